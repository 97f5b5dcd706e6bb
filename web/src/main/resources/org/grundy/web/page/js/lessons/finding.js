// A winning move is to be made on the board, or each of them, and where the scene says so its reason is to be chosen. A wrong one is answered by the move that beats it, and is then
// put back; so nothing is solved that was not made.

import { showAnswer } from '../answered.js';
import { ask } from '../api.js';
import { option } from '../references.js';
import { moveMark } from '../moves.js';
import { t } from '../words.js';
import { Bench } from './bench.js';
import { positionsOf } from './commands.js';
import { reasons } from './reasons.js';
import { todo, Verdict } from './verdict.js';

/** The letter that a good move leaves: a loss for the other, or, where nobody wins, a draw. */
const goodOf = moves => moves.some(move => move.leaves === 'P') ? 'P' : 'D';

/** A wrong move is shown with what answers it; then the board stands as before. */
async function refute({ board, position, moves }, made) {
  const all = [...moves, made.move], { states } = await ask('play', { ...position, moves: all, reply: 100 }), [played, reply] = states.slice(all.length);
  await showAnswer(board, position, all, [played, reply]);
  return reply?.moveText;
}

/** The move that is made on a bench, judged: good, or refuted and put back. */
export async function judgedMove(bench, verdict, made) {
  const { state } = bench, valued = await ask('play', { ...bench.position, moves: bench.moves, values: true });
  const mine = valued.moves.find(move => move.move === made.move);
  if (mine?.leaves === goodOf(valued.moves)) return { good: true, wins: valued.moves.filter(move => move.leaves === mine.leaves) };
  const reply = await refute(bench, made);
  verdict.tell(false, t(reply ? 'lessons.refuted' : 'lessons.lost', { move: made.text, reply }));
  bench.show(state, true);
  return { good: false };
}

export function finding(scene, context) {
  const all = scene.arguments.includes('--all'), verdict = new Verdict(context), why = reasons(scene, verdict), task = todo(all ? 'findAll' : 'find'), found = new Map();
  const solve = told => {
    if (!why) { verdict.solve(told); return; }
    task.hidden = true;
    verdict.note('✓ ' + told);
    why.ask(reason => verdict.solve(reason));
  };
  const take = async made => {
    const { good, wins } = await judgedMove(bench, verdict, made);
    if (!good) return;
    found.set(made.move, made);
    if (!all) {
      await bench.after(made.move);
      solve(made.text + t('stop'));
      return;
    }
    bench.board.show(bench.state.states.at(-1).parts, bench.state.moves, move => found.has(move.move) ? moveMark({ leaves: 'P' }, 'outcome') : null, found.size < wins.length);
    if (found.size === wins.length) solve(t('lessons.found.all', { n: wins.length }));
    else verdict.note('✓ ' + t('lessons.found.more', { n: found.size }));
  };
  const bench = new Bench({ take: made => verdict.attempt(() => take(made)), rods: option(scene.arguments, '--rods') });
  bench.begin(positionsOf(scene)[0]);
  return { beside: bench.elements, asked: [task, why?.element, verdict.element].filter(Boolean) };
}
