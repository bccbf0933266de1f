import type { Points } from './points.ts';

/** Amounts side by side: a bar for each x of the first series, with its name and what it says. */
export function Bars({ points: { x, series } }: { points: Points }) {
  const values = series[0]?.values ?? [];
  const most = Math.max(...values.map(({ number }) => Math.abs(number)), 1e-9);
  return (
    <ul className="bars">
      {values.map(({ number, told }, index) => (
        <li key={x[index]?.told ?? index}>
          <span>{x[index]?.told}</span>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect
              width={(Math.abs(number) / most) * 100}
              height="4"
              fill={number < 0 ? 'var(--color-danger)' : 'var(--chart-1)'}
            />
          </svg>
          <span className="numeric">{told}</span>
        </li>
      ))}
    </ul>
  );
}
