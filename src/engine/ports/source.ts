import type { Problem } from '#/contract/call.ts';

/** One named call of a screen as its blocks see it. */
export interface Source {
  problem?: Problem;
  /** Its condition does not hold, or its path is unknown and nothing that is awaited will tell it: nothing will come. */
  unasked?: boolean;
  loading: boolean;
  /** Its first answer is on its way. */
  coming: boolean;
  refreshing: boolean;
  /** What is there answers what was asked before; the answer to what is asked now is on its way. */
  outdated?: boolean;
  /** When its present answer came; missing as long as there is none. */
  answeredAt?: number;
  /** The query that the call was given. */
  query?: Record<string, unknown>;
  retry(): unknown;
}
