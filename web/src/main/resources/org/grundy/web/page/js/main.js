// The frame of the page, and the view that the address names.

import { h, refill } from './dom.js';
import { giveUpQuestions, served, takeToken } from './api.js';
import { icon, logo } from './icons.js';
import { linkTo, readLink, SEARCH } from './link.js';
import { prefer, preference } from './store.js';
import { fault } from './fault.js';
import { language, speak, t } from './words.js';

const views = {
  home: () => import('./home.js'),
  play: () => import('./play.js'),
  pasted: () => import('./pasted.js'),
  lessons: () => import('./lessons.js'),
  puzzles: () => import('./puzzles.js'),
  rules: () => import('./rules.js'),
  sequence: () => import('./sequence.js'),
  map: () => import('./map.js'),
  graph: () => import('./gamegraph.js'),
  api: () => import('./apiview.js'),
  boards: () => import('./boardsview.js'),
};

/** The places of the frame: the view that each opens, its words and its sign. */
const places = [['home', 'nav.play', 'play'], ['puzzles', 'nav.puzzles', 'puzzle'], ['lessons', 'nav.learn', 'learn'], ['rules', 'nav.patterns', 'patterns']];
const tools = ['rules', 'sequence', 'map', 'graph', 'boards', 'api'];
const placeOf = view => view === 'play' || view === 'pasted' ? 'home' : tools.includes(view) ? 'rules' : view;

let shows = 0;
let back = false;
const stood = new Map();

function theme(chosen) {
  if (chosen !== undefined) prefer('theme', chosen);
  const wanted = preference('theme');
  document.documentElement.dataset.theme = wanted || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}

function head(view) {
  const here = placeOf(view), other = language() === 'zh' ? 'en' : 'zh';
  refill(document.getElementById('head'),
    h('a', { class: 'skip', href: '#view', click: e => { e.preventDefault(); document.getElementById('view').focus(); } }, t('nav.skip')),
    h('a', { class: 'name', href: linkTo('home') }, logo(), 'Grundy'),
    h('nav', { class: 'places', 'aria-label': t('nav.main') }, places.map(([name, words, sign]) =>
      h('a', { href: linkTo(name), 'aria-current': name === view ? 'page' : name === here && 'true' }, icon(sign), t(words)))),
    h('div', { class: 'tools' },
      view !== 'home' && h('a', { class: 'round', href: SEARCH, title: t('nav.find'), 'aria-label': t('nav.find') }, icon('search')),
      h('button', { type: 'button', lang: other === 'zh' ? 'zh-CN' : 'en', click: () => { speak(other); show(); } }, t('nav.language')),
      h('button', { type: 'button', class: 'round', title: t('nav.theme'), 'aria-label': t('nav.theme'), click: () => theme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark') }, icon('theme'))));
}

/** What else there is for somebody who looks for patterns. */
const moreTools = view => tools.includes(view) && h('nav', { class: 'more-tools', 'aria-label': t('nav.tools') }, tools.map(name =>
  h('a', { href: linkTo(name), 'aria-current': name === view && 'page' }, t('nav.' + name))));

/** Shows the view that the address names, scrolled to a height if one is given. */
async function show(height) {
  const turn = ++shows;
  const link = readLink();
  const name = Object.hasOwn(views, link.view) ? link.view : 'home';
  head(name);
  // What is not loaded comes from a server that may be gone.
  const { open } = await views[name]().catch(() => ({ open: () => { throw { type: '/problems/away' }; } }));
  if (turn !== shows) return; // the reader has gone on to another view
  giveUpQuestions(); // else an answer that comes late would change the address of the view to come
  const place = h('div', { class: 'view-' + name });
  const view = document.getElementById('view'), followed = view.contains(document.activeElement);
  view.replaceChildren(...[moreTools(name), place].filter(Boolean));
  if (followed) view.focus({ preventScroll: true }); // a link in the view before led here
  document.title = t(`nav.${name}`) + ' · Grundy';
  try {
    const opened = open(place, link);
    if (height !== undefined) scrollTo(0, height);
    await opened;
  } catch (problem) {
    if (problem instanceof Error) console.error(problem);
    place.replaceChildren(h('h1', {}, t('nav.' + name)), h('div', { role: 'alert' }, fault(problem)), h('button', { type: 'button', click: () => show() }, t('problem.again')));
  }
}

/** Goes on to what the address names now: from its top, or from where the reader left it. */
function goOn() {
  show(back ? stood.get(location.hash) ?? 0 : 0);
  back = false;
}

/** The key / leads to the search box from anywhere but a field. */
function toSearch(event) {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.('input, textarea, select, [contenteditable]')) return;
  event.preventDefault();
  const box = document.getElementById('find');
  if (box) box.focus();
  else location.hash = SEARCH;
}

takeToken();
// Another page may show a board of this one in a frame, without what is around it.
document.documentElement.classList.toggle('embed', new URLSearchParams(location.search).has('embed'));
speak(language());
theme();
history.scrollRestoration = 'manual';
window.navigation?.addEventListener('navigate', event => { back = event.navigationType === 'traverse'; });
addEventListener('scroll', () => stood.set(location.hash, scrollY), { passive: true });
addEventListener('hashchange', goOn);
addEventListener('keydown', toSearch);
// A folder of files is kept for when there is no network; a server is there or not.
if (!served && navigator.serviceWorker) {
  import('./engine/form.js').then(({ usableInPage }) => navigator.serviceWorker.register('sw.js?engine=' + (usableInPage() ?? ''))).catch(() => {});
}
show();
