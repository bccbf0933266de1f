import type { Localization } from '#/language/presentation/format.ts';
import type { Points } from './points.ts';
import { slicesOf } from './slices.ts';

const RADIUS = 42;
const ROUND = 2 * Math.PI * RADIUS;

/** Shares of a whole: a ring, and beside it each share by name, so that colour is never needed. */
export function Donut({ points, words }: { points: Points; words: Localization }) {
  const slices = slicesOf(points, words.text('page.chart.others'));
  let before = 0;
  return (
    <div className="donut">
      <svg viewBox="0 0 100 100" className="donut-ring" aria-hidden="true">
        {slices.map(({ name, share }, index) => {
          const offset = before;
          before += share;
          const gap = slices.length > 1 ? 0.8 : 0;
          return (
            <circle
              key={name}
              cx="50"
              cy="50"
              r={RADIUS}
              fill="none"
              strokeWidth="13"
              stroke={`var(--chart-${(index % 8) + 1})`}
              strokeDasharray={`${Math.max(share * ROUND - gap, 0.4)} ${ROUND}`}
              strokeDashoffset={-offset * ROUND}
              transform="rotate(-90 50 50)"
            />
          );
        })}
      </svg>
      <ul className="donut-names">
        {slices.map(({ name, told, share }, index) => (
          <li key={name}>
            <svg viewBox="0 0 10 10" className="donut-mark" aria-hidden="true">
              <rect width="10" height="10" rx="2" fill={`var(--chart-${(index % 8) + 1})`} />
            </svg>
            <span className="donut-name">{name}</span>
            <span className="donut-value">{told}</span>
            <span className="donut-share">{percent(share)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(1).replace('.', ',')}\u00a0%`;
