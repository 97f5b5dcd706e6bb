// The words of a lesson as elements: paragraphs, lists, lines and commands.

import { h } from '../dom.js';
import { linkTo } from '../link.js';
import { exported, judged } from '../programs.js';
import { calculated, described, forms, listed, option, tabled } from '../references.js';
import { t } from '../words.js';
import { linkOf } from './commands.js';

/** What a command does on the page, where it is no position: each in a box of its own. */
const TOOLS = {
  judge: words => words[2] === '<<<' && judged(words[1], words[3]),
  export: words => exported({ game: words[1], show: option(words, '--show'), play: words.includes('--misere') ? 'misere' : undefined }),
  table: tabled,
  show: words => described(words[1]),
  games: words => words[1] && listed(words[1]),
  discover: forms,
  nimber: words => calculated(words.slice(1).join(' ')),
};

export class Prose {
  /** @param titles of all lessons, which words may name */
  constructor(titles) {
    this.titles = titles;
  }

  blocks(blocks) {
    return blocks.map(block => this.block(block));
  }

  block(block) {
    if (block.words) return h('p', {}, this.inline(block.words));
    if (block.items?.length === 1) return h('p', {}, this.inline(block.items[0])); // a step of a proof, on a screen of its own
    if (block.items) return h('ul', {}, block.items.map(item => h('li', {}, this.inline(item))));
    if (block.lines) return h('pre', { tabindex: '0' }, block.lines.join('\n'));
    return h('div', { class: 'commands' }, block.commands.map(command => this.command(command)));
  }

  command({ arguments: words, line, remark }) {
    const link = linkOf(words), shell = h('code', {}, line), box = TOOLS[words[0]]?.(words) || null;
    const remarks = [remark, !link && !box && t('lessons.terminal')].filter(Boolean);
    return h('div', {}, h('p', { class: 'command' }, link ? h('a', { href: link }, shell) : shell, remarks.map(each => h('span', { class: 'help' }, '  ' + each))), box);
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
}

/** Says where a chapter ends without a judge's problem or a program, which the others have. */
export function lacking(blocks) {
  const used = blocks.flatMap(block => block.commands || []).map(command => command.arguments[0]);
  const lacks = ['judge', 'export'].filter(name => !used.includes(name)).join('');
  return lacks ? h('p', { class: 'help' }, t('lessons.no.' + lacks)) : null;
}
