import type { Binding, Text } from '../expressions/binding.ts';
import type { Condition } from '../expressions/condition.ts';

/** Why something cannot be chosen while a condition holds, and the way out of it. */
export interface Obstacle {
  order: number;
  when: Condition;
  reason: Text;
  remedy?: { label: Text; to: string; values?: Record<string, Binding> };
}

/** Things to choose from out of a list that a call has answered; `/row` is one of them. */
export interface Choices {
  rows: string;
  value: Binding;
  label: Text;
  hint?: Text;
  unavailable?: Record<string, Obstacle>;
  /** List of what the server says against a row: each has `text` and, where there is a way out, `remedy`. */
  reasons?: string;
}
