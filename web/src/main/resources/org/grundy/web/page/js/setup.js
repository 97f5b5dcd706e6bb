// What is played, how, and by whom.

import { h, choice } from './dom.js';
import { ask } from './api.js';
import { prefer } from './store.js';
import { gameOf, nameOf } from './games.js';
import { linkTo } from './link.js';
import { both, language, t } from './words.js';

/** What stands in a title between the name of a game and what is done in it. */
const COLON = /[:：]/;

let games = null;

/** The games of the catalogue. */
export async function allGames() {
  games ||= await ask('games', {});
  return games;
}

/** What a game of the catalogue is called: as on its board, or as its title begins. */
export function titleOf({ name, title }) {
  const row = gameOf(name), [first] = both(title).split(COLON);
  return row ? nameOf(row) : first[0].toUpperCase() + first.slice(1);
}

/** The title of a game of the catalogue, which begins with what it is called. */
const fullTitle = found => [titleOf(found), ...both(found.title).split(COLON).slice(1).map(rest => rest.trim())].join(t('colon'));

/** The form in which a game is set up; for a graph without who plays. */
export function setup(game, begin, played = true) {
  const written = h('input', {
    id: 'expression', value: game.question.expression, spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', required: true, pattern: '.*\\S.*',
    'aria-describedby': 'expression-help', change: e => { game.question.expression = e.target.value; },
  });
  const about = h('p', { class: 'about' }), more = h('div', { class: 'known' });
  const picker = h('select', { id: 'game', change: () => pick(picker.value) });
  const pick = name => {
    const chosen = games.find(each => each.name === name);
    if (!chosen) return;
    written.value = chosen.example;
    game.question.expression = chosen.example;
    describe();
    begin();
  };
  const describe = () => {
    const name = game.question.expression.split(/[[(+ ]/)[0];
    const found = games?.find(each => each.name === name || each.aliases.includes(name));
    picker.value = found?.name ?? '';
    const { rules } = game.question;
    about.replaceChildren(found ? fullTitle(found) : rules ? h('a', { href: linkTo('rules', { rules }) }, t('nav.rules') + t('colon') + rules.split('\n')[0]) : '');
    more.replaceChildren();
    if (found) import('./references.js').then(({ described }) => more.replaceChildren(described(found.name, titleOf(found))), () => {});
  };
  allGames().then(all => {
    const named = all.map(each => [titleOf(each), each.name]).sort(([a], [b]) => a.localeCompare(b, language()));
    picker.replaceChildren(h('option', { value: '' }, game.question.rules ? t('nav.rules') : '…'), ...named.map(([title, value]) => h('option', { value }, title)));
    describe();
  }, () => {});
  const form = h('form', { class: 'setup', submit: e => { e.preventDefault(); game.question.expression = written.value; describe(); begin(); } },
    h('label', { class: 'field' }, h('span', {}, t('play.game')), picker),
    h('label', { class: 'field wide' }, h('span', {}, t('play.position')), written),
    h('button', { class: 'main' }, t(played ? 'play.start' : 'map.go')),
    about,
    h('p', { id: 'expression-help', class: 'help' }, t('play.positionHelp')),
    more,
    options(game, begin, played));
  return form;
}

function options(game, begin, played) {
  const own = ['', t('play.own')];
  const set = name => value => { game.question[name] = value || undefined; begin(); };
  const named = (prefix, names) => [own, ...names.map(name => [name, t(prefix + name)])];
  return h('div', { class: 'row more' },
    choice(t('play.play'), named('play.', ['normal', 'misere']), game.question.play || '', set('play')),
    choice(t('play.join'), named('join.', ['disjunctive', 'conjunctive', 'selective']), game.question.join || '', set('join')),
    choice(t('play.ending'), named('ending.', ['long', 'short', 'sj']), game.question.ending || '', set('ending')),
    played && choice(t('play.you'), [['first', t('play.first')], ['second', t('play.second')]], game.you, value => { game.you = value; prefer('you', value); begin(); }));
}
