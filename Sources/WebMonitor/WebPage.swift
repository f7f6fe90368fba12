// The live page's document: what stands where, without a word of any app.

/// The page's HTML; styles and behaviour are files of their own, as its security policy asks.
enum WebPage {
  static let document = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Swivel</title>
    <link rel="icon" type="image/svg+xml" href="/picture.svg">
    <link rel="stylesheet" href="/page.css">
    <script src="/page.js" defer></script>
    </head>
    <body>
    <header>
      <h1>Swivel</h1>
      <p id="what">connecting …</p>
      <p id="peers"></p>
    </header>
    <main>
      <section id="stage" aria-label="The device; drag beside it to tilt it">
        <div id="device"><div id="screen">
          <img id="picture" alt="What is seen on the device" draggable="false">
          <div id="views"></div>
        </div></div>
        <p id="refusal" role="status"></p>
      </section>
      <aside>
        <div id="hand" role="group" aria-label="How the device is held">
          <button data-turn="-1" title="l">↺ left</button>
          <button data-turn="1" title="r">↻ right</button>
          <button data-hold="portrait">upright</button>
          <button data-hold="landscapeLeft">landscapeLeft</button>
          <button data-hold="landscapeRight">landscapeRight</button>
          <button data-hold="portraitUpsideDown">upside down</button>
          <button data-hold="faceUp">face up</button>
          <button data-hold="faceDown">face down</button>
          <button id="home">Home Screen</button>
          <button id="lock" aria-pressed="false">rotation lock</button>
          <button id="motion" aria-pressed="false" title="The accelerometer of the machine this page is on">this device's motion</button>
        </div>
        <table id="windows"><thead><tr>
          <th></th><th>window</th><th>interface</th><th>size</th><th>why</th>
        </tr></thead><tbody></tbody></table>
        <dl id="view"><dt>view</dt><dd>point at one</dd></dl>
        <p>
          <button id="pull">pull the sheet down</button>
          <button id="half">Split View 1/2</button>
          <input id="keys" placeholder="keys to type, then Enter" aria-label="Keys to type" autocomplete="off">
          <a href="/session.swivel" download>session as a script</a>
          <a href="/session.swift" download>as a Swift test</a>
        </p>
        <section id="sizes" aria-label="Every size of the catalogue">
          <p><button id="sweep">what breaks at which size</button> <span id="swept"></span></p>
          <div id="scale" hidden>
            <div id="marks"></div>
            <input id="size" type="range" min="0" step="1" aria-label="Screens of the catalogue, by width">
            <p id="chosen"></p>
            <ul id="broken"></ul>
            <img id="sheet" alt="The screen of that size" hidden>
          </div>
        </section>
        <ul id="history"></ul>
      </aside>
    </main>
    </body>
    </html>

    """
}
