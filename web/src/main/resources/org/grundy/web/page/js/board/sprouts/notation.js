// Positions of Sprouts as the engine writes them: a number of spots, or regions with | between them, of boundaries with points
// between them.

import { SPOTS } from './lands.js';
import { asOne, nameOfAll } from './names.js';

/** The regions of a written position: numbers below 3 are spots that are passed once, all others those that are passed twice. */
function read(text) {
  if (/^\d+$/.test(text)) return [{ face: 0, walks: Array.from({ length: Number(text) }, () => [0]) }];
  const numbers = new Map(), number = name => { if (!numbers.has(name)) numbers.set(name, SPOTS + numbers.size); return numbers.get(name); };
  let boundary = 0;
  const walk = (written, id) => written.match(/[0-2]|[A-Za-z]'*/g).map(spot => /\d/.test(spot) ? Number(spot) : number(/[a-z]/.test(spot) ? spot + id : spot));
  return text.split('|').map((region, face) => ({
    face,
    walks: region.split('.').filter(Boolean).flatMap(each => { const [one, times = 1] = each.split('*'); return Array.from({ length: Number(times) }, () => walk(one, ++boundary)); }),
  }));
}

const known = new Map();

/** The name of a written position. */
export function nameOfText(text) {
  if (!known.has(text)) known.set(text, nameOfAll(read(text)));
  return known.get(text);
}

/** The name of what a move leaves. */
export const nameOfTexts = texts => asOne(texts.map(nameOfText).filter(Boolean));
