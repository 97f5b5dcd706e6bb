// Shows pictures for previews, one after the other, in a window of 1200 × 630: the drawings of games and lessons on sand, without words.

(async () => {
  const { h } = await import('/js/dom.js');
  const { ask } = await import('/js/api.js');
  const { still } = await import('/js/board/board.js');
  const { games } = await import('/js/games.js');
  const { logo } = await import('/js/icons.js');
  const { pictures } = await import('/js/pictures.js');

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    body { overflow: hidden; } body > * { display: none; }
    .preview { display: flex; position: fixed; inset: 0; border-radius: 0; align-items: center; justify-content: center; gap: 0; padding: 20px 40px; }
    .preview::before { display: none !important; }
    .preview.row { flex-direction: row !important; margin: 0; padding-bottom: 76px; } .preview.row > .drawing { flex: 1 1 0; }
    .preview > .drawing { width: 100%; height: 100%; min-width: 0; min-height: 0; }
    .preview.many { display: grid; grid-template: repeat(2, 1fr) / repeat(3, 1fr); gap: 30px 60px; }
    .preview .mark { position: absolute; left: 36px; bottom: 26px; display: flex; align-items: center; gap: 14px; font-weight: 650; font-size: 34px; }
    .preview .mark svg { width: 56px; height: 48px; }
    .preview .asked { position: absolute; right: 50px; top: 16px; font-size: 150px; font-weight: 700; color: var(--accent); line-height: 1.1; }`);
  document.adoptedStyleSheets = [sheet];

  const rows = new Map(games.map(row => [row.name, row]));
  const drawn = async expression => (await ask('play', { expression })).states[0].parts.map(still);

  /** The first position that a lesson plays on. */
  async function lesson(topic) {
    const { positionsOf } = await import('/js/lessons/commands.js');
    const [{ sections }] = await ask('lessons', { topic });
    const first = sections.flatMap(each => each.screens).map(screen => screen.scene).find(scene => scene?.kind === 'play');
    return drawn(positionsOf(first)[0].expression);
  }

  const made = {
    home: async () => ['nim', 'kayles', 'hackenbush', 'cram', 'wythoff', 'chomp'].map(name => pictures(rows.get(name))[0]),
    daily: async () => [...await drawn('nim(2,5,6)'), h('span', { class: 'asked' }, '?')],
  };

  window.showPreview = async name => {
    const drawings = await (made[name]?.() ?? (name.startsWith('lesson-') ? lesson(name.slice(7)) : pictures(rows.get(name))));
    if (name === 'daily') drawings.filter(each => each.matches('svg')).forEach(each => each.setAttribute('preserveAspectRatio', 'xMidYMax meet')); // heaps stand on one ground
    document.querySelector('.preview')?.remove();
    document.body.append(h('div', { class: 'preview sand' + (name === 'home' ? ' many' : made[name] || name.startsWith('lesson-') ? ' row' : '') }, drawings, name !== 'home' && h('span', { class: 'mark' }, logo(), 'Grundy')));
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  };
})()
