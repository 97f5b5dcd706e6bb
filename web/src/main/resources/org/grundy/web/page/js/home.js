// The first view: a board that is already yours to move on, then everything else.

import { h } from './dom.js';
import { ask } from './api.js';
import { Board } from './board/board.js';
import { fault } from './fault.js';
import { commitButton } from './commit.js';
import { daily as solvedDays, today } from './daily.js';
import { Finder } from './find.js';
import { gameOf, games, groups, howTo, nameOf } from './games.js';
import { part } from './games/part.js';
import { icon } from './icons.js';
import { keepLink, linkTo } from './link.js';
import { pictures, squares } from './pictures.js';
import { noted } from './store.js';
import { language, phrased, t } from './words.js';

const FIRST = 'nim(3,4,5)';
const SOLVE = 'kayles(7) + nim(3)';

/** A ground of sand with drawings on it. */
const onSand = (...drawings) => h('span', { class: 'sand' }, drawings);

/** A board of Nim; the move that is made on it is carried to the table. */
class Beginning {
  constructor() {
    this.board = new Board(move => { location.hash = linkTo('play', { e: FIRST, m: move.move }); });
    this.commit = commitButton(this.board);
    this.trouble = h('div', { role: 'alert' });
    this.element = h('section', { class: 'hero-board sand', 'aria-labelledby': 'hero' },
      h('div', {}, h('h1', { id: 'hero' }, phrased(t('home.goal'))), h('p', {}, phrased(howTo('nim') + t('gap') + t('home.begin'))), this.trouble), this.board.element, this.commit);
  }

  async load() {
    this.board.show([3, 4, 5].map(size => part('nim', size)), [], null, false);
    try {
      const state = await ask('play', { expression: FIRST });
      this.board.show(state.states.at(-1).parts, state.moves, null, true);
    } catch (problem) { // the rest of home is as good without
      this.trouble.replaceChildren(fault(problem));
    }
  }
}

function tile(link, drawing, over, text, below) {
  return h('a', { class: 'tile', href: link }, drawing, h('span', {}, h('span', { class: 'quiet' }, over), ' ', h('b', {}, phrased(text)), ' ', below));
}

/** The puzzle of the day is the same for all: the day is that of UTC. */
function daily() {
  const day = today(), date = new Date(day), { streak, solved } = solvedDays();
  const month = new Intl.DateTimeFormat(language(), { month: 'short', timeZone: 'UTC' }).format(date);
  return tile(linkTo('puzzles', { day }), h('span', { class: 'sand day', 'aria-hidden': 'true' }, h('small', {}, month), h('b', {}, date.getUTCDate())),
    t('home.daily'), t(solved ? 'home.dailySolved' : 'home.dailyTask'), streak > 1 && h('span', { class: 'quiet' }, t('puzzles.streak', { n: streak })));
}

/** The game that was left, where there is one. */
function kept() {
  const game = noted('game', null);
  if (!game?.link) return null;
  const row = gameOf(game.family ?? '');
  return tile(game.link, row ? onSand(pictures(row)) : onSand(icon('patterns')), t('home.continue'), row ? nameOf(row) : game.expression || t('home.own'));
}

function door(sign, name, link, work) {
  return h('a', { class: 'door', href: link, click: work && (event => { event.preventDefault(); work(); }) }, icon(sign), h('span', {}, h('b', {}, t('home.' + name)), ' ', h('span', {}, t(`home.${name}Text`))));
}

const card = row => h('a', { class: 'game', href: linkTo('play', { e: row.start }) },
  onSand(pictures(row)), h('div', {}, h('b', {}, nameOf(row)), ' ', h('span', {}, phrased(howTo(row.thumb[0].game)))));

/** The way to a rule of one's own. */
const ownCard = () => h('a', { class: 'game', href: linkTo('rules') }, onSand(squares()), h('div', {}, h('b', {}, t('home.rule')), ' ', h('span', {}, t('home.ruleText'))));

/** The games by what they are played on: those known best, or all. */
class Gallery {
  constructor(all) {
    this.element = h('div', { class: 'gallery', id: 'games', tabindex: '-1', role: 'region', 'aria-label': t('home.games') });
    this.more = h('button', { type: 'button', class: 'pill', click: () => this.openAll() }, t('home.all', { n: games.length }));
    this.show(all);
  }

  show(all) {
    const section = (name, cards) => h('section', { class: 'group' + (cards.length === 1 ? ' single' : cards.length > 2 ? ' whole' : '') }, h('h2', {}, t('home.' + name)), cards);
    this.element.replaceChildren(...groups.map(({ group, best, games: own }) => section(group, own.slice(0, all ? own.length : best).map(card))), section('yours', [ownCard()]));
    this.more.hidden = all;
  }

  openAll() {
    this.show(true);
    keepLink('home', { all: 1 });
    this.element.scrollIntoView();
    this.element.querySelectorAll('.game')[groups[0].best].focus({ preventScroll: true }); // the first that was not there
  }
}

export async function open(place, link) {
  const beginning = new Beginning(), finder = new Finder(), gallery = new Gallery(link.one('all') !== undefined);
  const toGames = () => { gallery.element.focus({ preventScroll: true }); gallery.element.scrollIntoView(); };
  place.append(
    h('div', { class: 'hero' }, beginning.element, h('div', { class: 'tiles' }, daily(), kept())),
    h('div', {}, finder.element,
      h('div', { class: 'doors' }, door('play', 'learn', linkTo('home'), toGames), door('search', 'solve', '#/home?find', () => finder.begin(SOLVE)), door('patterns', 'pattern', linkTo('rules')))),
    gallery.element, h('p', {}, gallery.more));
  if (link.one('find') !== undefined) finder.begin(link.one('find'));
  await beginning.load();
}
