// A graph drawn by hand: vertices by clicking on the ground, edges by choosing two vertices one after the other.

import { h, s } from './dom.js';
import { linkTo } from './link.js';
import { allGames, titleOf } from './setup.js';
import { t } from './words.js';

const W = 12, H = 6;

export function graphEditor() {
  let vertices = [], edges = [], chosen = null, next = 1;
  const written = h('input', { id: 'edges', spellcheck: 'false', autocapitalize: 'off', change: () => { read(written.value); draw(); } });
  const svg = s('svg', { viewBox: `0 0 ${W} ${H}`, class: 'drawing editor-graph', role: 'img', 'aria-label': t('rules.graph'), click: ground });
  const games = ['nodekayles', 'arckayles', 'geography', 'hackenbush'];
  const game = h('select', { 'aria-label': t('rules.graphGame') }, games.map(name => h('option', { value: name }, name)));
  allGames().then(all => { for (const each of game.options) each.textContent = titleOf(all.find(({ name }) => name === each.value)); }, () => {});

  function text() {
    const alone = vertices.filter(v => !edges.some(e => e.includes(v.name))).map(v => v.name);
    return [...edges.map(e => e.join('-')), ...alone].join(', ');
  }

  function ground(event) {
    if (event.target !== svg) return;
    const box = svg.getBoundingClientRect();
    vertices.push({ name: String(next++), x: (event.clientX - box.x) / box.width * W, y: (event.clientY - box.y) / box.height * H });
    chosen = null;
    draw();
  }

  function choose(name) {
    if (chosen === name) {
      vertices = vertices.filter(v => v.name !== name);
      edges = edges.filter(e => !e.includes(name));
      chosen = null;
    } else if (chosen) {
      const had = edges.findIndex(e => e.includes(chosen) && e.includes(name));
      if (had >= 0) edges.splice(had, 1); else edges.push([chosen, name]);
      chosen = null;
    } else {
      chosen = name;
    }
    draw();
  }

  function read(value) {
    edges = value.split(/[,，]/).flatMap(chain => { const names = chain.trim().split('-').filter(Boolean); return names.slice(1).map((name, i) => [names[i], name]); });
    const names = [...new Set(value.split(/[,，-]/).map(name => name.trim()).filter(Boolean))];
    vertices = names.map((name, i) => vertices.find(v => v.name === name) || { name, x: W / 2 + 4 * Math.sin(2 * Math.PI * i / names.length), y: H / 2 - 2.3 * Math.cos(2 * Math.PI * i / names.length) });
  }

  function draw() {
    const at = Object.fromEntries(vertices.map(v => [v.name, v]));
    svg.replaceChildren(...edges.map(([a, b]) => s('line', { x1: at[a].x, y1: at[a].y, x2: at[b].x, y2: at[b].y, class: 'edge' })),
      ...vertices.map(v => s('g', { class: 'cell vertex possible' + (v.name === chosen ? ' picked' : ''), click: () => choose(v.name) },
        s('circle', { cx: v.x, cy: v.y, r: 0.35, class: 'body' }), s('text', { x: v.x, y: v.y, class: 'letter' }, v.name))));
    written.value = text();
    go.setAttribute('href', vertices.length ? linkTo('play', { e: `${game.value}(${text()}${game.value === 'hackenbush' ? ', ground ' + vertices[0].name : ''})` }) : '#/rules');
  }

  const go = h('a', { class: 'button', href: '#/rules' }, t('play.start'));
  game.addEventListener('change', draw);
  read('1-2, 2-3, 3-4, 4-5, 5-1, 2-5');
  next = 6;
  draw();
  return h('div', {}, h('h2', {}, t('rules.graph')), h('p', { class: 'help' }, t('rules.graphHelp')), svg,
    h('div', { class: 'row' }, h('label', { class: 'field wide' }, h('span', {}, t('rules.graphKeys')), written),
      h('label', { class: 'field' }, h('span', {}, t('rules.graphGame')), game), go,
      h('button', { type: 'button', click: () => { vertices = []; edges = []; next = 1; draw(); } }, t('rules.clear'))));
}
