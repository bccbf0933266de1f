/** A name that a table does not have: the one that was wanted, or it with the next number. */
export function freeName(wanted: string, taken: object): string {
  if (!Object.hasOwn(taken, wanted)) return wanted;
  const stem = wanted.replace(/_\d+$/, '');
  for (let number = 2; ; number++)
    if (!Object.hasOwn(taken, `${stem}_${number}`)) return `${stem}_${number}`;
}
