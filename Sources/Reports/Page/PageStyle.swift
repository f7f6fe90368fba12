// How a page looks, on light and dark screens and on paper.

enum PageStyle {
  static let text = """
    :root{--ink:#1c1c1e;--paper:#fff;--soft:#6b6b70;--line:#d8d8dc;--card:#f5f5f7;--blue:#0a66d6;--red:#c62828;--green:#1b7a3d;--amber:#9a6700}
    @media(prefers-color-scheme:dark){:root{--ink:#f2f2f5;--paper:#161618;--soft:#a0a0a8;--line:#3a3a3e;--card:#222226;--blue:#63a8ff;--red:#ff7b72;--green:#5fd38a;--amber:#e3b341}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--paper);color:var(--ink);font:14px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;display:grid;grid-template-columns:230px minmax(0,1fr)}
    header{grid-column:1/-1;padding:16px 24px 8px;border-bottom:1px solid var(--line)}
    h1{font-size:20px;margin:0 0 6px;overflow-wrap:anywhere}
    h2{font-size:17px;margin:0 0 2px;overflow-wrap:anywhere}
    dl{display:flex;flex-wrap:wrap;gap:4px 24px;margin:0}
    dl div{display:flex;gap:6px}
    dt{color:var(--soft)}
    dd{margin:0;font-weight:600;overflow-wrap:anywhere}
    .good dd,tr.good td:first-child{color:var(--green)}
    .bad dd,tr.bad td:first-child,.bad .ending{color:var(--red)}
    .refused .ending{color:var(--amber)}
    .curve{display:block;width:100%;max-width:1100px;height:auto;margin-top:10px}
    .curve text{font-size:10px;fill:var(--soft)}
    .curve path{fill:none}
    .curve .rule{stroke:var(--line);stroke-width:.5}
    .curve .device{stroke:var(--blue);stroke-width:2}
    .curve .interface{stroke:var(--green);stroke-width:5;opacity:.35}
    .curve circle{fill:var(--blue);cursor:pointer}
    .curve circle.now{fill:var(--ink);r:6px}
    .legend,.keys,.note{color:var(--soft);font-size:12px;margin:2px 0}
    .note{grid-column:1/-1;padding:4px 24px}
    .legend .device{color:var(--blue)}
    .legend .interface{color:var(--green)}
    nav{border-right:1px solid var(--line);max-height:100vh;overflow:auto;position:sticky;top:0}
    nav ol{list-style:none;margin:0;padding:8px}
    nav a{display:block;padding:6px 8px;border-radius:8px;color:inherit;text-decoration:none;overflow-wrap:anywhere;border-left:4px solid var(--line);margin-bottom:4px}
    nav a:focus-visible{outline:2px solid var(--blue)}
    nav .changed a{border-left-color:var(--blue)}
    nav .bad a{border-left-color:var(--red)}
    nav .refused a{border-left-color:var(--amber)}
    nav a.now{background:var(--card)}
    .thumb{display:flex;height:72px;align-items:center;justify-content:center}
    .thumb:empty{display:none}
    .thumb img{max-width:100%;max-height:72px}
    main{padding:16px 24px}
    .script section{display:none}
    .script section.now{display:block}
    section{break-inside:avoid;margin-bottom:24px}
    .fact{color:var(--soft);margin:0 0 10px}
    .pictures{display:flex;flex-wrap:wrap;gap:24px;align-items:center;margin-bottom:12px}
    figure{margin:0;text-align:center;max-width:100%}
    figcaption{color:var(--soft);font-size:12px;margin-top:4px}
    .stage{display:flex;align-items:center;justify-content:center}
    .stage img{max-width:100%;transition:transform .25s}
    @media(prefers-reduced-motion:reduce){.stage img{transition:none}}
    details{border-top:1px solid var(--line);padding:6px 0}
    summary{cursor:pointer;font-weight:600}
    pre{margin:6px 0;white-space:pre-wrap;overflow-wrap:anywhere;font:12px/1.5 ui-monospace,"DejaVu Sans Mono",monospace}
    table{border-collapse:collapse;font-size:12px;margin:6px 0}
    td,th{text-align:left;padding:2px 10px 2px 0;vertical-align:top;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
    .tree td:first-child{white-space:pre;font-family:ui-monospace,"DejaVu Sans Mono",monospace}
    .tree .hidden{opacity:.55}
    .broken{color:var(--red);text-decoration:line-through}
    .ambiguous{color:var(--amber)}
    @media(max-width:720px){body{display:block}nav{max-height:none;position:static;border:0}nav ol{display:flex;overflow:auto}nav li{min-width:120px}}
    @media print{body{display:block}nav,.keys{display:none}.script section{display:block}.stage img{max-height:300px}}
    """
}
