// What a page does in a browser: unpacks its pictures and trees, and goes from step to step by keys and mouse.

enum PageProgram {
  static let text = """
    "use strict";
    (async()=>{
    const sections=[...document.querySelectorAll("section")],entries=[...document.querySelectorAll("nav a")];
    const stops=[...document.querySelectorAll(".curve circle")];
    let data={texts:[],pictures:[],layouts:[]};
    try{
      const bytes=Uint8Array.from(atob(document.getElementById("data").textContent.trim()),c=>c.charCodeAt(0));
      const stream=new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
      data=JSON.parse(await new Response(stream).text());
    }catch(problem){
      const note=document.createElement("p");
      note.className="note";
      note.textContent="This browser cannot unpack the pictures: "+problem.message;
      document.querySelector("header").append(note);
    }
    const addresses=new Map();
    function address(place){
      if(!addresses.has(place))addresses.set(place,URL.createObjectURL(new Blob([data.pictures[place]],{type:"image/svg+xml"})));
      return addresses.get(place);
    }
    function image(place,label){
      const image=new Image();
      image.src=address(place);
      image.alt=label;
      return image;
    }
    function figure(section,label,height){
      const place=section.dataset.picture;
      if(place===undefined||!data.pictures.length)return null;
      const figure=document.createElement("figure"),stage=document.createElement("div"),caption=document.createElement("figcaption");
      const picture=image(+place,section.querySelector("h2").textContent),turn=+section.dataset.turn;
      stage.className="stage";
      picture.style.transform=`rotate(${turn}deg)`;
      picture.onload=()=>{
        // On its side a picture takes the other room.
        const across=Math.abs(turn)===90,w=picture.naturalWidth,h=picture.naturalHeight,scale=Math.min(1,height/Math.max(w,h));
        picture.style.width=w*scale+"px";
        stage.style.width=(across?h:w)*scale+"px";
        stage.style.height=(across?w:h)*scale+"px";
        picture.style.maxWidth="none";
      };
      caption.textContent=label;
      stage.append(picture);
      figure.append(stage,caption);
      return figure;
    }
    let before=true;
    function draw(index){
      const section=sections[index],box=section.querySelector(".pictures");
      box.replaceChildren();
      const previous=index>0&&!section.dataset.alone?sections[index-1]:null;
      if(before&&previous&&section.dataset.picture!==undefined&&previous.dataset.picture!==undefined){
        const old=figure(previous,"before",420);
        if(old)box.append(old);
      }
      const now=figure(section,previous&&before?"after":"",420);
      if(now)box.append(now);
    }
    function tree(section){
      const box=section.querySelector(".tree div");
      if(!box||box.childElementCount)return;
      for(const place of (section.dataset.layouts||"").split(" ").filter(Boolean)){
        const layout=data.layouts[+place];
        if(!layout)continue;
        const title=document.createElement("p"),table=document.createElement("table"),head=table.insertRow();
        title.textContent=`window ${layout.window}: ${layout.app}`;
        for(const word of["view","frame","constraints"]){const cell=document.createElement("th");cell.textContent=word;head.append(cell);}
        for(const[depth,name,id,x,y,w,h,marks,constraints]of layout.views){
          const row=table.insertRow(),view=row.insertCell(),frame=row.insertCell(),words=row.insertCell();
          view.textContent="  ".repeat(depth)+data.texts[name]+(id>=0?` "${data.texts[id]}"`:"");
          frame.textContent=`(${x}, ${y}; ${w}×${h})`;
          if(marks&1){row.className="hidden";frame.textContent+=" hidden";}
          if(marks&2){const word=document.createElement("span");word.className="ambiguous";word.textContent="ambiguous";words.append(word,document.createElement("br"));}
          for(const constraint of constraints){
            const word=document.createElement("span");
            word.textContent=data.texts[constraint<0?-1-constraint:constraint];
            if(constraint<0)word.className="broken";
            words.append(word,document.createElement("br"));
          }
        }
        box.append(title,table);
      }
    }
    let now=-1;
    function go(index,isSaid=true){
      index=Math.max(0,Math.min(sections.length-1,index));
      if(index===now||!sections.length)return;
      now=index;
      sections.forEach((section,place)=>section.classList.toggle("now",place===index));
      entries.forEach((entry,place)=>entry.classList.toggle("now",place===index));
      stops.forEach((stop,place)=>stop.classList.toggle("now",place===index));
      entries[index].scrollIntoView({block:"nearest",inline:"nearest"});
      draw(index);
      if(sections[index].querySelector(".tree[open]"))tree(sections[index]);
      if(isSaid)history.replaceState(null,"","#"+sections[index].id);
    }
    function named(){return sections.findIndex(section=>"#"+section.id===location.hash);}
    document.documentElement.classList.add("script");
    entries.forEach((entry,place)=>{
      const picture=sections[place].dataset.picture;
      if(picture!==undefined&&data.pictures.length){const thumb=image(+picture,"");thumb.loading="lazy";entry.firstElementChild.append(thumb);}
      entry.addEventListener("click",event=>{event.preventDefault();go(place);});
    });
    stops.forEach((stop,place)=>stop.parentNode.addEventListener("click",event=>{event.preventDefault();go(place);}));
    sections.forEach(section=>section.querySelector(".tree")?.addEventListener("toggle",()=>tree(section)));
    addEventListener("hashchange",()=>{const place=named();if(place>=0)go(place,false);});
    addEventListener("keydown",event=>{
      if(event.ctrlKey||event.metaKey||event.altKey)return;
      const parts=()=>[...sections[now].querySelectorAll("details")];
      if(event.key==="ArrowRight"||event.key==="j")go(now+1);
      else if(event.key==="ArrowLeft"||event.key==="k")go(now-1);
      else if(event.key==="Home")go(0);
      else if(event.key==="End")go(sections.length-1);
      else if(event.key==="b"){before=!before;draw(now);}
      else if(event.key>="1"&&event.key<="6"){const part=parts()[+event.key-1];if(part)part.open=!part.open;}
      else return;
      event.preventDefault();
    });
    addEventListener("beforeprint",()=>sections.forEach((section,place)=>{draw(place);tree(section);}));
    // The first that went wrong is what a reader came for.
    const wrong=sections.findIndex(section=>section.classList.contains("bad"));
    go(Math.max(0,named()>=0?named():wrong),false);
    document.documentElement.dataset.ready="yes";
    })();
    """
}
