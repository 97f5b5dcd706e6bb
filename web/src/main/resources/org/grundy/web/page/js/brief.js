// What stands above a board: what one plays for, how one moves, and the name of the game.

import { h } from './dom.js';
import { gameOf, goalOf, howTo, nameOf } from './games.js';
import { convention, t } from './words.js';

/** What one plays for and how one moves, a sentence each. */
export async function goalAndHow(state, question) {
  const { parts } = state.states[0], [families, games] = ['family', 'game'].map(each => [...new Set(parts.map(part => part[each]))]);
  const usual = state.convention === 'disjunctive long normal', alone = games.length === 1;
  const goal = !usual ? convention(state.convention) : alone && goalOf(games[0]) || t(families.length > 1 ? 'brief.sum' : 'brief.normal');
  const how = !alone ? t('brief.oneBoard') : howTo(games[0]) || (question.rules ? t('brief.own') : '');
  return { goal, how, families };
}

/** Fills the place above the board; `name` gives the name of a game in the language of the page. */
export async function brief(place, state, question, name) {
  const { goal, how, families } = await goalAndHow(state, question);
  const row = gameOf(families[0] ?? '');
  const title = families.length > 1 ? t('brief.title') : question.rules ? t('nav.rules') : row ? nameOf(row) : await name(families[0]) ?? t('play.title');
  place.replaceChildren(h('p', {}, h('b', {}, goal), ' ', how), h('h1', {}, title));
}
