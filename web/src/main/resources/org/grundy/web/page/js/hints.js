// Hints in three steps: whether there is a way to win, where it begins, and last the move itself.

import { ask } from './api.js';
import { spoken } from './games.js';
import { t } from './words.js';

export class Hints {
  constructor() {
    this.begin();
  }

  begin() {
    this.step = 0;
    this.known = null;
  }

  /** The next hint: what is said, and the move where it is named. */
  async next(game, signal) {
    this.known ??= await this.find(game, signal);
    this.step = Math.min(3, this.step + 1);
    const { winning, all, move, near, board, reason, parts } = this.known;
    if (this.step === 1) return { text: t(winning ? 'hint.can' : 'hint.cannot') };
    if (this.step === 2) {
      if (!winning) return { text: t('hint.long') };
      return { text: t(winning === 1 ? 'hint.one' : 'hint.some', { n: winning, all }) + t('gap') + t(board ? 'hint.where' : 'hint.half'), board, near: board ? undefined : near };
    }
    return { text: t('hint.move', { move: spoken(move.moveText, parts) }) + (winning ? '' : t('gap') + reason), move };
  }

  async find(game, signal) {
    const [valued, replied] = [await ask('play', { ...game.asked(), values: true }, signal), await ask('play', { ...game.asked(), reply: 100 }, signal)];
    const good = valued.moves.filter(each => each.leaves === 'P'), move = replied.states.at(-1);
    const boards = new Set(good.flatMap(each => each.exchanges.map(exchange => exchange.component)));
    const { parts } = valued.states.at(-1);
    return { winning: good.length, all: valued.moves.length, move, near: good[0]?.move, reason: replied.repliedText, parts, board: parts.length > 1 && boards.size === 1 ? { component: [...boards][0] } : null };
  }
}
