import type { Issue } from '../kernel/issue.ts';

/** What a rule may read besides the value: its neighbours and what is known about the person. */
export interface RuleScope {
  /** The object that holds the value: all answers, or one row. */
  parent?: Record<string, unknown>;
  /** Where the pointers of `{ from: '/facts/…' }` start. */
  root?: { answers?: unknown; me?: unknown; tenant?: unknown; facts?: unknown; data?: unknown };
}

/**
 * Judges one value. Empty list: it holds. Total on any value; the time is linear in its length.
 * An empty value (undefined, null, '') holds unless the rule says otherwise: being required is a
 * rule of its own.
 */
export type Rule = (value: unknown, option?: unknown, scope?: RuleScope) => Issue[];
