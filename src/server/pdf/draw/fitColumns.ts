/**
 * Widths of columns by their shares, none below what it needs: what some need more is taken from the others.
 * All in proportion to their needs where there is not enough for everybody.
 * @param shares how the room is wanted to be parted
 * @param needs width of each column's widest part that may not be broken
 */
export function fitColumns(
  shares: readonly number[],
  needs: readonly number[],
  room: number,
): number[] {
  const needed = sum(needs);
  if (needed >= room) return needs.map((need) => (need / needed) * room);
  const tight = new Set<number>();
  for (;;) {
    const free = room - sum(needs.filter((_, index) => tight.has(index)));
    const whole = sum(shares.filter((_, index) => !tight.has(index)));
    const widths = shares.map((share, index) =>
      tight.has(index) ? needs[index]! : (share / whole) * free,
    );
    const short = widths.findIndex((width, index) => !tight.has(index) && width < needs[index]!);
    if (short === -1) return widths;
    tight.add(short);
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
