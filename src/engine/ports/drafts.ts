import type { Problem } from '#/contract/call.ts';
import type { Answers } from '#/language/expressions/scope.ts';

/** Unfinished answers as the server keeps them. `at` is the instant of the last save. */
export interface Draft {
  answers: Answers;
  at: string;
  step?: string;
}

/** Kept per form and form hash, so answers never meet questions that have changed. */
export interface DraftPort {
  load(form: string, hash: string): Promise<Draft | undefined>;
  save(form: string, hash: string, draft: Omit<Draft, 'at'>): Promise<Problem | undefined>;
  discard(form: string, hash: string): Promise<void>;
}
