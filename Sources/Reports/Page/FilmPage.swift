// A film as a page: the pictures of every moment, played, stopped and gone through in a browser, sharp at every size.
import EventLog
import Foundation
import Picture

/// A film in one HTML file without anything beside it.
public struct FilmPage: Sendable {
  private let title: String
  private var frames: [(picture: Int, milliseconds: Int)] = []
  private var pictures: [String] = []
  private var places: [String: Int] = [:]
  /// Where something new begins: the frame's number and its words.
  private var states: [(frame: Int, words: String)] = []

  public init(title: String) { self.title = title }

  /// How many pictures there are.
  public var count: Int { frames.count }

  /// Adds a picture, as SVG, that stays for so many seconds; `words` say what begins with it, nil for what goes on.
  public mutating func add(_ picture: String, seconds: Double, words: String?) {
    if let words { states.append((frames.count, words)) }
    let place = places[picture] ?? pictures.count
    if place == pictures.count {
      places[picture] = place
      pictures.append(picture)
    }
    frames.append((place, max(1, Int((seconds * 1000).rounded()))))
  }

  /// The file's bytes. Pictures are shown as images, so nothing in them runs; words are text and never markup.
  public func html() throws(PictureError) -> [UInt8] {
    var data = JSONText.object
    data.add("pictures", JSONText.list(pictures))
    let times = frames.map { "[\($0.picture),\($0.milliseconds)]" }.joined(separator: ",")
    let whole = "\(data.closed.dropLast()),\"frames\":[\(times)]}"
    let blob = Data(try Deflated.stream(Array(whole.utf8), of: .text)).base64EncodedString()
    let entries = states.map { state in
      "<li><button data-frame=\"\(state.frame)\">\(xml(state.words))</button></li>"
    }.joined()
    let page = """
      \(PageHead.opening(title, style: Self.style))
      <h1>\(xml(title))</h1><figure><img id="picture" alt="The device"></figure>
      <p class="controls"><button id="play">Pause</button>
      <input id="place" type="range" min="0" max="\(max(0, frames.count - 1))" value="0" aria-label="Moment">
      <select id="speed" aria-label="Speed"><option value="0.1">a tenth</option><option value="0.25">a quarter</option>\
      <option value="1" selected>as it is</option><option value="2">double</option></select></p>
      <ol>\(entries)</ol><p class="keys">space plays and stops · ← → a picture · Home End</p>
      <script id="data" type="text/plain">\(blob)</script><script>\(Self.program)</script></body></html>

      """
    return Array(page.utf8)
  }

  private static let style = """
    body{font:15px/1.4 system-ui,sans-serif;margin:1.5rem auto;max-width:60rem;padding:0 1rem}
    h1{font-size:1.1rem;font-weight:600}
    figure{margin:0;text-align:center}
    img{width:min(100%,70vh);background:#fff;border-radius:8px}
    .controls{display:flex;gap:.8rem;align-items:center}
    #place{flex:1}
    ol{columns:18rem;list-style:none;padding:0}
    li button{background:none;border:0;color:inherit;font:inherit;cursor:pointer;padding:.1rem 0;text-align:left}
    li button:hover,li.now button{text-decoration:underline}
    li.now{font-weight:600}
    .keys{opacity:.7}
    @media print{.controls,.keys{display:none}}
    """

  private static let program = """
    "use strict";
    (async()=>{
    const get=id=>document.getElementById(id);
    const entries=[...document.querySelectorAll("li button")],picture=get("picture"),place=get("place");
    let data={pictures:[],frames:[]};
    try{
      const bytes=Uint8Array.from(atob(get("data").textContent.trim()),c=>c.charCodeAt(0));
      const stream=new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
      data=JSON.parse(await new Response(stream).text());
    }catch(problem){
      const note=document.createElement("p");
      note.textContent="This browser cannot unpack the pictures: "+problem.message;
      document.body.prepend(note);
    }
    const addresses=new Map();
    function address(number){
      if(!addresses.has(number))
        addresses.set(number,URL.createObjectURL(new Blob([data.pictures[number]],{type:"image/svg+xml"})));
      return addresses.get(number);
    }
    let now=0,plays=true,timer=null;
    function show(frame){
      if(!data.frames.length)return;
      now=Math.max(0,Math.min(data.frames.length-1,frame));
      picture.src=address(data.frames[now][0]);
      place.value=now;
      let last=null;
      for(const entry of entries){
        entry.parentElement.className="";
        if(Number(entry.dataset.frame)<=now)last=entry;
      }
      if(last){last.parentElement.className="now";picture.alt=last.textContent;}
      clearTimeout(timer);
      if(plays)timer=setTimeout(()=>show((now+1)%data.frames.length),data.frames[now][1]/Number(get("speed").value));
    }
    function play(wanted){plays=wanted;get("play").textContent=plays?"Pause":"Play";show(now);}
    get("play").onclick=()=>play(!plays);
    get("speed").onchange=()=>show(now);
    place.oninput=()=>{play(false);show(Number(place.value));};
    for(const entry of entries)entry.onclick=()=>show(Number(entry.dataset.frame));
    addEventListener("keydown",event=>{
      if(event.target.tagName==="SELECT")return;
      if(event.key===" "){play(!plays);event.preventDefault();}
      if(event.key==="ArrowRight"){play(false);show(now+1);event.preventDefault();}
      if(event.key==="ArrowLeft"){play(false);show(now-1);event.preventDefault();}
      if(event.key==="Home")show(0);
      if(event.key==="End"){play(false);show(data.frames.length-1);}
    });
    show(0);
    })();
    """
}
