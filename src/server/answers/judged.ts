import type { OperationId } from '#/contract/call.ts';

/** A call whose answers are judged by the form that they were given in, and kept word by word. */
export interface JudgedCall {
  /** Parameter of the path that names the intervener whom the answers are about; the asker without one. */
  about?: string;
  /** Judged only where the request names the form: without one the call's own data judges the answers. */
  isNamed?: true;
}

/**
 * The calls whose bodies are answers to a form of the release: declarations, tests, preferences. Every
 * other call passes by without being looked at.
 */
export const judged: Readonly<Partial<Record<OperationId, JudgedCall>>> = {
  saveKyc: { about: 'id' },
  answerAgnosticTest: { about: 'x' },
  answerPoll: { isNamed: true },
  updateGdpr: { about: 'id' },
  updateCrs: { about: 'id' },
  updateFatca: { about: 'id' },
};
