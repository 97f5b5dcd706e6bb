// A game that was played elsewhere, as a text: its first position, then in each line a move, or the position that it leads to. It is read,
// and looked back on.

import { h } from './dom.js';
import { ask } from './api.js';
import { asHeaps } from './games.js';
import { linkTo } from './link.js';
import { problemText, t } from './words.js';

/** How a game is played, where that is not as usual: lines such as "play: misere". */
const SETTINGS = ['rules', 'join', 'ending', 'play'], SETTING = /^(rules|join|ending|play):\s*(.*)$/;

/** A game as a text that can be read again. */
export function textOf({ question, moves }) {
  const settings = SETTINGS.flatMap(name => (question[name] ?? '').split('\n').filter(Boolean).map(line => `${name}: ${line}`));
  return [...settings, question.expression, ...moves.map((move, i) => `${i + 1}. ${move}`)].join('\n') + '\n';
}

/** The lines of a text with their numbers, its settings, and what is left as a first position and moves. */
function read(text) {
  const lines = text.split('\n').map((line, i) => ({ n: i + 1, line: line.trim().replace(/^\d+[.)、]\s+/, '') })).filter(({ line }) => line && !line.startsWith('#'));
  const settings = {}, turns = [];
  for (const { n, line } of lines) {
    const [, name, value] = SETTING.exec(line) ?? [];
    if (name) settings[name] = settings[name] ? settings[name] + '\n' + value : value;
    else turns.push({ n, line });
  }
  const numbers = turns.every(({ line }) => asHeaps(line)); // heaps of Nim, position by position
  return { settings, turns: turns.map(({ n, line }) => ({ n, line: numbers ? asHeaps(line) : line })) };
}

/** The link in a text, if it is one to a game. */
const linkIn = text => /^\S*(#\/play\?\S+)$/.exec(text.trim())?.[1];

class PastedView {
  constructor(place, text) {
    this.area = h('textarea', { id: 'pasted', rows: 10, spellcheck: 'false', autocapitalize: 'off', value: text, placeholder: 'nim(3,4,5)\n1. take 2 from 3\n2. …' });
    this.trouble = h('p', { class: 'fault', role: 'alert', hidden: true });
    place.append(h('h1', {}, t('pasted.title')), h('form', { class: 'panel pasted', submit: event => { event.preventDefault(); this.review(); } },
      h('p', {}, t('pasted.help')), h('label', { class: 'field wide' }, h('span', {}, t('pasted.text')), this.area),
      this.trouble, h('div', { class: 'row' }, h('button', { class: 'main' }, t('pasted.go')))));
  }

  async review() {
    this.trouble.hidden = true;
    const link = linkIn(this.area.value);
    if (link) { location.hash = link + '&review=1'; return; }
    const { settings, turns } = read(this.area.value);
    if (turns.length < 2) { this.tell(t('pasted.short')); return; }
    const [{ line: expression }, ...moves] = turns;
    const question = { ...settings, expression };
    try {
      const { states } = await ask('play', { ...question, moves: moves.map(({ line }) => line) });
      location.hash = linkTo('play', { ...settings, e: expression, m: states.slice(1).map(each => each.move), against: 'person', review: 1 });
    } catch (problem) {
      this.tell(await whereOf(problem, question, turns));
    }
  }

  tell(text) {
    this.trouble.textContent = text;
    this.trouble.hidden = false;
  }
}

/** The first line that cannot be read, and why. */
async function whereOf(problem, question, turns) {
  for (let end = 1; end <= turns.length; end++) {
    try {
      await ask('play', { ...question, moves: turns.slice(1, end).map(({ line }) => line) });
    } catch (found) {
      return t('pasted.line', { n: turns[end - 1].n }) + problemText(found);
    }
  }
  return problemText(problem);
}

export async function open(place, link) {
  const text = link.one('text') ?? '', view = new PastedView(place, text);
  if (text) await view.review();
  else view.area.focus();
  return view;
}
