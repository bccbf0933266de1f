/** Whether a JSON value holds more than so many values, itself among them, bytes being one; stops as soon as that is known. */
export function hasMoreThan(most: number, value: unknown): boolean {
  const open: unknown[] = [value];
  for (let count = 1; open.length > 0; count++) {
    if (count + open.length - 1 > most) return true;
    const next = open.pop();
    if (typeof next !== 'object' || next === null || ArrayBuffer.isView(next)) continue;
    for (const name in next) {
      open.push((next as Record<string, unknown>)[name]);
      if (open.length > most) return true;
    }
  }
  return false;
}
