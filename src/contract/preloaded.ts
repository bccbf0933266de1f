import type { OperationId } from './call.ts';

/** Answers that ride in a page, so that its first calls need no way to the server and back. */
export interface Preloaded {
  /** Id of the tenant that gave them: to another one they are nothing. */
  tenant: string;
  answers: PreloadedAnswer[];
}

/** What a call answers to exactly this input. */
export interface PreloadedAnswer {
  call: OperationId;
  input: object;
  answer: unknown;
}
