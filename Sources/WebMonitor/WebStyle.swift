// How the live page looks, by light and by dark.

enum WebStyle {
  static let sheet = """
    :root { color-scheme: light dark; --ink: #1c1c1e; --dim: #636366; --paper: #f2f2f7; --card: #fff; --line: #c6c6c8;
      --tint: #0060df; --bad: #c00020; --body: #2c2c2e; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f2f2f7; --dim: #aeaeb2; --paper: #000; --card: #1c1c1e;
      --line: #48484a; --tint: #6cb0ff; --bad: #ff6b7d; --body: #48484a; } }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body { display: flex; flex-direction: column; font: 14px/1.4 system-ui, sans-serif; color: var(--ink);
      background: var(--paper); }
    header { display: flex; gap: 1.5em; align-items: baseline; padding: .5em 1em; border-bottom: 1px solid var(--line); }
    h1 { font-size: 1.1em; margin: 0; } header p { margin: 0; color: var(--dim); }
    main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(0, 1fr) 29em; }
    /* A layer of one colour is filled anew below what moves, where pieces of the page would be copied. */
    #stage { position: relative; overflow: hidden; background: var(--paper); will-change: transform; cursor: grab;
      touch-action: none; user-select: none; }
    #stage.turning { cursor: grabbing; }
    /* Its corners are the ground's, and not transparent: an opaque layer costs half of one that is blended. */
    #device { position: absolute; left: 50%; top: 50%; background: var(--paper); will-change: transform; }
    #device::before { content: ""; position: absolute; inset: 0; border-radius: var(--corner); background: var(--body);
      border: 2px solid var(--line); }
    #screen { position: absolute; overflow: hidden; background: #000; cursor: default; transform-origin: 50% 50%; }
    #picture { position: absolute; inset: 0; width: 100%; height: 100%; }
    #views, #views div { position: absolute; }
    #views { inset: 0; }
    #views div.tappable { cursor: pointer; }
    #views div.pointed { outline: 2px solid var(--tint); outline-offset: -2px; }
    #views .divider { width: 14px; cursor: ew-resize; z-index: 2; }
    #views .divider::after { content: ""; position: absolute; inset: 35% 5px; border-radius: 2px; background: #8e8e93; }
    #refusal { position: absolute; left: 1em; right: 1em; bottom: 0; margin: 1em 0; color: var(--bad); text-align: center; }
    aside { border-left: 1px solid var(--line); background: var(--card); padding: 1em; overflow: auto; }
    button, a { font: inherit; color: var(--tint); } button { background: none; border: 1px solid var(--line);
      border-radius: 6px; padding: .15em .6em; cursor: pointer; }
    button[aria-pressed=true], button.now { background: var(--tint); color: var(--card); }
    #hand { display: flex; flex-wrap: wrap; gap: .4em; margin-bottom: 1em; }
    table { border-collapse: collapse; width: 100%; font-size: .9em; } th { text-align: left; color: var(--dim);
      font-weight: normal; } td, th { padding: .2em .5em .2em 0; vertical-align: top; }
    tr.behind { color: var(--dim); }
    dl { display: grid; grid-template-columns: auto 1fr; gap: .1em 1em; margin: 1em 0; font-size: .9em; height: 15em; overflow: auto;
      align-content: start; }
    dt { color: var(--dim); } dd { margin: 0; overflow-wrap: anywhere; }
    #marks { display: flex; height: .6em; margin: 0 .5em; background: var(--line); } #marks span { flex: 1; }
    #marks span.bad { background: var(--bad); } #size { width: 100%; margin: .2em 0; } #chosen { margin: 0; }
    #broken { padding-left: 1.2em; margin: .2em 0; font-size: .9em; color: var(--bad); } #sheet { max-width: 100%; }
    #history { padding: 0; list-style: none; font-size: .9em; } #history li { margin-bottom: .3em; overflow-wrap: anywhere; }
    #history li.bad { color: var(--bad); }
    @media (max-width: 60em) { main { grid-template-columns: 1fr; grid-template-rows: 60vh auto; } aside { border: 0; } }

    """
}
