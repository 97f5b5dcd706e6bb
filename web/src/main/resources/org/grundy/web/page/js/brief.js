// What stands above a board: what one plays for, how one moves, and the name of the game.

import { h } from './dom.js';
import { gameOf, goalOf, howTo, nameOf } from './games.js';
import { convention, phrased, t } from './words.js';

/** What one plays for and how one moves, a sentence each. */
export function goalAndHow(state, question) {
  const { parts } = state.states[0], [families, games] = ['family', 'game'].map(each => [...new Set(parts.map(part => part[each]))]);
  const usual = state.convention === 'disjunctive long normal', alone = games.length === 1;
  const goal = !usual ? convention(state.convention) : alone && families[0] && goalOf(games[0]) || t(families.length > 1 ? 'brief.sum' : 'brief.normal');
  const how = !alone ? t('brief.oneBoard') : families[0] && howTo(games[0]) || (question.rules ? t('brief.own') : '');
  return { goal, how, families };
}

/** Fills the place above the board, and gives the name of what is played. */
export function brief(place, state, question) {
  const { goal, how, families } = goalAndHow(state, question), row = gameOf(families[0] ?? '');
  const title = families.length > 1 ? t('brief.title') : question.rules ? t('nav.rules') : row ? nameOf(row) : t('play.title');
  place.replaceChildren(h('p', {}, h('b', {}, phrased(goal)), ' ', phrased(how)), h('h1', {}, title));
  return title;
}
