/** Neighbours that say the same, together under what they say, in the order in which they came. */
export function groupsOf<T>(
  rows: readonly T[],
  labelOf: (row: T) => string,
): { label: string; rows: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const label = labelOf(row);
    groups.set(label, [...(groups.get(label) ?? []), row]);
  }
  return [...groups].map(([label, members]) => ({ label, rows: members }));
}
