import type { Problem } from '#/contract/call.ts';
import type { Answers } from '#/language/expressions/scope.ts';

/** Unfinished answers as the server keeps them. `at` is the instant of the last save. */
export interface Draft {
  answers: Answers;
  at: string;
  step?: string;
}

/** Whose unfinished answers these are: a form, in one version of it, about one thing (`aboutOf`). */
export interface DraftKey {
  form: string;
  hash: string;
  about: string;
}

/** Kept per version of a form, so answers never meet questions that have changed, and per what they are about. */
export interface DraftPort {
  load(key: DraftKey): Promise<Draft | undefined>;
  save(key: DraftKey, draft: Omit<Draft, 'at'>): Promise<Problem | undefined>;
  discard(key: DraftKey): Promise<void>;
}
