// The search box: games by their names in both languages, judges' problems, positions and sums as they are written, rules.

import { h, say } from './dom.js';
import { ask } from './api.js';
import { still } from './board/board.js';
import { asHeaps, gameOf, games, nameOf } from './games.js';
import { icon } from './icons.js';
import { linkTo } from './link.js';
import { pictures } from './pictures.js';
import { allGames } from './setup.js';
import { language, problemText, t } from './words.js';

/** How many are offered, how long somebody who types is waited for, and how high the foot of the page is on small screens. */
const MOST = 7, PAUSE = 180, FOOT = 70;

/** A text as it is compared: HDU 2149, hdu-2149 and hdu2149 are the same. */
const plain = text => text.toLowerCase().replace(/[\s\-_.·’']/g, '');

const isRule = text => /->|→/.test(text);

/** An octal code of a taking game, such as 0.77. */
const isCode = text => /^[04]\.[0-7]+$/.test(text);

/** What is asked as a position; a code is a row of a dozen, numbers alone are heaps of Nim, and a name with numbers is that game. */
function asPosition(text, named) {
  if (isCode(text)) return `octal[${text}](12)`;
  const heaps = asHeaps(text);
  if (heaps) return heaps;
  const [, name, numbers] = /^(\D+?)\s*(\d+(?:[\s,，]+\d+)*)$/.exec(text) || [];
  if (name && named(name)) return `${gameOf(named(name)).start.split('(')[0]}(${numbers.split(/[\s,，]+/).join(',')})`;
  return /[(*（]/.test(text) ? text : null;
}

export class Finder {
  constructor() {
    this.catalogue = new Map();
    this.rows = [];
    this.at = -1;
    this.box = h('input', {
      id: 'find', type: 'text', role: 'combobox', 'aria-expanded': 'false', 'aria-controls': 'found', 'aria-autocomplete': 'list', 'aria-label': t('home.find'), enterkeyhint: 'go',
      autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', placeholder: t('home.find') + (innerWidth > 720 ? t('colon') + '  ' + t('home.examples') : ''),
      input: () => this.look(), keydown: e => this.onKey(e), focus: () => this.look(), paste: e => pasted(e),
    });
    this.list = h('ul', { id: 'found', role: 'listbox', 'aria-label': t('home.find') });
    this.said = h('p', { class: 'nothing' });
    this.found = h('div', { class: 'found', hidden: true, pointerdown: e => e.preventDefault() }, this.list, this.said); // the box keeps the focus
    this.element = h('div', { class: 'find', role: 'search', focusout: e => { if (!this.element.contains(e.relatedTarget)) this.close(); } },
      h('label', { class: 'find-box' }, icon('search'), this.box, h('kbd', { 'aria-hidden': 'true' }, '/')), this.found);
  }

  /** Goes to the box, with something in it to begin with. */
  begin(text) {
    this.box.value = text;
    this.box.focus();
    this.box.select();
  }

  /** Looks for what is written: at once among the games, and a moment later for a position. */
  async look() {
    const text = this.box.value.trim();
    this.reading?.abort();
    if (!text) { this.close(); return; }
    const reading = this.reading = new AbortController();
    const one = patternRow(text);
    this.show([...one, ...this.gamesFor(text)], this.pending = !isRule(text));
    await this.learn();
    if (reading.signal.aborted) return;
    const position = isRule(text) ? null : asPosition(text, name => this.nameFor(name));
    const known = [...one, ...this.gamesFor(text)];
    this.show(known, this.pending = position !== null);
    if (position === null) { this.settle(); return; }
    await new Promise(done => setTimeout(done, PAUSE));
    if (reading.signal.aborted) return;
    await this.read(position, known, reading.signal);
    if (!reading.signal.aborted) this.settle();
  }

  /** Shows a position that the engine can read, or what is wrong with it. */
  async read(expression, known, signal) {
    try {
      const { states } = await ask('play', { expression }, signal);
      this.show([...positionRows(expression, states.at(-1).parts), ...known], this.pending = false);
    } catch (problem) {
      if (problem.name !== 'AbortError') this.show(known, this.pending = false, problemText(problem));
    }
  }

  /** Names and problems of the catalogue, which are asked for once; without them names of the page alone are found. */
  async learn() {
    if (this.catalogue.size) return;
    try {
      for (const { name, aliases, problems, title } of await allGames()) this.catalogue.set(name, { words: [name, ...aliases, ...Object.values(title)], problems });
    } catch { /* what the page itself knows is enough */ }
  }

  nameFor(text) {
    const wanted = plain(text);
    return games.find(row => [row.name, ...Object.values(row.title), ...this.catalogue.get(row.name)?.words ?? []].some(word => plain(word) === wanted))?.name;
  }

  /** The games that are called so, best first. */
  gamesFor(text) {
    const wanted = plain(text.split(/[[(（]/)[0]);
    if (!wanted) return [];
    const rank = row => {
      const { words = [], problems = [] } = this.catalogue.get(row.name) ?? {};
      const names = [row.name, ...Object.values(row.title), ...words].map(plain);
      const problem = problems.find(id => plain(id) === wanted) ?? (wanted.length > 2 ? problems.find(id => plain(id).includes(wanted) || wanted.endsWith(plain(id))) : undefined);
      const place = names.some(name => name === wanted) || problem && plain(problem) === wanted ? 0 : names.some(name => name.startsWith(wanted)) ? 1 : problem ? 2 : names.some(name => name.includes(wanted)) ? 3 : 9;
      return { row, place, problem };
    };
    return games.map(rank).filter(each => each.place < 9).sort((a, b) => a.place - b.place).slice(0, MOST).map(gameRow);
  }

  show(rows, pending, problem) {
    this.rows = rows.slice(0, MOST);
    this.list.replaceChildren(...this.rows.map((row, i) => h('li', { id: 'found-' + i, role: 'option', 'aria-selected': 'false', click: () => this.open(row) },
      h('span', { class: 'thumb' }, row.art()), h('span', { class: 'found-text' }, h('b', {}, row.title), ' ', h('span', { class: 'quiet' }, row.more)), h('span', { class: 'go-to' }, row.act, ' →'))));
    this.list.hidden = !this.rows.length;
    this.said.textContent = problem ?? (this.rows.length || pending ? '' : t('find.none'));
    this.said.hidden = !this.said.textContent;
    const opens = this.found.hidden;
    this.found.hidden = this.list.hidden && this.said.hidden;
    if (opens && this.found.getBoundingClientRect().bottom > innerHeight - FOOT) this.element.scrollIntoView();
    this.box.setAttribute('aria-expanded', String(!this.list.hidden));
    this.choose(-1);
  }

  /** Says what was found when there is no more to come; Enter that was pressed before now opens it. */
  settle() {
    if (this.wanted && this.rows.length) { this.open(this.rows[0]); return; }
    this.wanted = false;
    say(this.said.textContent || t('find.found', { n: this.rows.length }));
  }

  choose(at) {
    this.at = at;
    [...this.list.children].forEach((each, i) => each.setAttribute('aria-selected', String(i === at)));
    if (at < 0) this.box.removeAttribute('aria-activedescendant');
    else this.box.setAttribute('aria-activedescendant', 'found-' + at);
    this.list.children[at]?.scrollIntoView({ block: 'nearest' });
  }

  onKey(event) {
    const all = this.rows.length;
    if (event.key === 'Escape') { this.close(); return; }
    if (event.key === 'Enter') {
      if (this.pending && this.at < 0) this.wanted = true;
      else if (all && !this.found.hidden) this.open(this.rows[Math.max(0, this.at)]);
      return;
    }
    this.wanted = false;
    if (!['ArrowDown', 'ArrowUp'].includes(event.key) || !all) return;
    event.preventDefault();
    if (this.found.hidden) { this.look(); return; }
    this.choose(event.key === 'ArrowDown' ? (this.at + 1) % all : (Math.max(this.at, 0) + all - 1) % all);
  }

  open({ link }) {
    this.wanted = false;
    this.close();
    location.hash = link;
  }

  close() {
    this.reading?.abort();
    this.pending = this.wanted = false;
    this.found.hidden = true;
    this.box.setAttribute('aria-expanded', 'false');
    this.box.removeAttribute('aria-activedescendant');
  }
}

/** Several lines are a game, a link to one is that game: they are looked back on. */
function pasted(event) {
  const text = event.clipboardData?.getData('text') ?? '';
  if (isRule(text) || !/\n\s*\S/.test(text.trim()) && !/#\/play\?/.test(text)) return;
  event.preventDefault();
  location.hash = linkTo('pasted', { text });
}

/** Rules, and codes of games, lead to their patterns. */
function patternRow(text) {
  const row = (link, act) => [{ link, art: () => icon('patterns'), title: text, more: '', act: t(act) }];
  if (isRule(text)) return row(linkTo('rules', { rules: text.replaceAll('→', '->') }), 'find.rule');
  return isCode(text) ? row(linkTo('sequence', { code: text }), 'find.sequence') : [];
}

/** A position can be played, or opened with its analysis; what was read is said in drawings and names. */
function positionRows(e, parts) {
  const read = parts.map(part => gameOf(part.game)).filter(Boolean).map(nameOf);
  const row = (more, act, sign) => ({ link: linkTo('play', { e, ...more }), title: e, more: [...new Set(read)].join(' + '), act: t(act), art: () => sign ? icon(sign) : parts.slice(0, 3).map(still) });
  return [row({}, 'find.position'), row({ analysis: 1 }, 'find.solve', 'solve')];
}

function gameRow({ row, problem }) {
  const other = row.title[language() === 'zh' ? 'en' : 'zh'];
  return { link: linkTo('play', { e: row.start }), title: nameOf(row), more: [other, problem].filter(Boolean).join(' · '), act: t('find.play'), art: () => pictures(row) };
}
