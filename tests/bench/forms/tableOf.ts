import { subjects } from './subjects.ts';
import { median } from '../../support/median.ts';
import type { Figures } from './visit.ts';

interface Row {
  name: string;
  value: number;
  unit: string;
  ratio?: number;
  limit?: number;
  ok?: boolean;
}

/** What ours must be ahead of in large forms; the limit is not a library. */
const peers = subjects.map(({ name }) => name).filter((name) => !['ours', 'limit'].includes(name));

/** What ours is at least as good in as the best library of the column, at every size. */
const compared = ['mount', 'frame', 'late', 'submit', 'heap'] as const;

const measures = [
  { of: 'mount', unit: 'ms', most: 0.75 },
  { of: 'frame', unit: 'ms' },
  { of: 'late', unit: 'ms' },
  { of: 'script', unit: 'ms/key' },
  { of: 'submit', unit: 'ms', most: 0.75 },
  { of: 'heap', unit: 'MB', most: 1 },
] as const;

/** The medians with their middle half, each beside plain rjsf's, and what must hold of ours. */
export function tableOf(found: Map<string, Figures[]>, sizes: number[], probes: number[]): Row[] {
  const valuesOf = (key: string, of: keyof Figures) => (found.get(key) ?? []).map((one) => one[of]);
  const rows = measures.flatMap(({ of, unit, ...gate }) =>
    sizes.flatMap((size) =>
      subjects.map(({ name }): Row => {
        const values = valuesOf(`${name} ${size}`, of);
        const value = median(values);
        const ratio = round(value / median(valuesOf(`rjsf ${size}`, of)));
        const gated = name === 'ours' && 'most' in gate;
        return {
          name: `${of} ${size} ${name} (${middleHalf(values)})`,
          value,
          unit,
          ratio,
          ...(gated && { limit: gate.most, ok: ratio <= gate.most }),
        };
      }),
    ),
  );
  const ahead = compared.flatMap((of) =>
    sizes.map((size): Row => {
      const medians = peers.map((peer) => ({ peer, at: median(valuesOf(`${peer} ${size}`, of)) }));
      const best = medians.reduce((least, one) => (one.at < least.at ? one : least));
      const ratio = round(median(valuesOf(`ours ${size}`, of)) / best.at);
      const limit = round(1 + noiseOf(valuesOf(`limit ${size}`, of)));
      const name = `${of} ${size}, ours to the best library (${best.peer})`;
      return { name, value: ratio, unit: '×', limit, ok: ratio <= limit };
    }),
  );
  const key = (size: number) => median(valuesOf(`ours ${size}`, 'script'));
  const [least = 0, most = 0] = [sizes[0], sizes.at(-1)];
  const growth = round(key(most) / key(least));
  const tasks = (name: string, of: 'longBefore' | 'longTasks') =>
    probes.reduce((sum, size) => sum + (valuesOf(`probe ${name} ${size}`, of)[0] ?? 0), 0);
  const long = tasks('ours', 'longTasks');
  const counted = (what: string, name: string, value: number) => ({
    name: `tasks over 50 ms ${what}, ${probes.length} sizes, ${name}`,
    value,
    unit: 'tasks',
  });
  return [
    ...rows,
    ...ahead,
    {
      name: `script per key at ${least}`,
      value: key(least),
      unit: 'ms',
      limit: 1.5,
      ok: key(least) <= 1.5,
    },
    {
      name: `script per key, ${most} to ${least}`,
      value: growth,
      unit: '×',
      limit: 1.5,
      ok: growth <= 1.5,
    },
    { ...counted('while typing', 'ours', long), limit: 0, ok: long === 0 },
    counted('while typing', 'limit', tasks('limit', 'longTasks')),
    counted('before the first key', 'ours', tasks('ours', 'longBefore')),
    counted('before the first key', 'limit', tasks('limit', 'longBefore')),
  ];
}

/** How far a median of the limit may be off: half of the middle half of its visits, in parts of it. */
function noiseOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return (at(0.75) - at(0.25)) / 2 / median(values);
}

const round = (value: number) => Number(value.toFixed(2));

function middleHalf(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
  return `${at(0.25)}–${at(0.75)}`;
}
