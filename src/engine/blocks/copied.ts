/** What can be copied: the words of its button, and what is announced when it was. */
export const copied = {
  iban: { label: 'page.copy.iban', done: 'page.copy.iban_done' },
  isin: { label: 'page.copy.isin', done: 'page.copy.isin_done' },
  number: { label: 'page.copy.number', done: 'page.copy.number_done' },
  reference: { label: 'page.copy.reference', done: 'page.copy.reference_done' },
} as const;

export type Copied = keyof typeof copied;
