// A move that does not win, shown with the move that answers it.

import { ask } from './api.js';

/** Shows on a board the last of some moves and, a moment later, what answers it; nothing where it leaves no answer. */
export async function showAnswer(board, question, moves, [made, reply]) {
  if (!reply) return;
  const between = await ask('play', { ...question, moves });
  board.show(made.parts, between.moves, null, false);
  await board.demo(reply.move);
}
