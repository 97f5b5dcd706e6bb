// The head of the page, and the view that the address names.

import { h, refill } from './dom.js';
import { giveUpQuestions, takeToken } from './api.js';
import { linkTo, readLink } from './link.js';
import { prefer, preference } from './store.js';
import { fault } from './fault.js';
import { language, speak, t } from './words.js';

const views = {
  play: () => import('./play.js'),
  lessons: () => import('./lessons.js'),
  puzzles: () => import('./puzzles.js'),
  sequence: () => import('./sequence.js'),
  map: () => import('./map.js'),
  graph: () => import('./gamegraph.js'),
  rules: () => import('./rules.js'),
  api: () => import('./apiview.js'),
};

let shows = 0;

function theme(chosen) {
  if (chosen !== undefined) prefer('theme', chosen);
  const wanted = preference('theme');
  document.documentElement.dataset.theme = wanted || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}

function head(view) {
  refill(document.getElementById('head'),
    h('a', { class: 'skip', href: '#view', click: e => { e.preventDefault(); document.getElementById('view').focus(); } }, t('nav.skip')),
    h('a', { class: 'name', href: linkTo('play') }, 'Grundy'),
    h('nav', { 'aria-label': t('nav.main') }, Object.keys(views).map(name =>
      h('a', { href: linkTo(name), 'aria-current': name === view && 'page' }, t('nav.' + name)))),
    h('div', { class: 'tools' },
      h('button', { type: 'button', lang: language() === 'zh' ? 'en' : 'zh-CN', click: () => { speak(language() === 'zh' ? 'en' : 'zh'); show(); } }, t('nav.language')),
      h('button', { type: 'button', title: t('nav.theme'), 'aria-label': t('nav.theme'), click: () => theme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark') }, '◐')));
}

async function show() {
  const turn = ++shows;
  const link = readLink();
  const name = Object.hasOwn(views, link.view) ? link.view : 'play';
  head(name);
  // What is not loaded comes from a server that may be gone.
  const { open } = await views[name]().catch(() => ({ open: () => { throw { type: '/problems/away' }; } }));
  if (turn !== shows) return; // the reader has gone on to another view
  giveUpQuestions(); // else an answer that comes late would change the address of the view to come
  const place = h('div', { class: 'view-' + name });
  const view = document.getElementById('view'), followed = view.contains(document.activeElement);
  view.replaceChildren(place);
  if (followed) view.focus(); // a link in the view before led here
  document.title = t(`nav.${name}`) + ' · Grundy';
  try {
    await open(place, link);
  } catch (problem) {
    if (problem instanceof Error) console.error(problem);
    place.replaceChildren(h('h1', {}, t('nav.' + name)), h('div', { role: 'alert' }, fault(problem)), h('button', { type: 'button', click: show }, t('problem.again')));
  }
}

takeToken();
speak(language());
theme();
addEventListener('hashchange', show);
// A folder of files is kept for when there is no network; a server is there or not.
if (document.querySelector('meta[name="engine"]') && navigator.serviceWorker) {
  import('./engine/form.js').then(({ usableInPage }) => navigator.serviceWorker.register('sw.js?engine=' + (usableInPage() ?? ''))).catch(() => {});
}
show();
