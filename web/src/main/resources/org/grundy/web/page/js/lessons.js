// The lessons: text, live boards for what is solved in them, and exercises that are marked.

import { h, say } from './dom.js';
import { ask } from './api.js';
import { Board } from './board/board.js';
import { linkTo } from './link.js';
import { judged, exported } from './programs.js';
import { note, noted } from './store.js';
import { language, problemText, t } from './words.js';

const solved = () => new Set(noted('lessons', []));
const remember = exercise => note('lessons', [...solved().add(exercise)]);

/** The position that a command of a lesson asks about, with how it is played; null if it asks about none. */
export function positionOf(words) {
  if (words[0] !== 'solve' && words[0] !== 'play') return null;
  const option = name => words.includes(name) ? words[words.indexOf(name) + 1] : undefined;
  const plain = words.slice(1).filter((word, i, all) => !word.startsWith('--') && !['--join', '--ending'].includes(all[i - 1]));
  if (words.some(word => ['-e', '--rules', '--positions', '--time'].includes(word))) return null;
  const expression = plain.length > 1 ? `${plain[0]}(${plain.slice(1).join(',')})` : plain[0];
  return { expression, play: words.includes('--misere') ? 'misere' : undefined, join: option('--join'), ending: option('--ending') };
}

function linkOf(words) {
  const position = positionOf(words);
  if (position) return linkTo('play', { e: position.expression, play: position.play, join: position.join, ending: position.ending });
  if (words[0] === 'explain' && words[1]) return linkTo('lessons', { topic: words[1] });
  if ((words[0] === 'sequence' || words[0] === 'period') && words[1]) return linkTo('sequence', { code: words[1] });
  if (words[0] === 'table' && words.includes('--y')) return linkTo('map', { game: words[1] });
  return null;
}

/** What a command of a lesson does on the page, where it is no position: a judge's problem, a program. */
function tool(words) {
  const option = name => words.includes(name) ? words[words.indexOf(name) + 1] : undefined;
  if (words[0] === 'judge' && words[2] === '<<<') return judged(words[1], words[3]);
  if (words[0] === 'export') return exported({ game: words[1], show: option('--show'), play: words.includes('--misere') ? 'misere' : undefined });
  return null;
}

class Lesson {
  constructor(lesson, titles) {
    this.lesson = lesson;
    this.titles = titles;
    this.tasks = [];
    this.count = h('p', { class: 'help' });
  }

  draw() {
    const place = this.titles.findIndex(each => each.topic === this.lesson.topic);
    const link = (at, key) => this.titles[at] && h('a', { href: linkTo('lessons', { topic: this.titles[at].topic }) }, t(key) + ': ' + this.titles[at].title);
    const sections = this.lesson.sections.map(section => this.section(section));
    this.recount();
    return [h('h1', {}, this.lesson.title), this.count, ...sections, h('p', { class: 'row around' }, link(place - 1, 'lessons.previous'), link(place + 1, 'lessons.next'))];
  }

  section(section) {
    return h('section', { class: 'panel lesson-' + section.kind }, h('h2', {}, section.heading),
      section.blocks.map(block => this.block(block)),
      section.exercises.length ? h('ol', { class: 'exercises' }, section.exercises.map(each => this.exercise(each))) : null);
  }

  block(block) {
    if (block.words) return h('p', {}, inline(block.words));
    if (block.items) return h('ul', {}, block.items.map(item => h('li', {}, inline(item))));
    if (block.lines) return h('pre', { tabindex: '0' }, block.lines.join('\n'));
    return h('div', {}, block.commands.map(command => this.command(command, false)));
  }

  command(command, open) {
    const link = linkOf(command.arguments);
    const position = positionOf(command.arguments);
    const shell = h('code', {}, command.line);
    const line = h('p', { class: 'command' }, link ? h('a', { href: link }, shell) : shell, command.remark ? h('span', { class: 'help' }, '  ' + command.remark) : null);
    return h('div', {}, line, position ? new LiveBoard(position).element : tool(command.arguments));
  }

  exercise(exercise) {
    const commands = exercise.answer.flatMap(block => block.commands || []);
    const positions = commands.map(command => positionOf(command.arguments)).filter(Boolean);
    const tasks = positions.slice(0, 2).map(position => this.task(position));
    return h('li', {}, h('p', {}, inline(exercise.question)), tasks,
      h('details', {}, h('summary', {}, t('lessons.solution')), exercise.answer.map(block => this.block(block))));
  }

  /** A question whose answer is marked: who wins, and with which move or value. */
  task(position) {
    const id = this.lesson.topic + ':' + JSON.stringify(position);
    this.tasks.push(id);
    const verdict = h('p', { class: 'marked', role: 'status' });
    const answer = async said => {
      try {
        const known = await ask('analyze', position);
        const right = known.outcome === said;
        verdict.textContent = (right ? '✓ ' : '✕ ') + t(right ? 'lessons.right' : 'lessons.wrong') + (right ? ' ' + known.reason.map(step => step.text).join(' ') : '');
        verdict.className = 'marked ' + (right ? 'win' : 'lose');
        if (right) { remember(id); this.recount(); }
        say(verdict.textContent);
      } catch (problem) {
        verdict.textContent = problemText(problem);
      }
    };
    const done = solved().has(id);
    verdict.textContent = done ? '✓' : '';
    return h('fieldset', { class: 'task' }, h('legend', {}, t('lessons.try')),
      h('p', {}, t('lessons.who', { expression: position.expression }), position.play === 'misere' ? ` (${t('play.misere')})` : '', position.join ? ` (${t('join.' + position.join)})` : '', position.ending ? ` (${t('ending.' + position.ending)})` : ''),
      h('div', { class: 'row' }, h('button', { type: 'button', click: () => answer('N') }, t('lessons.N')), h('button', { type: 'button', click: () => answer('P') }, t('lessons.P'))),
      verdict, new LiveBoard(position).element);
  }

  recount() {
    const done = solved();
    this.count.textContent = this.tasks.length ? t('lessons.done', { done: this.tasks.filter(id => done.has(id)).length, all: this.tasks.length }) : '';
  }
}

const inline = words => words.split('`').map((piece, i) => i % 2 ? h('code', {}, piece) : piece);

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

  async load(more) {
    try {
      const state = await ask('play', { ...this.position, moves: this.moves, ...more });
      this.state = state;
      this.moves = state.states.slice(1).map(each => each.move);
      const last = state.states.at(-1);
      const turn = state.over ? t(state.drawn ? 'over.drawn' : state.winner === 'first' ? 'over.you' : 'over.computer') : t(state.mover === 'first' ? 'turn.you' : 'turn.thinking');
      this.status.textContent = (more.reply !== undefined && last.moveText ? t('say.played', { move: last.moveText }) + '. ' : '') + turn;
      this.board.show(last.parts, state.moves, null, !state.over && state.mover === 'first');
      if (!state.over && state.mover === 'second') await this.load({ reply: 100 });
    } catch (problem) {
      this.status.textContent = problemText(problem);
    }
  }

  make(move) {
    this.moves.push(move);
    return this.load({});
  }
}

export async function open(place, link) {
  const titles = await ask('lessons', {});
  const topic = link.one('topic') || titles[0].topic;
  const contents = h('nav', { class: 'contents panel', 'aria-label': t('lessons.all') }, h('ol', {}, titles.map(each =>
    h('li', {}, h('a', { href: linkTo('lessons', { topic: each.topic }), 'aria-current': each.topic === topic && 'page' }, each.title)))));
  const article = h('article', { lang: language() === 'zh' ? 'zh-CN' : 'en' });
  place.append(h('div', { class: 'book' }, contents, article));
  try {
    const [lesson] = await ask('lessons', { topic });
    article.append(...new Lesson(lesson, titles).draw());
  } catch (problem) {
    article.append(h('h1', {}, t('lessons.title')), h('p', {}, problemText(problem)));
  }
  scrollTo(0, 0);
  return {};
}
