// The lessons: text, live boards for what is solved in them, and exercises that are marked.

import { h, say } from './dom.js';
import { ask } from './api.js';
import { Board } from './board/board.js';
import { linkTo } from './link.js';
import { judged, exported } from './programs.js';
import { calculated, described, forms, listed, option, tabled, tableOf } from './references.js';
import { plan } from './plan.js';
import { note, noted } from './store.js';
import { convention, language, problemText, t } from './words.js';

const solved = () => new Set(noted('lessons', []));
const remember = exercise => note('lessons', [...solved().add(exercise)]);

/** The position that a command of a lesson asks about, with how it is played; null if it asks about none. */
export function positionOf(words) {
  if (words[0] !== 'solve' && words[0] !== 'play') return null;
  const plain = words.slice(1).filter((word, i, all) => !word.startsWith('--') && !['--join', '--ending'].includes(all[i - 1]));
  if (words.some(word => ['-e', '--rules', '--positions', '--time'].includes(word))) return null;
  const expression = plain.length > 1 ? `${plain[0]}(${plain.slice(1).join(',')})` : plain[0];
  return { expression, play: words.includes('--misere') ? 'misere' : undefined, join: option(words, '--join'), ending: option(words, '--ending') };
}

function linkOf(words) {
  const position = positionOf(words);
  if (position) return linkTo('play', { e: position.expression, play: position.play, join: position.join, ending: position.ending });
  if (words[0] === 'explain' && words[1]) return linkTo('lessons', { topic: words[1] });
  if ((words[0] === 'sequence' || words[0] === 'period') && words[1]) return linkTo('sequence', { code: words[1] });
  if (words[0] === 'table' && words.includes('--y') && !words.includes('--misere') && words.length < 9) {
    const { game, show, y } = tableOf(words);
    return linkTo('map', { game, show, to: y[1] });
  }
  return null;
}

/** What a command of a lesson does on the page, where it is no position: each in a box of its own. */
const TOOLS = {
  judge: words => words[2] === '<<<' && judged(words[1], words[3]),
  export: words => exported({ game: words[1], show: option(words, '--show'), play: words.includes('--misere') ? 'misere' : undefined }),
  table: tabled,
  show: words => described(words[1]),
  games: words => words[1] && listed(words[1]),
  discover: forms,
  nimber: words => calculated(words.slice(1).join(' ')),
};

const tool = words => TOOLS[words[0]]?.(words) || null;

class Lesson {
  constructor(lesson, titles) {
    this.lesson = lesson;
    this.titles = titles;
    this.tasks = [];
    this.count = h('span', { class: 'help' });
  }

  draw() {
    const place = this.titles.findIndex(each => each.topic === this.lesson.topic);
    const link = (at, key) => this.titles[at] && h('a', { href: linkTo('lessons', { topic: this.titles[at].topic }) }, t(key) + t('colon') + this.titles[at].title);
    const first = this.firstBoard(), sections = this.lesson.sections.map(section => this.section(section));
    this.recount();
    return [h('h1', {}, this.lesson.title), h('p', { class: 'row onscreen' }, this.count, h('button', { type: 'button', click: () => print() }, t('lessons.print'))), first, ...sections, h('p', { class: 'row around' }, link(place - 1, 'lessons.previous'), link(place + 1, 'lessons.next'))];
  }

  /** The first position of the chapter, to play on before anything is said of it. */
  firstBoard() {
    const commands = this.lesson.sections.flatMap(section => section.blocks).flatMap(block => block.commands || []);
    const position = commands.map(command => positionOf(command.arguments)).find(Boolean);
    return position && h('section', { class: 'panel lesson-first' }, h('h2', {}, t('lessons.first')), this.board(position));
  }

  section(section) {
    return h('section', { class: 'panel lesson-' + section.kind }, h('h2', {}, section.heading),
      section.blocks.map(block => this.block(block)),
      section.exercises.length ? h('ol', { class: 'exercises' }, section.exercises.map(each => this.exercise(each))) : null,
      section.kind === 'go_on' && this.lacking(section));
  }

  block(block) {
    if (block.words) return h('p', {}, this.inline(block.words));
    if (block.items) return h('ul', {}, block.items.map(item => h('li', {}, this.inline(item))));
    if (block.lines) return h('pre', { tabindex: '0' }, block.lines.join('\n'));
    return h('div', {}, block.commands.map(command => this.command(command)));
  }

  /** Says where a chapter ends without a judge's problem or a program, which the others have. */
  lacking(section) {
    const used = section.blocks.flatMap(block => block.commands || []).map(command => command.arguments[0]);
    const lacks = ['judge', 'export'].filter(name => !used.includes(name)).join('');
    return lacks ? h('p', { class: 'help' }, t('lessons.no.' + lacks)) : null;
  }

  command(command) {
    const link = linkOf(command.arguments);
    const position = positionOf(command.arguments);
    const shell = h('code', {}, command.line);
    const box = position ? this.board(position) : tool(command.arguments);
    const remarks = [command.remark, !link && !box && t('lessons.terminal')].filter(Boolean);
    return h('div', {}, h('p', { class: 'command' }, link ? h('a', { href: link }, shell) : shell, remarks.map(remark => h('span', { class: 'help' }, '  ' + remark))), box);
  }

  /** A board, open where it is the first of the chapter: to play on before anything is asked. */
  board(position) {
    const element = new LiveBoard(position).element;
    element.open = !this.opened;
    this.opened = true;
    return element;
  }

  exercise(exercise) {
    const commands = exercise.answer.flatMap(block => block.commands || []);
    const positions = commands.map(command => positionOf(command.arguments)).filter(Boolean);
    const tasks = positions.length ? positions.slice(0, 2).map(position => this.task(position)) : commands.map(command => this.numberTask(command)).filter(Boolean).slice(0, 1);
    return h('li', {}, h('p', {}, this.inline(exercise.question)), tasks,
      h('details', {}, h('summary', {}, t('lessons.solution')), exercise.answer.map(block => this.block(block))));
  }

  /** A question whose answer is marked: who wins, and with which value. */
  task(position) {
    const id = this.enter(position);
    const verdict = marked(solved().has(id));
    const attempt = async (fits, told) => {
      try {
        const known = await ask('analyze', position);
        const right = fits(known);
        verdict.tell(right, right ? told(known) : '');
        if (right) this.solve(id);
      } catch (problem) {
        verdict.tell(false, problemText(problem));
      }
    };
    const who = said => attempt(known => known.outcome === said, known => known.reason.map(step => step.text).join(' '));
    const usual = !position.play && !position.join && !position.ending;
    const valued = usual && !['pn', 'bash'].includes(this.lesson.topic);
    return h('fieldset', { class: 'task' }, h('legend', {}, t('lessons.try')),
      h('p', {}, t('lessons.who', { expression: position.expression }), !usual && ` (${convention(`${position.join || 'disjunctive'} ${position.ending || 'long'} ${position.play || 'normal'}`)})`),
      h('div', { class: 'row' }, (this.lesson.topic === 'loopy' ? ['N', 'P', 'D'] : ['N', 'P']).map(said => h('button', { type: 'button', class: 'answer', click: () => who(said) }, t('lessons.' + said))),
        valued && numberField(t('lessons.value'), said => attempt(known => String(known.grundy) === said, known => t('why.grundy', { n: known.grundy })))),
      verdict.element, new LiveBoard(position).element);
  }

  /** A question for a number, which the remark on a command ends with; null if it does not. */
  numberTask(command) {
    const number = /(\d+)$/.exec(command.remark)?.[1];
    if (!number) return null;
    const id = this.enter(command.line);
    const verdict = marked(solved().has(id));
    return h('fieldset', { class: 'task' }, h('legend', {}, t('lessons.try')), h('p', {}, h('code', {}, command.line)),
      numberField(t('lessons.answer'), said => { verdict.tell(said === number, said === number ? command.remark : ''); if (said === number) this.solve(id); }), verdict.element);
  }

  /** Words with code, and with the lessons that they name as links: "lesson pn", "pn 一课". */
  inline(words) {
    return words.split('`').map((piece, i) => i % 2 ? h('code', {}, piece) : this.linked(piece));
  }

  linked(text) {
    const named = /(?<=lesson )[a-z-]+|[a-z-]+(?=(?:、[a-z-]+)* [一各]课)/g;
    const pieces = [];
    let end = 0;
    for (const { 0: topic, index } of text.matchAll(named)) {
      const title = this.titles.find(each => each.topic === topic)?.title;
      if (!title) continue;
      pieces.push(text.slice(end, index), h('a', { href: linkTo('lessons', { topic }) }, t('lessons.named', { title })));
      end = index + topic.length;
    }
    return [...pieces, text.slice(end)];
  }

  enter(what) {
    const id = this.lesson.topic + ':' + JSON.stringify(what);
    this.tasks.push(id);
    return id;
  }

  solve(id) {
    remember(id);
    this.recount();
  }

  recount() {
    const done = solved();
    this.count.textContent = this.tasks.length ? t('lessons.done', { done: this.tasks.filter(id => done.has(id)).length, all: this.tasks.length }) : '';
  }
}

/** The place where an answer is marked. */
function marked(done) {
  const element = h('p', { class: 'marked', role: 'status' }, done ? '✓' : '');
  const tell = (right, more) => {
    element.textContent = (right ? '✓ ' : '✕ ') + t(right ? 'lessons.right' : 'lessons.wrong') + ' ' + more;
    element.className = 'marked ' + (right ? 'win' : 'lose');
    say(element.textContent);
  };
  return { element, tell };
}

function numberField(label, answer) {
  const written = h('input', { inputmode: 'numeric', autocomplete: 'off', size: 5 });
  return h('form', { class: 'row blank', submit: e => { e.preventDefault(); if (written.value.trim()) answer(written.value.trim().replace(/^\*/, '')); } },
    h('label', { class: 'field' }, h('span', {}, label), written), h('button', {}, t('lessons.check')));
}

/** A board on which a position of a lesson is played against the computer; drawn when it is opened. */
class LiveBoard {
  constructor(position) {
    this.position = position;
    this.moves = [];
    this.status = h('p', { class: 'status', role: 'status' });
    this.board = new Board(move => this.make(move.move));
    this.element = h('details', { class: 'live', toggle: () => this.element.open && !this.state && this.load({}) },
      h('summary', {}, t('lessons.board')), this.status, this.board.element,
      h('div', { class: 'row' }, h('button', { type: 'button', click: () => { this.moves = []; this.load({}); } }, t('play.again')),
        h('a', { href: linkTo('play', { e: position.expression, play: position.play, join: position.join, ending: position.ending }) }, t('lessons.open'))));
  }

  async load(more, moves = this.moves) {
    try {
      const state = await ask('play', { ...this.position, moves, ...more });
      if (state.replied) await this.board.demo(state.states.at(-1).move);
      this.state = state;
      this.moves = state.states.slice(1).map(each => each.move);
      const last = state.states.at(-1);
      const turn = state.over ? t(state.drawn ? 'over.drawn' : state.winner === 'first' ? 'over.you' : 'over.computer') : t(state.mover === 'first' ? 'turn.you' : 'turn.thinking');
      this.status.textContent = (more.reply !== undefined && last.moveText ? t('say.played', { move: last.moveText }) + '. ' : '') + turn;
      this.board.show(last.parts, state.moves, null, !state.over && state.mover === 'first');
      if (!state.over && state.mover === 'second') await this.load({ reply: 100 });
    } catch (problem) {
      this.status.textContent = problemText(problem);
      this.board.interactive = this.state?.mover === 'first';
    }
  }

  make(move) {
    this.board.interactive = false; // one move at a time
    return this.load({}, [...this.moves, move]);
  }
}

export async function open(place, link) {
  const titles = await ask('lessons', {});
  const topic = link.one('topic') || titles[0].topic;
  const contents = h('nav', { class: 'contents panel', 'aria-label': t('lessons.all') }, plan(titles), h('details', { open: innerWidth > 832 }, h('summary', {}, t('lessons.all')), h('ol', {}, titles.map(each =>
    h('li', {}, h('a', { href: linkTo('lessons', { topic: each.topic }), 'aria-current': each.topic === topic && 'page' }, each.title))))));
  const article = h('article', { tabindex: '-1', lang: language() === 'zh' ? 'zh-CN' : 'en' });
  place.append(h('div', { class: 'book' }, contents, article));
  try {
    const [lesson] = await ask('lessons', { topic });
    article.append(...new Lesson(lesson, titles).draw());
  } catch (problem) {
    article.append(h('h1', {}, t('lessons.title')), h('p', {}, problemText(problem)));
  }
  scrollTo(0, 0);
  if (place.parentElement === document.activeElement) article.focus({ preventScroll: true }); // a chapter was chosen: its text follows, not the list again
  return {};
}
