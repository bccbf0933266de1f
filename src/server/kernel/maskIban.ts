/** By what a person tells a bank account from others of theirs: `1332`. */
export const endOfIban = (iban: string): string => iban.slice(-4);

/** An IBAN as it may be shown to more than may see the account: `ES91 **** 1332`. */
export function maskIban(iban: string): string {
  const compact = iban.replace(/\s/g, '');
  return `${compact.slice(0, 4)} **** ${endOfIban(compact)}`;
}
