// Looking back on a game: who could win before each move, the move that gave the win away, and a better one.

import { h } from './dom.js';
import { ask } from './api.js';
import { spoken } from './games.js';
import { t } from './words.js';

/** What was known before each move: whether it kept what its player had. */
export async function reviewed(game, signal) {
  const turns = [];
  for (let at = 0; at < game.moves.length; at++) {
    const state = await ask('play', { ...game.asked(at), values: true }, signal);
    const made = state.moves.find(move => move.move === game.moves[at]);
    const better = state.moves.filter(move => move.leaves === 'P');
    turns.push({ parts: state.states[0].parts, at, player: at % 2 ? 'second' : 'first', made, better, could: better.length > 0, gave: better.length > 0 && made?.leaves !== 'P', known: made?.leaves !== undefined });
  }
  return turns;
}

/** The last move by which the loser gave the win away; undefined if he never had it. Of a game that is not over, the last of all. */
const turningPoint = (turns, loser) => turns.findLast(turn => (!loser || turn.player === loser) && turn.gave);

/** What the discs of the line of the game say, each beside a sample. */
const legend = () => h('p', { class: 'row legend' }, [['could', 'review.could'], ['', 'review.couldnot'], ['could gave', 'review.gaveAway']]
  .map(([look, key]) => h('span', { class: 'key' }, h('i', { class: ('turn-key ' + look).trim() }), t(key))));

export class Review {
  /** @param look shows the board before a move, and the better move on it; why gives its reason, in sentences */
  constructor(look, why) {
    Object.assign(this, { look, why });
    this.element = h('section', { class: 'review', 'aria-label': t('review.title') });
  }

  /** The line of the game: filled where the player to move could win, hollow where not; *the* move is marked. */
  show(turns, game, state) {
    const who = player => game.isAgainstComputer() ? t(player === game.you ? 'review.you' : 'review.computer') : t('review.' + player);
    const point = turningPoint(turns, state.winner && (state.winner === 'first' ? 'second' : 'first'));
    const dot = turn => h('li', {}, h('button', {
      type: 'button', class: 'turn-dot' + (turn.could ? ' could' : '') + (turn.gave ? ' gave' : ''), click: () => this.tell(turn, who),
      'aria-label': t('review.dot', { n: turn.at + 1, who: who(turn.player), could: t(turn.could ? 'review.could' : 'review.couldnot') }),
    }, turn.at + 1));
    this.told = h('p', { class: 'review-told', 'aria-live': 'polite' });
    this.element.replaceChildren(
      h('h2', {}, point ? t('review.turned', { who: who(point.player), n: point.at + 1 }) : t('review.never')),
      legend(), h('ol', { class: 'turn-line' }, turns.map(dot)), this.told);
    if (point) this.tell(point, who);
  }

  tell(turn, who) {
    this.element.querySelectorAll('.turn-dot').forEach((dot, at) => at === turn.at ? dot.setAttribute('aria-current', 'step') : dot.removeAttribute('aria-current'));
    this.told.replaceChildren(
      h('span', {}, t(turn.gave ? 'review.gave' : turn.could ? 'review.kept' : 'review.lost', { who: who(turn.player), move: spoken(turn.made?.text ?? '', turn.parts) })),
      ...turn.gave ? [t('gap'), h('button', { type: 'button', click: () => this.look(turn, turn.better[0]) }, t('review.better'))] : []);
    this.look(turn, null);
    if (turn.gave) this.explain(turn);
  }

  /** What the better move was there for, below what is said of the move. */
  async explain(turn) {
    const place = this.told, sentences = await this.why(turn).catch(() => []);
    if (this.told === place && this.element.querySelector('[aria-current]')?.textContent === String(turn.at + 1)) place.append(h('span', { class: 'review-why' }, sentences.join(t('gap'))));
  }
}
