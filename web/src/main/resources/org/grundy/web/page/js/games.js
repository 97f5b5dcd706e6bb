// The games of the catalogue as one meets them: how each is called, what it is played on, a position to begin with, a small
// one to draw, and how to move, in one sentence. A row is { name, title, start, thumb, how, goal, wordless }: name is that of
// the catalogue, thumb the parts of a position, goal is there where making the last move is not what wins. In sentences
// {first}, {last}, {list} and {rule} stand for what the brackets of the game hold, as 3 in bash[3]; `given` is how a game is
// played that has brackets where its usual form has none, `sweep` how it is
// with that rule.

import { language, t } from './words.js';
import { heaps } from './games/heaps.js';
import { rows } from './games/rows.js';
import { boards } from './games/boards.js';
import { graphs } from './games/graphs.js';
import { pairs } from './games/pairs.js';
import { coins } from './games/coins.js';
import { races } from './games/races.js';

/** What games are played on, and how many of each are known best: they come first. */
export const groups = [
  { group: 'heaps', best: 2, games: heaps },
  { group: 'rows', best: 2, games: rows },
  { group: 'boards', best: 4, games: boards },
  { group: 'graphs', best: 2, games: graphs },
  { group: 'pairs', best: 2, games: pairs },
  { group: 'coins', best: 2, games: coins },
  { group: 'races', best: 1, games: races },
];

export const games = groups.flatMap(({ group, games: own }) => own.map(row => ({ ...row, group })));

const byName = new Map(games.map(row => [row.name, row]));

/** The row of a game, which may have brackets, or nothing: rules of one's own are in none. */
export const gameOf = game => byName.get(game.split('[')[0]);

/** What a game is called. */
export const nameOf = row => row.title[language()];

/** How to move in a game, such as bash[3], in one sentence. */
export function howTo(game) {
  const row = gameOf(game);
  if (!row) return '';
  const own = row.sweep && /\bsweep\b/.test(game) ? row.sweep : row.given && game.includes('[') ? row.given : row.how;
  return filled(own[language()], game);
}

/** A move in words that can be said in play: of games whose notation tells nothing only that there is one. */
export const spoken = (text, parts) => text && parts.some(part => gameOf(part.game)?.wordless) ? t('move.line') : text;

/** What wins a game, in one sentence, where it is not making the last move. */
export function goalOf(game) {
  return gameOf(game)?.goal?.[language()];
}

/** Numbers alone are heaps of Nim; nothing where a text is something else. */
export const asHeaps = text => /^\d+([\s,，、]+\d+)+$/.test(text) ? `nim(${text.split(/[\s,，、]+/).join(',')})` : null;

/** Brackets are written into a sentence. */
function filled(sentence, game) {
  const rule = /\[(.*)\]/.exec(game)?.[1] ?? '';
  const numbers = rule.match(/\d+/g) ?? [];
  const list = numbers.length > 1 ? numbers.slice(0, -1).join(t('home.and')) + t('home.or') + numbers.at(-1) : numbers[0];
  const values = { rule, list, first: numbers[0], last: numbers.at(-1) };
  return sentence.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
}
