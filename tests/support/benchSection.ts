import { loadavg } from 'node:os';

/** A line of the table. */
export interface Row {
  name: string;
  value: number;
  unit: string;
  /** Beside what it is compared with in the same run. */
  ratio?: number;
  limit?: number;
  ok?: boolean;
}

/** A part of the benchmark that runs by itself. */
export interface Section {
  /** Longest that it may take. */
  minutes: number;
  /** Says how far it is, a line at a time. */
  run(say: (line: string) => void): Promise<Row[]>;
}

/** Runs a section within its time, and says how busy the machine was. */
export async function runSection(name: string, { minutes, run }: Section): Promise<Row[]> {
  const since = performance.now();
  const elapsed = () => Math.round((performance.now() - since) / 1_000);
  const say = (line: string) => console.error(`${name} ${elapsed()} s: ${line}`);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took more than ${minutes} min`)), minutes * 60_000);
  });
  const rows = await Promise.race([run(say), late]).catch((error: unknown): Row[] => {
    console.error(name, error);
    return [{ name: 'came to its end', value: 0, unit: '', ok: false }];
  });
  clearTimeout(timer);
  const load = { name: 'load of the machine at its end', value: loadavg()[0]!, unit: '' };
  const took = { name: 'took', value: elapsed(), unit: 's' };
  return [...rows, took, load].map((row) => ({ ...row, name: `${name}: ${row.name}` }));
}

/** A count that must be nothing; what was found is said. */
export function noneOf(name: string, wrong: readonly string[]): Row {
  for (const line of wrong.slice(0, 20)) console.error(`  ${line}`);
  return { name, value: wrong.length, unit: '', limit: 0, ok: wrong.length === 0 };
}

/** A number that must be this one. */
export const exactly = (name: string, value: number, limit: number): Row => ({
  ...{ name, value, unit: '', limit },
  ok: value === limit,
});

/** A number that may be no higher. */
export const atMost = (name: string, value: number, limit: number, unit = ''): Row => ({
  ...{ name, value, unit, limit },
  ok: value <= limit,
});

/** What takes somebody this long beside what others do, in ms: at most twice what it takes alone, or 50 ms more. */
export function beside(name: string, alone: number, value: number): Row {
  const limit = Math.round(Math.max(2 * alone, alone + 50));
  const ratio = Number((value / alone).toFixed(2));
  return { name, value, unit: 'ms', ratio, limit, ok: value <= limit };
}

/** A number that must not be zero: otherwise nothing was shown. */
export const some = (name: string, value: number): Row => ({
  ...{ name, value, unit: '' },
  ok: value > 0,
});

/** The value below which this share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
