import type { Answers, Scope } from '../expressions/scope.ts';

/** What came of some answers: what is wrong with them, or what would be sent. */
export interface Verdict {
  issues: { path: string; code: string }[];
  request?: object;
}

/** `tenants/<name>/examples/<id>.json`: answers to a form that go on giving what they gave, whatever is changed. */
export interface ExampleDocument extends Verdict {
  kind: 'example';
  id: string;
  /** The form that they answer. */
  form: string;
  /** What people call it. */
  title: string;
  answers: Answers;
  /** Whose answers they are. */
  scope: Scope;
}
