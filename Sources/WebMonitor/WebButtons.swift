// What the buttons and keys of the live page ask for: apart from what is drawn, because each is a line of a script.

enum WebButtons {
  /// Stands in the page's script, where `input`, `state` and `left` are.
  static let source = #"""
    const circle = ['portrait', 'landscapeRight', 'portraitUpsideDown', 'landscapeLeft'];
    function turn(way) {
      const now = Math.max(0, circle.indexOf(state ? state.deviceOrientation : 'portrait'));
      input('deviceOrientation', { orientation: circle[(now + way + 4) % 4] });
    }
    for (const button of document.querySelectorAll('[data-turn]'))
      button.addEventListener('click', () => turn(Number(button.dataset.turn)));
    for (const button of document.querySelectorAll('[data-hold]'))
      button.addEventListener('click', () => input('deviceOrientation', { orientation: button.dataset.hold }));
    by('lock').addEventListener('click', () => input('rotationLock', { locked: !(state && state.rotationLocked) }));
    by('home').addEventListener('click', () => {
      if (!state || !state.windows.length) return;
      const front = state.windows.filter(w => w.foreground && w.screen === 'device');
      if (front.length) left = (front.find(w => w.focused) || front[0]).id;
      const back = state.windows.find(w => w.id === left) || state.windows[0];
      input('window', front.length ? { order: 'home' } : { order: 'focus', window: back.id });
    });
    by('half').addEventListener('click', () => input('arrange', { arrangement: 'half' }));
    by('pull').addEventListener('click', () => {
      const window = state && state.windows.find(w => w.focused) || state && state.windows[0];
      if (window) input('pullDown', { window: window.id });
    });
    // Enter types what stands in the field, or is the return key where nothing does; so with the key that deletes.
    by('keys').addEventListener('keydown', event => {
      event.stopPropagation();
      const window = state && (state.windows.find(w => w.focused) || state.windows[0]);
      const text = by('keys').value;
      if (!window || !(event.key === 'Enter' || event.key === 'Backspace' && !text)) return;
      event.preventDefault();
      input('type', Object.assign({ window: window.id, text: event.key === 'Enter' ? text || '\n' : '' },
        event.key === 'Enter' ? {} : { deletes: 1 }));
      by('keys').value = '';
    });
    document.addEventListener('keydown', event => {
      if (event.key === 'r') turn(1);
      if (event.key === 'l') turn(-1);
    });

    """#
}
