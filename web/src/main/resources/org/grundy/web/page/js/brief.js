// What stands above a board: what one plays for, how one moves, and the name of the game.

import { h } from './dom.js';
import { both, convention, t } from './words.js';

/** The row of a game, with its sentences; none where there is none. */
const row = async family => (await import('./games.js').catch(() => null))?.rowOf?.(family);

/** What one plays for and how one moves, a sentence each. */
export async function goalAndHow(state, question) {
  const families = [...new Set(state.states[0].parts.map(part => part.family))];
  const known = families.length === 1 ? await row(families[0]) : undefined, usual = state.convention === 'disjunctive long normal';
  const goal = !usual ? convention(state.convention) : known?.goal ? both(known.goal) : t(families.length > 1 ? 'brief.sum' : 'brief.normal');
  const how = families.length > 1 ? t('brief.oneBoard') : known ? both(known.how) : question.rules ? t('brief.own') : '';
  return { goal, how, families };
}

/** Fills the place above the board; `name` gives the name of a game in the language of the page. */
export async function brief(place, state, question, name) {
  const { goal, how, families } = await goalAndHow(state, question);
  const title = families.length > 1 ? t('brief.title') : question.rules ? t('nav.rules') : await name(families[0]) ?? t('play.title');
  place.replaceChildren(h('p', {}, h('b', {}, goal), ' ', how), h('h1', {}, title));
}
