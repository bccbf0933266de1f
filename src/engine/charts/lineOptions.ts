import uPlot from 'uplot';
import { formatDate } from '#/domain/dates/format.ts';
import type { Points } from './points.ts';
import { tokenColor } from './tokenColor.ts';

const DAY = 86_400;
/** Of the width of a letter, in its size. */
const HALF_LETTER = 0.27;

/** How the pen draws series over days: few quiet grid lines, Spanish dates and amounts, colours from the tokens. */
export function lineOptions(
  element: HTMLElement,
  points: Points,
  pointAt: (index: number | null) => void,
): uPlot.Options {
  const color = (token: string) => tokenColor(element, token);
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const axis: uPlot.Axis = {
    stroke: color('--color-text-muted'),
    font: `${size}px ${getComputedStyle(element).fontFamily}`,
    grid: { stroke: color('--color-hairline'), width: 1 },
    ticks: { show: false },
  };
  const tell = points.series[0]?.tell ?? String;
  const amount = (value: number) => tell(value).replace(/,00(?=\D|$)/, '');
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    padding: [size / 2, 4, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 8 } },
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    scales: { y: { range: (_, low, high) => padded(low, high) } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: (_, __, from, to) => size * (areYears(to - from) ? 3 : 4.5),
        size: size * 2,
        values: (plot, days) =>
          days.map((seconds) => {
            const label = dayLabel(seconds, span(plot));
            // What the left edge would cut says nothing.
            return plot.valToPos(seconds, 'x') < label.length * size * HALF_LETTER ? '' : label;
          }),
      },
      {
        ...axis,
        side: 1,
        space: size * 4,
        gap: 8,
        size: (_, labels) =>
          Math.max(0, ...(labels ?? []).map(({ length }) => length)) * size * 0.56 + 8,
        values: (_, values) => values.map(amount),
      },
    ],
    series: [
      {},
      ...points.series.map(({ label }, index) => ({
        label,
        stroke: color(`--chart-${index + 1}`),
        width: index ? 2 : 2.5,
        dash: index ? [6, 4] : undefined,
        fill: index ? undefined : (plot: uPlot) => shade(plot, color('--chart-1')),
        points: { show: points.x.length < 3 },
      })),
    ],
    hooks: { setCursor: [({ cursor }) => pointAt(cursor.idx ?? null)] },
  };
}

/** A soft shade below the first series, gone at the bottom. */
function shade(plot: uPlot, color: string): CanvasGradient {
  const { top, height } = plot.bbox;
  const gradient = plot.ctx.createLinearGradient(0, top, 0, top + height);
  gradient.addColorStop(0, color.replace('rgb(', 'rgba(').replace(')', ', 0.16)'));
  gradient.addColorStop(1, color.replace('rgb(', 'rgba(').replace(')', ', 0)'));
  return gradient;
}

function padded(low: number, high: number): [number, number] {
  const room = (high - low || Math.abs(high) || 1) * 0.12;
  return [low >= 0 ? Math.max(0, low - room) : low - room, high + room];
}

/** Seconds from one side to the other, however many days are marked. */
const span = ({ scales }: uPlot) => (scales.x?.max ?? 0) - (scales.x?.min ?? 0);

/** Whether a stretch of seconds is so long that years alone are told. */
const areYears = (over: number) => over > 900 * DAY;

/** "2026" over many years, "sep 26" over months, "5 sep" over days. */
function dayLabel(seconds: number, over: number): string {
  const [day, month, year] = formatDate(new Date(seconds * 1000).toISOString().slice(0, 10)).split(
    '-',
  );
  if (areYears(over)) return String(year);
  return over > 100 * DAY ? `${month} ${year?.slice(2)}` : `${Number(day)} ${month}`;
}
