// What a reader has done of the lessons, as the browser notes it: exercises solved, and how far each chapter was read.

import { note, noted } from '../store.js';

export const solved = id => noted('lessons', []).includes(id);
export const solve = id => { if (!solved(id)) note('lessons', [...noted('lessons', []), id]); };

/** The farthest screen that was seen of a chapter, from 1; 0 if none was. */
export const seen = topic => noted('read', {})[topic] ?? 0;
export const see = (topic, at) => note('read', { ...noted('read', {}), [topic]: Math.max(at, seen(topic)) });
/** How many exercises of a chapter are solved. */
export const solvedOf = topic => noted('lessons', []).filter(id => id.startsWith(topic + ':') && /:\d+$/.test(id)).length;
