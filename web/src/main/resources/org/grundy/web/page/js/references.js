// What the commands of a lesson show where they are neither positions nor programs: tables, games, forms, arithmetic. Each
// stands in a box.

import { h } from './dom.js';
import { ask, askLong } from './api.js';
import { fault } from './fault.js';
import { linkTo } from './link.js';
import { both, formal, t } from './words.js';
import { contentOf, valueTable } from './valuetable.js';

/** What stands behind an option of a command. */
export const option = (words, name) => words.includes(name) ? words[words.indexOf(name) + 1] : undefined;

/** A box that is filled when it is first opened. */
function box(title, fill) {
  const place = h('div', { role: 'status' });
  let begun = false;
  const element = h('details', { class: 'live', toggle: async () => {
    if (!element.open || begun) return;
    begun = true;
    try {
      place.replaceChildren(...[await fill(text => place.replaceChildren(h('p', {}, text)))].flat(Infinity).filter(Boolean));
    } catch (problem) {
      begun = false;
      place.replaceChildren(fault(problem));
    }
  } }, h('summary', {}, title), place);
  return element;
}

/** What a command asks of a table. */
export function tableOf(words) {
  const range = name => option(words, name)?.split('..').map(Number);
  const all = option(words, '--to') && [0, Number(option(words, '--to'))];
  return {
    game: words[1], show: option(words, '--show'), play: words.includes('--misere') ? 'misere' : undefined,
    x: range('--x') || all, y: range('--y') || all,
  };
}

export function tabled(words) {
  return box(t('lessons.table'), async () => {
    const table = await ask('table', tableOf(words));
    return [h('p', { class: 'help' }, contentOf(table)), valueTable(table)];
  });
}

/** Rules, theorems, proofs and sources of a game. */
export function described(name, title = name) {
  return box(t('lessons.game', { game: title }), async () => {
    const game = await ask('show', { game: name });
    return [h('p', {}, h('b', {}, both(game.title))), h('p', {}, both(game.rules)), game.theorems.map(theorem => [
      h('p', {}, h('b', {}, t('lessons.theorem'))), h('p', {}, both(theorem.statement)),
      theorem.proof && h('details', {}, h('summary', {}, t('lessons.proof')), h('p', {}, both(theorem.proof))),
      formal(theorem.formal).map(text => h('p', { class: 'help' }, text)), h('p', { class: 'help' }, theorem.source)]),
    h('p', {}, h('a', { href: linkTo('play', { e: game.example }) }, t('lessons.play', { expression: game.example })))];
  });
}

/** The games with a word. */
export function listed(word) {
  return box(t('lessons.games', { word }), async () => {
    const games = await ask('games', { word });
    return h('ul', {}, games.map(game => h('li', {}, h('a', { href: linkTo('play', { e: game.example }) }, both(game.title)))));
  });
}

/** A box in which is calculated with nimbers. */
export function calculated(expression) {
  const written = h('input', { 'aria-label': t('nimber.expression'), value: expression, spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off' });
  const result = h('div', { role: 'status' });
  const answer = async event => {
    event.preventDefault();
    try {
      const { question, value, inverse, squareRoot } = await ask('nimber', { expression: written.value });
      const more = [[inverse, 'nimber.inverse'], [squareRoot, 'nimber.root']].filter(([n]) => n !== undefined).map(([n, key]) => t(key, { n }));
      result.replaceChildren(h('p', {}, h('b', {}, `${question} = ${value ?? '?'}`), h('span', { class: 'help' }, '  ' + more.join(t('nimber.and')))));
    } catch (problem) {
      result.replaceChildren(fault(problem));
    }
  };
  return h('details', { class: 'live' }, h('summary', {}, t('nimber.title')), h('form', { class: 'row', submit: answer }, written, h('button', {}, t('sequence.go'))), result);
}

/** The closed forms of a game. */
export function forms(words) {
  return box(t('rules.discover'), async tell => {
    const question = { game: words[1], vary: option(words, '--vary') && [option(words, '--vary')] };
    const reports = await askLong('discover', question, told => tell(t('rules.searching', { n: told.done })));
    return foundTexts(reports).map(text => h('pre', { tabindex: '0' }, text));
  });
}

/** What was found, one text for each form; a word where nothing was. */
function foundTexts(reports) {
  const texts = reports.flatMap(report => [...(report.lists?.forms ?? []).map(form => `${t('form.' + form.quantity)} (${report.lists.position}): ${form.formula}\n${t('form.' + form.label)}`), ...report.sections.flatMap(section => section.found ? [formText(section)] : [])]);
  return texts.length ? texts : [t('rules.nothing')];
}

const formText = ({ quantity, variables, found }) =>
  [`${t('form.' + quantity)} (${variables.join(', ')}): ${found.formula}`, ...found.definitions.map(each => '  ' + each), t('form.' + found.label), ...found.proofs].join('\n');
