// The words of the page in both languages.

import { en } from './words-en.js';
import { zh } from './words-zh.js';
import { prefer, preference } from './store.js';

const books = { en, zh };

export function language() {
  return preference('lang') || (navigator.language.startsWith('zh') ? 'zh' : 'en');
}

export function speak(code) {
  prefer('lang', code);
  document.documentElement.lang = code === 'zh' ? 'zh-CN' : 'en';
}

/** The words of a key, with {name} filled in. */
export function t(key, quantities) {
  const words = books[language()][key] ?? key;
  return quantities ? words.replace(/\{(\w+)\}/g, (all, name) => quantities[name] ?? all) : words;
}

const words = globalThis.Intl?.Segmenter && new Intl.Segmenter('zh', { granularity: 'word' });

/** A Chinese sentence with the places where its lines may break: none is within a word, between two of one character, or before what hangs on one. */
export function phrased(text) {
  if (language() !== 'zh' || !words) return text;
  const parts = [...words.segment(text)], free = (part, before) => before && part.isWordLike && before.isWordLike && part.segment.length + before.segment.length > 2 && !/^[的了着过们]/.test(part.segment);
  const span = document.createElement('span');
  span.className = 'phrased';
  parts.forEach((part, i) => span.append(...free(part, parts[i - 1]) ? [document.createElement('wbr'), part.segment] : [part.segment]));
  return span;
}

/** A text that the server gives in both languages. */
export const both = text => text[language()];

/** How a sum is played, in words: "disjunctive long normal" as the server writes it. */
export function convention(written) {
  const [join, ending, play] = written.split(' ');
  return [t('goal.' + play), join !== 'disjunctive' && t('goal.' + join), ending !== 'long' && t('play.ending') + t('colon') + t('ending.' + ending) + t('graph.stop').trim()].filter(Boolean).join(language() === 'zh' ? '' : ' ');
}

/** A problem in words. */
export function problemText(problem) {
  const own = { '/problems/away': 'problem.away', '/problems/busy': 'problem.busy', '/problems/no-token': 'problem.token', '/problems/no-engine': 'problem.engine' }[problem.type];
  return own ? t(own) : problem.detail || problem.message || String(problem);
}

/** Where a theorem is formally proved, if it is. */
export const formal = proofs => proofs?.length ? [t('why.formal', { file: proofs[0].file, names: proofs.map(proof => proof.theorem).join(', ') })] : [];
