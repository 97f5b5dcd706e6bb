// A program for a game in one press: a button for each language, and the text below them.

import { copy, h, save } from '../dom.js';
import { askLong } from '../api.js';
import { fault } from '../fault.js';
import { t } from '../words.js';

const LANGUAGES = [['cpp', 'C++', 'cpp'], ['java', 'Java', 'java'], ['python', 'Python', 'py']];

export class ProgramBox {
  /**
   * @param shown the language whose program the link shows, if any
   * @param changed called when another program is shown, or none
   */
  constructor(shown, changed) {
    Object.assign(this, { wanted: LANGUAGES.some(([language]) => language === shown) ? shown : undefined, changed });
    this.element = h('div', { class: 'own-program', role: 'status' });
  }

  about(question) {
    this.question = question;
  }

  buttons() {
    this.all = LANGUAGES.map(([language, name]) => h('button', { type: 'button', 'aria-pressed': 'false', click: () => this.write(language) }, name));
    return h('span', { class: 'row', role: 'group', 'aria-label': t('program.title') }, h('span', { class: 'help' }, t('program.as')), this.all);
  }

  /** The program goes: it is of other rules. */
  clear() {
    this.asking?.abort();
    if (this.shown) this.wanted = this.shown;
    this.shown = undefined;
    this.element.replaceChildren();
  }

  /** The same program for another input. */
  rewrite() {
    if (this.shown) this.write(this.shown);
  }

  /** The program of the same language as before the rules were changed. */
  reopen() {
    if (this.wanted && !this.shown) this.write(this.wanted);
  }

  /** The program that reads the parameters too, if there is one; else the one for their values. */
  async ask(language, signal) {
    const { rules, game, name, ranges, format } = this.question, asked = { rules, program: language, ...format.fields };
    if (ranges) {
      try {
        return await askLong('export', { ...asked, game: name, vary: ranges }, () => {}, signal);
      } catch (problem) {
        if (signal.aborted) throw problem;
      }
    }
    return askLong('export', { ...asked, game }, () => {}, signal);
  }

  async write(language) {
    this.asking?.abort();
    const { signal } = this.asking = new AbortController();
    this.shown = this.wanted = language;
    this.all.forEach((button, i) => button.setAttribute('aria-pressed', String(LANGUAGES[i][0] === language)));
    this.element.replaceChildren(h('p', {}, t('program.writing')));
    this.changed();
    try {
      const answer = await this.ask(language, signal), { text } = answer, file = 'grundy.' + LANGUAGES.find(([each]) => each === language)[2];
      if (this.question.format.answered(answer)) this.changed();
      const take = async ({ currentTarget }) => { currentTarget.textContent = t(await copy(text) ? 'program.copied' : 'copy.refused'); };
      this.element.replaceChildren(h('div', { class: 'row' }, h('button', { type: 'button', click: take }, t('program.copy')), h('button', { type: 'button', click: () => save(new Blob([text], { type: 'text/plain' }), file) }, t('export.as') + ' ' + file)),
        h('pre', { class: 'code', tabindex: '0', 'aria-label': t('program.title') }, text));
    } catch (problem) {
      if (!signal.aborted) this.element.replaceChildren(fault(problem));
    }
  }
}
