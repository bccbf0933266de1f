import type { Problem } from '#/contract/call.ts';
import type { Issue } from '#/domain/kernel/issue.ts';

/** A rule that the server judges: its name as in a form's property, the value, and what it also needs. */
export interface Question {
  rule: 'tin-validator';
  value: string;
  with: Record<string, unknown>;
}

/** The rule's verdict (paths relative to the value), or why it could not be asked: that is no validation error. */
export type Verdict = { issues: Issue[] } | { problem: Problem };

/** The signal aborts when the value has changed meanwhile. */
export type Ask = (question: Question, signal: AbortSignal) => Promise<Verdict>;
