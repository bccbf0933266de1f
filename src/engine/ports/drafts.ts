import type { Problem } from '#/contract/call.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';

/** Unfinished answers as the server keeps them. `at` is the instant of the last save. */
export interface Draft {
  answers: Answers;
  at: string;
  /** Under which they are sent, so that they are sent once. */
  idempotencyKey: string;
  /** They were sent already. */
  sent?: Sent;
  /** What they were given to, where it is another version of the form. */
  version?: FormDocument;
}

/** What was answered to answers that were sent, and when that was, an instant. */
export interface Sent {
  at: string;
  data: unknown;
}

/** Whose unfinished answers these are: a form, in one version of it, about one thing (`aboutOf`). */
export interface DraftKey {
  form: string;
  hash: string;
  about: string;
}

/** Kept with the version of their form, so that answers never meet questions that have changed, and per what they are about. */
export interface DraftPort {
  load(key: DraftKey): Promise<Draft | undefined>;
  /** Answers the draft as it is kept: of one that was there already with its key, of one that was sent with what came of it. */
  save(
    key: DraftKey,
    draft: Pick<Draft, 'answers'> & Partial<Pick<Draft, 'idempotencyKey'>>,
  ): Promise<{ draft: Draft; problem?: undefined } | { draft?: undefined; problem: Problem }>;
  /**
   * Forgets it; what was sent of it is remembered for whoever goes back to its page.
   * @returns what kept it from being forgotten: it comes back then
   */
  discard(key: DraftKey, sent?: Sent): Promise<Problem | undefined>;
  /** Asks for what is to be kept before the session ends; what it returns takes that back. */
  whenLeaving?(keep: () => Promise<void>): () => void;
}
