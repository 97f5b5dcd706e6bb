// What stands above a board: what one plays for, how one moves, and the name of the game.

import { h } from './dom.js';
import { convention, both, t } from './words.js';

/** The rows of the games; without them a board has its goal alone. */
const rows = () => import('./games.js').then(({ rowOf }) => rowOf, () => () => undefined);

/** Fills the place above the board. */
export async function brief(place, state, question) {
  const parts = state.states[0].parts, families = new Set(parts.map(part => part.family));
  const row = families.size === 1 ? (await rows())(parts[0].family) : undefined;
  const usual = state.convention === 'disjunctive long normal';
  const goal = usual ? row?.goal ? both(row.goal) : t(families.size > 1 ? 'brief.sum' : 'brief.normal') : convention(state.convention);
  const how = families.size > 1 ? t('brief.oneBoard') : row ? both(row.how) : question.rules ? t('brief.own') : '';
  place.replaceChildren(h('p', {}, h('b', {}, goal), ' ', how), h('h1', {}, row ? both(row.name ?? row.title ?? { en: t('play.title'), zh: t('play.title') }) : question.rules ? t('nav.rules') : t(families.size > 1 ? 'brief.title' : 'play.title')));
}
