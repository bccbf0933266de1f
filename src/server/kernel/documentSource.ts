import type { ReceiptFacts } from '#/domain/operations/changes/receipt.ts';

/** What a document is made from when somebody first asks for its bytes; kept beside its row. */
export type DocumentSource =
  /** The declaration of tax residence from these stored answers. */
  | { make: 'declaration'; uuids: string[] }
  /** The receipt of what was sent, from what was said then. */
  | { make: 'receipt'; receipt: ReceiptFacts }
  /** What an order was executed at, as its operation and those that carry it out say it. */
  | { make: 'execution' }
  /** What was asked and answered in a form, in the words that were read. */
  | { make: 'transcript'; uuid: string }
  /** The evidence of a signature on these documents; of evidence of before on all of its owner. Sealed. */
  | { make: 'evidence'; signature: string; documents?: string[] }
  /** A page that stands for a paper which only exists on paper; demo only. */
  | { make: 'sample' };
