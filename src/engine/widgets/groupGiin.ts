/** Characters of the four groups of a GIIN. @source IRS FATCA registration, GIIN composition */
const GROUPS = [6, 5, 2, 3];

/** Upper case and in groups: '98q96b00000le250' is '98Q96B.00000.LE.250'. What is longer stays as it is. */
export function groupGiin(typed: string): string {
  const upper = typed.trim().toUpperCase();
  const plain = upper.replace(/[\s.\-\u00ad]/g, '');
  if (plain.length > GROUPS.reduce((sum, size) => sum + size)) return upper;
  let at = 0;
  return GROUPS.map((size) => plain.slice(at, (at += size)))
    .filter(Boolean)
    .join('.');
}
