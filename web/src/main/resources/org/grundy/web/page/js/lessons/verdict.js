// What a reader is to do on a screen, and how an answer is marked.

import { h, say } from '../dom.js';
import { icon } from '../icons.js';
import { problemText, t } from '../words.js';
import { solve, solved } from './progress.js';

/** A thing to do, in one sentence. */
export const todo = (kind, quantities) => h('p', { class: 'todo' }, icon('play'), h('span', {}, t('lessons.todo.' + kind, quantities)));

/** The place where an answer is marked. */
export class Verdict {
  /** @param context { id, done }: without an id nothing is remembered */
  constructor(context) {
    this.context = context;
    this.element = h('p', { class: 'marked', role: 'status' }, context.id && solved(context.id) ? t('lessons.before') : '');
  }

  /** Says whether an answer is right; more is said after it. */
  tell(right, more = '') {
    this.element.textContent = (right ? '✓ ' : '✕ ') + t(right ? 'lessons.right' : 'lessons.wrong') + (more && ' ' + more);
    this.element.className = 'marked ' + (right ? 'win' : 'lose');
    say(this.element.textContent);
  }

  /** Says how it goes on. */
  note(text) {
    this.element.textContent = text;
    this.element.className = 'marked';
    say(text);
  }

  /** Does what may meet a problem, which is told then; says whether it was done. */
  async attempt(work) {
    try {
      await work();
      return true;
    } catch (problem) {
      this.tell(false, problemText(problem));
      return false;
    }
  }

  /** The exercise is solved. */
  solve(more) {
    this.tell(true, more);
    if (this.context.id) solve(this.context.id);
    this.context.done?.();
  }
}
