import { Answer } from '../ports/answer.ts';

/** Answers a proposal with its version, which the next step names. */
export const versioned = <T extends { proposal: { version: number } }>(data: T) =>
  new Answer({ data }, { etag: `"${data.proposal.version}"` });
