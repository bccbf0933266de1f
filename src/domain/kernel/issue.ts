/**
 * What breaks a rule. It carries no text: sentences belong to the tenant's texts, keyed by `code`.
 * `path` is a JSON Pointer below the value that was judged ('' is the value itself).
 */
export interface Issue {
  code: string;
  path: string;
  params?: Record<string, unknown>;
}
