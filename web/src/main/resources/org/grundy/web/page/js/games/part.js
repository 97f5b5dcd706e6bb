// A component of a sum as the server gives it, for drawings that need no question.

/** A component with boards of a game, such as nim or bash[3]. */
export const part = (game, ...positions) => ({ game, family: game.split('[')[0], expression: `${game}(${positions.join(',')})`, positions });
