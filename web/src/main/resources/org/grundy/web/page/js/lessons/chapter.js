// One chapter, screen by screen: words on one side, what they speak of on the other. The address names the screen; Next and
// Back, the line of sections above, and the arrow keys lead on, where these do not walk a board.

import { h, onWindow, say } from '../dom.js';
import { linkTo } from '../link.js';
import { t } from '../words.js';
import { lacking, Prose } from './prose.js';
import { see, seen, solved } from './progress.js';
import { spoken } from './spoken.js';
import { stageFor } from './scene.js';
import { todo } from './verdict.js';

/** Where arrow keys have a meaning of their own. */
const ARROWS = '.boards, input, textarea, select, summary, pre, .scroll, .cells, table';

export class Chapter {
  constructor(lesson, screens, titles, at) {
    Object.assign(this, { lesson, screens, titles, prose: new Prose(titles) });
    this.pieces = piecesOf(screens);
    this.line = h('ol', { class: 'progress', 'aria-label': t('lessons.line') });
    this.text = h('div', { class: 'lesson-text' });
    this.back = h('a', { class: 'button', click: event => this.go(event, this.at - 1) }, '‹ ', t('lessons.back'));
    this.next = h('a', { class: 'button', click: event => this.go(event, this.at + 1) });
    this.count = h('span', { class: 'help' });
    this.beside = h('div', { class: 'lesson-bench' });
    this.element = h('article', { class: 'lesson', tabindex: '-1' },
      h('div', { class: 'lesson-side' },
        h('header', { class: 'lesson-head' }, h('p', { class: 'chapter-name' }, h('a', { href: linkTo('lessons') }, t('lessons.all')), ' · ', h('span', {}, lesson.title)), this.line),
        this.text,
        h('nav', { class: 'row lesson-nav', 'aria-label': t('lessons.screens') }, this.back, this.next, this.count)),
      this.beside);
    onWindow('keydown', this.element, event => this.onKey(event));
    this.show(Math.min(screens.length, Math.max(1, at || 1)) - 1);
  }

  link(at) {
    return linkTo('lessons', { topic: this.lesson.topic, at: at ? at + 1 : undefined });
  }

  /** Goes to another screen of the chapter, unless the browser is to open it elsewhere. */
  go(event, at) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !this.screens[at]) return;
    event.preventDefault();
    history.pushState(null, '', this.link(at));
    this.show(at);
    scrollTo(0, 0);
    say(`${t('lessons.at', { n: at + 1, all: this.screens.length })}. ${this.text.querySelector('h1').textContent}`);
  }

  onKey(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.target.closest?.(ARROWS)) return;
    this.go(event, this.at + step);
  }

  show(at) {
    const screen = this.screens[at];
    this.at = at;
    see(this.lesson.topic, at + 1);
    this.stage(screen);
    this.text.replaceChildren(...[this.eyebrow(screen), h('h1', {}, this.title(screen)), ...this.body(screen)].flat().filter(Boolean));
    this.text.className = 'lesson-text of-' + screen.kind;
    this.element.classList.toggle('alone', !screen.scene);
    this.beside.hidden = !screen.scene;
    this.drawLine();
    this.drawNav();
  }

  /** What is shown beside the words stays as it is where the next screen speaks of the same. */
  stage(screen) {
    const name = JSON.stringify([screen.scene, screen.number]);
    if (name === this.staged) return;
    this.staged = name;
    this.shown = screen.scene && stageFor(screen.scene, { id: screen.id, topic: this.lesson.topic, done: () => this.drawNav() });
    this.beside.replaceChildren(...this.shown?.beside ?? []);
  }

  title(screen) {
    return screen.title || (screen.number ? t('lessons.number', { n: screen.number }) : screen.heading);
  }

  eyebrow({ kind, heading, title, place, of, number }) {
    const words = number ? heading : title && kind !== 'idea' ? t('lessons.kind.' + kind) : '';
    return words || !number && of > 1 && kind !== 'idea' ? h('p', { class: 'eyebrow' }, [words, of > 1 && t('lessons.part', { n: place + 1, all: of })].filter(Boolean).join(' · ')) : null;
  }

  body(screen) {
    if (screen.question) {
      return [h('p', { class: 'question' }, this.prose.inline(screen.question)), ...screen.id ? this.shown.asked : [todo('think')],
        h('details', { class: 'answer-box' }, h('summary', {}, t('lessons.solution')), this.prose.blocks(screen.answer))];
    }
    const end = screen.kind === 'go_on';
    return [...this.prose.blocks(screen.blocks), ...this.shown?.asked ?? [], screen.kind === 'example' && spoken(screen.blocks), end && lacking(screen.blocks), end && this.onward()];
  }

  /** Where a chapter ends: the next one, the whole of this one to read or print. */
  onward() {
    const next = this.titles[this.titles.findIndex(each => each.topic === this.lesson.topic) + 1];
    return h('p', { class: 'row' }, next && h('a', { class: 'button main', href: linkTo('lessons', { topic: next.topic }) }, t('lessons.next') + t('colon') + next.title),
      h('a', { class: 'button', href: linkTo('lessons', { topic: this.lesson.topic, all: 1 }) }, t('lessons.whole')));
  }

  /** A bar for each screen; those of a section stand together and are one link, which leads to the screen of the bar that is touched. */
  drawLine() {
    const read = Math.max(seen(this.lesson.topic), this.at + 1), look = at => at === this.at ? 'here' : at < read ? 'read' : null;
    this.line.replaceChildren(...this.pieces.map(({ first, of, heading }) => {
      const here = this.at >= first && this.at < first + of, bars = Array.from({ length: of }, (_, k) => h('i', { class: look(first + k) })), piece = h('li', {},
        h('a', { href: this.link(first), 'aria-current': here && 'step', 'aria-label': t('lessons.section', { title: heading, n: of }), title: heading, click: event => this.go(event, first + Math.max(0, bars.indexOf(event.target))) }, bars));
      piece.style.setProperty('--screens', of);
      return piece;
    }));
  }

  drawNav() {
    const { at, screens } = this, screen = screens[at], open = screen.id && !solved(screen.id);
    this.back.hidden = !at;
    this.next.hidden = at === screens.length - 1;
    if (at) this.back.href = this.link(at - 1);
    if (!this.next.hidden) this.next.href = this.link(at + 1);
    this.next.className = 'button' + (open ? '' : ' main');
    this.next.replaceChildren(t(open ? 'lessons.skip' : 'lessons.on'), ' ›');
    this.count.textContent = t('lessons.at', { n: at + 1, all: screens.length });
  }
}

/** The sections of a chapter, each with its first screen and how many it has; those of one kind that stand together are one. */
function piecesOf(screens) {
  const pieces = [];
  screens.forEach((screen, i) => {
    const last = pieces.at(-1), same = last && (last.section === screen.section || last.kind === screen.kind && screen.kind === 'idea');
    if (same) last.of++;
    else pieces.push({ section: screen.section, kind: screen.kind, heading: screen.kind === 'idea' ? t('lessons.kind.idea') : screen.heading, first: i, of: 1 });
  });
  return pieces;
}
