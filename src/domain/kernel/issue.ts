/**
 * What breaks a rule. It carries no text: sentences belong to the tenant's texts, keyed by `code`.
 * A param may be the label of a code list, `{ list, code }`, or another sentence, `{ words }`, said in the language of
 * whoever reads it.
 * `path` is a JSON Pointer below the value that was judged ('' is the value itself).
 */
export interface Issue {
  code: string;
  path: string;
  params?: Record<string, unknown>;
}
