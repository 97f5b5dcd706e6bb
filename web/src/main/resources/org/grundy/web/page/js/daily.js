// The puzzle of the day: one for all, by the date in UTC; and how many days in a row it was solved.

import { note, noted } from './store.js';

const DAY = 86_400_000;
const written = time => new Date(time).toISOString().slice(0, 10);

export const today = () => written(Date.now());

/** The days in a row until today, or until yesterday; with a day it is noted that its puzzle was solved. */
export function daily(solved) {
  const known = noted('daily', { last: '', streak: 0 });
  if (solved && solved !== known.last && solved === today()) {
    known.streak = known.last === written(Date.now() - DAY) ? known.streak + 1 : 1;
    known.last = solved;
    note('daily', known);
  }
  const holds = known.last === today() || known.last === written(Date.now() - DAY);
  return { streak: holds ? known.streak : 0, solved: known.last === today() };
}
