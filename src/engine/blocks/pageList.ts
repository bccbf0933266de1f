/**
 * The numbers that a pagination names: the first, the last, the present one and its neighbours.
 * `undefined` stands for those left out between; a gap of one is filled.
 */
export function pageList(page: number, last: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((one, index) => {
    const gap = one - (sorted[index - 1] ?? one - 1);
    if (gap === 1) return [one];
    return gap === 2 ? [one - 1, one] : [undefined, one];
  });
}
