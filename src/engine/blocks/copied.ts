/** What can be copied: the words of its button, and what is announced when it was. */
export const copied = {
  iban: { label: 'Copiar IBAN', done: 'IBAN copiado' },
  isin: { label: 'Copiar ISIN', done: 'ISIN copiado' },
  number: { label: 'Copiar número', done: 'Número copiado' },
  reference: { label: 'Copiar referencia', done: 'Referencia copiada' },
} as const;

export type Copied = keyof typeof copied;
