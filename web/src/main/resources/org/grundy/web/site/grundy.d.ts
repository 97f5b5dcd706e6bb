/** Why there is no answer. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** The field of the question in which the fault lies. */
  field?: string;
  /** The text in which it lies, and the characters that are meant. */
  source?: string;
  start?: number;
  end?: number;
}

/** A component that a move changes. */
export interface Change {
  component: number;
  from: unknown;
  to: unknown[];
}

/** How the value of a component is known. */
export interface Evidence {
  component: number;
  kind: string;
  theorem: string | null;
  source: string | null;
  positions: number | string | null;
}

/** An analysis. Integers beyond 2^53 are texts. */
export interface Answer {
  expression: string;
  convention: string;
  outcome: 'N' | 'P' | 'D' | 'undecided';
  grundy: number | string | null;
  excluded?: (number | string)[];
  winningMoves: Change[][];
  winningMovesAre: 'complete' | 'partial' | 'product' | 'unknown';
  winningMovesCount: number | string | null;
  evidence: Evidence[];
  reason: { step: string; quantities: Record<string, unknown>; text: string }[];
}

export interface Options {
  /** The text of rules of one's own. */
  rules?: string;
  join?: string;
  ending?: string;
  play?: 'normal' | 'misere';
  positions?: number;
  /** In milliseconds. */
  time?: number;
  language?: 'en' | 'zh';
}

/** Who wins a sum such as `kayles(7) + nim(3)`, its value, the winning moves, and why. */
export function solve(expression: string, options?: Options): Promise<Answer>;

/**
 * Any question of the API: `place` is such as `sequence`, the fields are those of the API's description.
 * Where there is no answer, the error has the field `problem`.
 */
export function ask(place: string, question?: object): Promise<any>;
