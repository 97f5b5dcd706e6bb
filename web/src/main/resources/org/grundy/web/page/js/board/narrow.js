// Windows as narrow as a phone's: what would stand in one long line stands in several.

const NARROW = 600;

export const narrow = () => innerWidth < NARROW;
