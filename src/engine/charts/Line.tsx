import { useEffect, useRef, useState } from 'react';
import type UPlot from 'uplot';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { lineOptions } from './lineOptions.ts';
import type { Points } from './points.ts';
import { useTheme } from './useTheme.ts';

/** Series over time. The drawing is for the eye; the words below it follow the pointer. */
export function Line({ points }: { points: Points }) {
  const theme = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const last = points.x.length - 1;
  const [at, setAt] = useState<number | null>(null);
  const index = at ?? last;

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const options = lineOptions(element, points, setAt);
    const plot = new uPlot(options, dataOf(points), element);
    const observer = new ResizeObserver(() =>
      plot.setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [points, theme]);

  return (
    <>
      <ul className="line-names">
        <li>{points.x[index]?.told}</li>
        {points.series.map(({ label, values }, series) => (
          <li key={series}>
            <svg viewBox="0 0 24 4" className="line-mark" aria-hidden="true">
              <path
                d="M0 2h24"
                stroke={`var(--chart-${series + 1})`}
                strokeWidth="3"
                strokeDasharray={series ? '5 3' : undefined}
              />
            </svg>
            {label} <strong className="numeric">{values[index]?.told}</strong>
          </li>
        ))}
      </ul>
      <div className="line-canvas" ref={box} />
    </>
  );
}

/** Days as seconds since 1970, then one list of numbers for each series. */
function dataOf({ x, series }: Points): UPlot.AlignedData {
  const days = x.map(({ raw }) => Date.parse(`${String(raw).slice(0, 10)}T00:00:00Z`) / 1000);
  return [days, ...series.map(({ values }) => values.map(({ number }) => number))];
}
