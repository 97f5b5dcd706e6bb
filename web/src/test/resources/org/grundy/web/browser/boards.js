// Shows the boards of some groups of games together, as they stand when play begins, each with its name.

(async () => {
  const { h } = await import('/js/dom.js');
  const { ask } = await import('/js/api.js');
  const { Board } = await import('/js/board/board.js');
  const { groups, nameOf } = await import('/js/games.js');

  const style = new CSSStyleSheet();
  style.replaceSync(`
    body > :not(.together) { display: none !important; } body { padding: 0 !important; }
    .together { display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px 14px; padding: 14px; background: var(--ground); }
    .together h2 { margin: 0 0 4px; font-size: 16px; } .together .boards { height: 190px; }`);

  window.showBoards = async names => {
    document.adoptedStyleSheets = [style];
    const place = h('div', { class: 'together' });
    document.body.append(place);
    for (const row of groups.filter(({ group }) => names.includes(group)).flatMap(({ games }) => games)) {
      const board = new Board(() => {}), { states, moves } = await ask('play', { expression: row.start });
      place.append(h('section', {}, h('h2', {}, nameOf(row)), board.element));
      board.show(states[0].parts, moves, null, true);
    }
    return Math.ceil(place.getBoundingClientRect().height);
  };
  window.hideBoards = () => { document.adoptedStyleSheets = []; document.querySelector('.together').remove(); };
})()
