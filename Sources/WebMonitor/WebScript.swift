// What the live page does: draws what it is told, and says what a hand does as lines of scripts.

enum WebScript {
  /// Texts of apps become text nodes and attributes' values only, never markup.
  static let source = #"""
    'use strict';
    const by = id => document.getElementById(id);
    const make = (tag, text, name) => {
      const node = document.createElement(tag);
      if (text !== undefined) node.textContent = text;
      if (name) node.className = name;
      return node;
    };
    const maximumViews = 3000, maximumHistory = \#(WebHub.maximumPast), holdPause = 33;
    let state = null, attitude = [0, -1, 0], channel = null, wait = 500, lastHold = 0, heldLater = null, left = null;

    function send(order) { if (channel && channel.readyState === 1) channel.send(JSON.stringify(order)); }
    function input(event, more) {
      refuse('');
      send(Object.assign({ record: 'input', event }, more));
    }
    function hold(g) {
      // The newest reading counts; more than thirty a second nobody sees.
      const now = performance.now();
      clearTimeout(heldLater);
      if (now - lastHold < holdPause) { heldLater = setTimeout(() => hold(g), holdPause); return; }
      lastHold = now;
      send({ hold: g.map(v => Math.round(v * 1e4) / 1e4) });
    }

    // The shortest way from "down" as the device feels it to down on the page, seen from a little above; CSS counts y downwards.
    // One transform of one flat, opaque layer: without a graphics card each further layer is painted anew with every frame.
    let drawn = null;
    function tilt(g) {
      const length = Math.hypot(...g);
      if (!(length > 0.05)) return;
      const [x, y, z] = g.map(v => v / length);
      // What moves no corner, 450 pixels out at most, by half a pixel is not seen; slow ways count from what was drawn.
      if (drawn && Math.hypot(x - drawn[0], y - drawn[1], z - drawn[2]) * 450 < 0.5) return;
      drawn = [x, y, z];
      let axis = [z, 0, -x];
      let sine = Math.hypot(axis[0], axis[2]);
      if (sine < 1e-6) { axis = [0, 0, 1]; sine = 1; }
      const angle = Math.atan2(Math.hypot(x, z), -y);
      by('device').style.transform = 'translate(-50%, -50%) perspective(1600px) rotateX(-14deg) '
        + `rotate3d(${-axis[0] / sine}, 0, ${-axis[2] / sine}, ${angle}rad)`;
    }

    const quarter = { portrait: 0, landscapeRight: 90, landscapeLeft: -90, portraitUpsideDown: 180 };
    function place(device) {
      const [width, height] = device.screen;
      const turn = quarter[device.interfaceOrientation] ?? 0;
      const isTurned = Math.abs(turn) === 90;
      const [bodyWidth, bodyHeight] = isTurned ? [height, width] : [width, height];
      const edge = 14, screen = by('screen').style, body = by('device').style;
      const stage = by('stage').getBoundingClientRect();
      // However it is held no corner leaves the stage: nearness makes its half diagonal longer by a fiftieth at most.
      const room = Math.min(stage.width, stage.height) * 0.92;
      const scale = Math.min(1.4, room / Math.hypot(bodyWidth + 2 * edge, bodyHeight + 2 * edge));
      Object.assign(screen, { width: width + 'px', height: height + 'px', borderRadius: '32px',
        left: scale * (edge + bodyWidth / 2) - width / 2 + 'px', top: scale * (edge + bodyHeight / 2) - height / 2 + 'px',
        transform: `scale(${scale}) rotate(${turn}deg)` });
      Object.assign(body, { width: scale * (bodyWidth + 2 * edge) + 'px', height: scale * (bodyHeight + 2 * edge) + 'px' });
      body.setProperty('--corner', 46 * scale + 'px');
      tilt(attitude);
    }

    function tapTarget(view) {
      for (let v = view; v; v = v.parent) if (v.tappable && (v.identifier || v.text)) return v.identifier || v.text;
      return null;
    }
    function describe(view, at) {
      const list = by('view');
      list.replaceChildren();
      const row = (name, value) => {
        if (value === null || value === undefined || value === '') return;
        list.append(make('dt', name), make('dd', value));
      };
      const points = list => list.map(v => Math.round(v * 100) / 100).join(', ');
      row('view', view.class); row('identifier', view.identifier); row('text', view.text);
      row('in its window', points(at)); row('in its superview', points(view.frame));
      row('tapped', tapTarget(view) === null ? 'does nothing' : 'does something');
    }

    // A finger that goes so far in a window is a drag, and no tap; what a wheel turns is one as well.
    const reach = 10, wheelPause = 120;
    let hasDragged = false, wheel = null;
    function finger(node, here, window) {
      let start = null;
      const spot = event => [here[0] + event.offsetX, here[1] + event.offsetY];
      const round = v => Math.round(v * 10) / 10;
      node.addEventListener('pointerdown', event => {
        if (event.target !== node) return;
        hasDragged = false;
        start = { at: spot(event), time: event.timeStamp };
        node.setPointerCapture(event.pointerId);
      });
      node.addEventListener('pointerup', event => {
        if (start === null) return;
        const [x, y] = start.at, [byX, byY] = spot(event).map((v, axis) => v - start.at[axis]);
        const seconds = Math.min(60, (event.timeStamp - start.time) / 1000);
        start = null;
        // Half a second in one place is a long press.
        if (Math.hypot(byX, byY) < reach && seconds < 0.5) return;
        hasDragged = true;
        const isPress = Math.hypot(byX, byY) < reach;
        input('drag', { window: window.id, x: round(x), y: round(y), byX: isPress ? 0 : round(byX),
          byY: isPress ? 0 : round(byY), seconds: Math.round(seconds * 1000) / 1000 });
      });
      node.addEventListener('wheel', event => {
        event.preventDefault();
        event.stopPropagation();
        if (wheel) { wheel.byX -= event.deltaX; wheel.byY -= event.deltaY; return; }
        const [x, y] = spot(event).map(round);
        wheel = { window: window.id, x, y, byX: -event.deltaX, byY: -event.deltaY, seconds: 0.3 };
        setTimeout(() => { input('drag', wheel); wheel = null; }, wheelPause);
      }, { passive: false });
    }

    // Everything the monitor knows of a view, in the console's words: a name of ten columns, then what it stands for.
    let asked = '';
    function inspect(view, path) {
      // A button's label is the button's own part, and what it keeps is the button.
      const whole = view.class === 'UIButtonLabel' ? path.slice(0, -1) : path;
      asked = whole.join();
      send({ inspect: whole });
    }
    function tellView(message) {
      if (message.of.join() !== asked) return;
      const list = by('view');
      list.replaceChildren(make('dt', 'view'), make('dd', message.lines[0]));
      for (const line of message.lines.slice(1))
        list.append(make('dt', line.slice(0, 10).trim()), make('dd', line.slice(10)));
    }

    let pointed = null;
    function spot(view, parent, box, at, window, counter, path) {
      if (view.hidden || counter.left-- <= 0) return;
      const [x, y, width, height] = view.frame;
      const node = make('div', undefined, view.tappable ? 'tappable' : '');
      Object.assign(node.style, { left: x + 'px', top: y + 'px', width: width + 'px', height: height + 'px' });
      view.parent = parent;
      if (view.identifier) node.dataset.name = view.identifier;
      const here = [at[0] + x, at[1] + y, width, height];
      node.addEventListener('pointerover', event => {
        event.stopPropagation();
        if (pointed) pointed.classList.remove('pointed');
        pointed = node;
        node.classList.add('pointed');
        describe(view, here);
        inspect(view, path);
      });
      finger(node, here, window);
      node.addEventListener('click', event => {
        event.stopPropagation();
        if (hasDragged) return;
        const target = tapTarget(view);
        if (target === null) refuse('nothing here takes a tap');
        else input('tap', { window: window.id, target });
      });
      box.append(node);
      (view.subviews || []).forEach((below, index) =>
        spot(below, view, node, here, window, counter, path.concat(index)));
    }
    function divide(windows, box) {
      const [a, b] = windows.filter(w => w.placement === 'primary' || w.placement === 'secondary').sort((one, other) => one.frame[0] - other.frame[0]);
      if (!a || !b) return;
      const left = a.frame[0] + a.frame[2], gap = b.frame[0] - left;
      if (gap < 0 || gap > 40) return;
      const node = make('div', undefined, 'divider');
      Object.assign(node.style, { left: left + gap / 2 - 7 + 'px', top: 0, bottom: 0 });
      let start = null;
      node.addEventListener('pointerdown', event => {
        event.stopPropagation();
        start = event.screenX;
        node.setPointerCapture(event.pointerId);
      });
      node.addEventListener('pointerup', event => {
        if (start === null) return;
        // On the page as drawn: so many points of the screen are so many pixels.
        const scale = node.getBoundingClientRect().height / node.offsetHeight || 1;
        const x = left + gap / 2 + (event.screenX - start) / scale;
        start = null;
        input('window', { order: 'divider', x: Math.max(0, Math.round(x)), steps: 8 });
      });
      node.addEventListener('click', event => event.stopPropagation());
      box.append(node);
    }

    // What a finger is on is not drawn anew below it: the browser would make no click of it.
    let isTouched = false, later = null;
    document.addEventListener('pointerdown', event => { isTouched = event.target.closest('#views') !== null; }, true);
    for (const name of ['pointerup', 'pointercancel']) document.addEventListener(name, () => setTimeout(() => {
      isTouched = false;
      const message = later;
      later = null;
      if (message) show(message);
    }), true);

    function show(message) {
      if (isTouched) { later = message; return; }
      by('peers').textContent = `sensor ${message.sensor}, host ${message.host}`;
      if (!message.device) return;
      const device = state = message.device;
      by('what').textContent =
        `${device.model}, iOS ${device.era}, held ${device.deviceOrientation}, shows ${device.interfaceOrientation}`;
      by('lock').setAttribute('aria-pressed', String(device.rotationLocked));
      for (const button of document.querySelectorAll('[data-hold]'))
        button.classList.toggle('now', button.dataset.hold === device.deviceOrientation);
      place(device);
      const rows = device.windows.map(window => {
        const row = make('tr', undefined, window.foreground ? '' : 'behind');
        const fill = make('button', 'full');
        fill.addEventListener('click', () => input('arrange', { arrangement: 'full', window: window.id }));
        const classes = `${window.horizontal[0]}/${window.vertical[0]}`.toUpperCase();
        row.append(make('td'), make('td', `${window.id} ${window.app}`), make('td', window.interfaceOrientation),
          make('td', `${window.frame[2]}×${window.frame[3]} ${classes}`), make('td', window.reason));
        row.firstChild.append(fill);
        row.title = window.explanation;
        return row;
      });
      by('windows').tBodies[0].replaceChildren(...rows);
      const views = make('div');
      const front = device.windows.filter(w => w.foreground && w.screen === 'device');
      const counter = { left: maximumViews };
      for (const window of [...front].sort((one, other) => one.layer - other.layer)) {
        const box = make('div');
        Object.assign(box.style, { left: window.frame[0] + 'px', top: window.frame[1] + 'px' });
        spot(Object.assign({}, window.root, { frame: [0, 0, window.frame[2], window.frame[3]] }), null, box, [0, 0],
          window, counter, [window.id]);
        views.append(box);
      }
      divide(front, views);
      views.id = 'views';
      by('views').replaceWith(views);
    }

    // It stays until something else is asked for: nobody reads by the clock.
    function refuse(text) { by('refusal').textContent = text; }
    function note(text, isBad) {
      const list = by('history');
      list.prepend(make('li', text, isBad ? 'bad' : ''));
      while (list.children.length > maximumHistory) list.lastChild.remove();
    }
    function tell(receipt) {
      const windows = receipt.windows.map(w => `${w.id} ${w.interfaceOrientation} (${w.reason})`).join(', ');
      note(`#${receipt.seq} ${receipt.input} ⇒ ${receipt.ending}: ${receipt.explanation || windows}`,
        receipt.ending !== 'settled');
    }

    function hear(message) {
      switch (message.kind) {
        case 'monitor': show(message); break;
        case 'picture': by('picture').src = '/picture.svg?' + message.n; break;
        case 'motion': tilt(attitude = message.g); break;
        case 'receipt': tell(message); break;
        case 'view': tellView(message); break;
        case 'refusal': refuse(message.text); break;
        case 'note': note(message.text, false); break;
        case 'past':
          by('history').replaceChildren();
          for (const one of message.messages) hear(JSON.parse(one));
          break;
      }
    }
    function connect() {
      channel = new WebSocket(`ws://${location.host}/live`);
      channel.onopen = () => { wait = 500; };
      channel.onmessage = event => hear(JSON.parse(event.data));
      channel.onclose = () => {
        by('peers').textContent = 'the monitor is gone; trying again';
        setTimeout(connect, wait = Math.min(wait * 2, 10000));
      };
    }

    \#(WebButtons.source)

    // A drag beside the screen tilts the device: across it turns like a wheel, up and down it leans.
    let grip = null;
    by('stage').addEventListener('pointerdown', event => {
      if (event.target.closest('#screen')) return;
      const [x, y, z] = attitude;
      grip = { x: event.clientX, y: event.clientY, roll: Math.atan2(x, -y), lean: Math.asin(Math.max(-1, Math.min(1, z))) };
      by('stage').setPointerCapture(event.pointerId);
      by('stage').classList.add('turning');
    });
    by('stage').addEventListener('pointermove', event => {
      if (!grip) return;
      const roll = grip.roll + (event.clientX - grip.x) / 150;
      const lean = Math.max(-1.57, Math.min(1.57, grip.lean + (event.clientY - grip.y) / 150));
      attitude = [Math.sin(roll) * Math.cos(lean), -Math.cos(roll) * Math.cos(lean), Math.sin(lean)];
      tilt(attitude);
      hold(attitude);
    });
    for (const name of ['pointerup', 'pointercancel']) by('stage').addEventListener(name, () => {
      grip = null;
      by('stage').classList.remove('turning');
    });

    // The W3C's signs are the opposite of CoreMotion's, and its unit is m/s².
    function moved(event) {
      const a = event.accelerationIncludingGravity;
      if (a && a.x !== null) hold([-a.x / 9.80665, -a.y / 9.80665, -a.z / 9.80665]);
    }
    by('motion').addEventListener('click', async () => {
      const isOn = by('motion').getAttribute('aria-pressed') === 'true';
      if (!isOn && typeof DeviceMotionEvent !== 'undefined' && DeviceMotionEvent.requestPermission
        && await DeviceMotionEvent.requestPermission() !== 'granted') return refuse('the browser keeps its motion');
      if (isOn) removeEventListener('devicemotion', moved); else addEventListener('devicemotion', moved);
      by('motion').setAttribute('aria-pressed', String(!isOn));
    });
    // Screens by their width; each mark above the slider is one of them, red where something breaks.
    let sizes = null;
    async function sweep() {
      const window = state && (state.windows.find(w => w.focused) || state.windows[0]);
      if (!window) return;
      by('swept').textContent = `laying ${window.app} out …`;
      const answer = await fetch('/sizes.json?app=' + encodeURIComponent(window.app));
      const text = await answer.text();
      if (!answer.ok) { by('swept').textContent = text.trim(); return; }
      const lines = text.trim().split('\n').map(line => JSON.parse(line));
      const found = new Map();
      for (const line of lines.filter(line => line.check)) line.screens.forEach(screen =>
        found.set(screen, (found.get(screen) || []).concat(`${line.check}: ${line.message}`)));
      const shape = /^(\S+) iOS (\S+) (\S+) (.+) ([\d.]+)×([\d.]+)$/;
      sizes = { app: window.app, screens: lines.flatMap(line => line.check ? [] : line.screens || []).flatMap(name => {
        const [, device, era, orientation, share, width, height] = shape.exec(name) || [];
        return device ? [{ name, device, era, orientation, share, width: +width, height: +height,
          found: found.get(name) || [] }] : [];
      }).sort((one, other) => one.width - other.width || one.height - other.height) };
      const broken = sizes.screens.filter(screen => screen.found.length);
      by('swept').textContent = !sizes.screens.length ? 'nothing could be tried'
        : `${sizes.screens.length} screens of ${sizes.app} as launched, `
        + (broken.length ? `${broken.length} break: ${ranges(sizes.screens)} wide` : 'none breaks');
      by('marks').replaceChildren(...sizes.screens.map(screen => make('span', undefined, screen.found.length ? 'bad' : '')));
      by('scale').hidden = !sizes.screens.length;
      by('size').max = Math.max(0, sizes.screens.length - 1);
      by('size').value = sizes.screens.indexOf(broken[0] || sizes.screens[0]);
      choose();
      drawSize();
    }
    // Widths next to each other that break; a width breaks when one of its screens does.
    function ranges(screens) {
      const widths = new Map();
      for (const screen of screens) widths.set(screen.width, widths.get(screen.width) || screen.found.length > 0);
      const runs = [];
      let isOpen = false;
      for (const [width, isBad] of widths) {
        if (isBad && isOpen) runs[runs.length - 1][1] = width;
        else if (isBad) runs.push([width, width]);
        isOpen = isBad;
      }
      return runs.map(([from, to]) => from === to ? from : `${from}–${to}`).join(', ');
    }
    function choose() {
      const screen = sizes && sizes.screens[by('size').value];
      if (!screen) return;
      by('chosen').textContent = screen.name;
      by('broken').replaceChildren(...screen.found.map(text => make('li', text)));
    }
    function drawSize() {
      const screen = sizes && sizes.screens[by('size').value];
      if (!screen) return;
      const words = { app: sizes.app, device: screen.device, era: screen.era, orientation: screen.orientation };
      by('sheet').src = '/sizes.svg?' + new URLSearchParams(words);
      by('sheet').hidden = false;
    }
    by('sweep').addEventListener('click', sweep);
    by('size').addEventListener('input', choose);
    by('size').addEventListener('change', drawSize);

    addEventListener('resize', () => { if (state) place(state); });
    connect();

    """#
}
