/** Answers of a form by property: what will be the body of the call. */
export type Answers = Record<string, unknown>;

/**
 * Everything that a condition, a binding or a rule may read. Which parts exist depends on the place:
 * `answers` in forms, `data` in screens, `row` inside rows and table columns.
 */
export interface Scope {
  /** `{ user, intervener, accounts, notifications }`, the intervener already merged. */
  me?: Record<string, unknown>;
  /** The tenant's public configuration with `id`, `name` and `display_name`. */
  tenant?: Record<string, unknown>;
  /** Named functions of the domain core, computed for this person now. */
  facts?: Record<string, unknown>;
  answers?: Answers;
  /** The `data` member of each named call of the screen. */
  data?: Record<string, unknown>;
  /** What the server gave a form to start from: rows that are fixed are judged by it. No document reads it. */
  loaded?: Answers;
  row?: Record<string, unknown>;
  route?: {
    name: string;
    path: string;
    params: Record<string, string>;
    query: Record<string, string>;
  };
}
