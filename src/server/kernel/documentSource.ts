/** What a document is made from when somebody first asks for its bytes; kept beside its row. */
export type DocumentSource =
  /** The declaration of tax residence from these stored answers. */
  | { make: 'declaration'; uuids: string[] }
  /** The evidence of a signature; sealed. */
  | { make: 'evidence'; signature: string }
  /** A page that stands for a paper which only exists on paper; demo only. */
  | { make: 'sample' };
