// Windows as narrow as a phone's: what would stand in one long line stands in a smaller one, and where that is too small in several.

const NARROW = 600;

export const narrow = () => innerWidth < NARROW;

/** What a board leaves free at its sides, and how small it is drawn at the most. */
const BESIDE = 60, SMALLEST = 0.4;

/** How many things so wide stand in one line of a phone, each still as large as a finger. */
export const inLine = wide => Math.max(6, Math.floor((innerWidth - BESIDE) / (SMALLEST * wide)));
