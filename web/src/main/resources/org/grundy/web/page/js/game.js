// A game as the address holds it: what is played, the moves, how many of them are shown, who plays, what is told.

import { gameOf } from './games.js';
import { preference } from './store.js';

const among = (word, words) => words.find(each => each === word);
export const VALUES = ['outcome', 'grundy', 'remoteness'];
const within = (text, least, most, usual) => /^\d+$/.test(text) ? Math.max(least, Math.min(most, Number(text))) : usual;

export class Game {
  constructor(link) {
    const one = link.one;
    this.question = { expression: one('e') || gameOf(one('game') ?? '')?.start || 'nim(3,4,5)', rules: one('rules'), join: one('join'), ending: one('ending'), play: one('play') };
    this.moves = link.all('m');
    // What a link holds that cannot be is as if it were left out.
    this.at = within(one('at'), 0, this.moves.length, this.moves.length);
    this.opponent = among(one('against'), ['computer', 'person']) || preference('opponent');
    this.you = among(one('you'), ['first', 'second']) || preference('you');
    this.strength = within(one('strength') ?? preference('strength'), 0, 100, 80);
    this.values = among(one('show'), VALUES) || among(preference('values'), VALUES) || 'outcome';
    this.analysis = one('analysis') === '1' || VALUES.includes(one('show'));
  }

  fields() {
    const q = this.question;
    return {
      e: q.expression, rules: q.rules, join: q.join, ending: q.ending, play: q.play, m: this.moves,
      at: this.at < this.moves.length ? this.at : undefined, against: this.opponent, you: this.you,
      strength: this.opponent === 'computer' ? this.strength : undefined,
      analysis: this.analysis ? 1 : undefined, show: this.analysis && this.values !== 'outcome' ? this.values : undefined,
    };
  }

  asked(at = this.at) {
    return { ...this.question, moves: this.moves.slice(0, at) };
  }

  isAgainstComputer() {
    return this.opponent === 'computer';
  }

  computerMoves(state) {
    return this.isAgainstComputer() && !state.over && state.mover !== this.you;
  }

  /** The game that a state shows, which may be longer than before. */
  take(state) {
    this.moves = state.states.slice(1).map(each => each.move);
    this.at = this.moves.length;
  }

  /** Moves that were typed are named as the list of moves names them. */
  name(state) {
    state.states.slice(1).forEach(({ move }, at) => { this.moves[at] = move; });
  }

  begin() {
    this.moves = [];
    this.at = 0;
  }

  /** Where the player was to move before, or after. */
  step(by) {
    let at = this.at + by;
    if (this.isAgainstComputer()) {
      const first = this.you === 'first' ? 0 : 1;
      while (at > 0 && at < this.moves.length && at % 2 !== first) at += by;
    }
    return Math.max(0, Math.min(this.moves.length, at));
  }
}
