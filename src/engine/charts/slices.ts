import type { Points } from './points.ts';

export interface Slice {
  name: string;
  told: string;
  /** 0 to 1. */
  share: number;
}

const MOST = 6;

/** At most six shares of the whole, largest first, the rest together under one name. */
export function slicesOf({ x, series }: Points, others: string): Slice[] {
  const [first] = series;
  if (!first) return [];
  const all = first.values
    .map(({ number, told }, index) => ({ name: x[index]?.told ?? '', number, told }))
    .filter(({ number }) => number > 0)
    .sort((a, b) => b.number - a.number);
  const whole = sum(all);
  const rest = all.slice(MOST);
  const shown =
    rest.length > 1
      ? [...all.slice(0, MOST), { name: others, number: sum(rest), told: first.tell(sum(rest)) }]
      : all;
  return shown.map(({ name, number, told }) => ({ name, told, share: number / whole }));
}

const sum = (slices: { number: number }[]) =>
  slices.reduce((total, { number }) => total + number, 0);
