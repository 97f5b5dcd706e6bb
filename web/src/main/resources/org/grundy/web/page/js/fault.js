// What is wrong with something that was written, with its place.

import { h } from './dom.js';
import { problemText } from './words.js';

export function fault(problem) {
  const text = problemText(problem);
  const { source, start, end } = problem;
  if (!source || source.includes('\n') || source.length > 300) return h('p', { class: 'fault' }, text);
  const stop = Math.max(end, Math.min(start + 1, source.length));
  return h('p', { class: 'fault' }, text, h('code', { class: 'source' },
    source.slice(0, start), h('mark', {}, source.slice(start, stop) || '⁠ '), source.slice(stop)));
}
