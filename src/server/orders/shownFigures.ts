import { formatDate } from '#/domain/dates/format.ts';
import { formatNav, formatPercent } from '#/domain/money/format.ts';
import type { Issue } from '#/domain/kernel/issue.ts';

/** How each figure is written for people. */
const formats = {
  nav: formatNav,
  nav_date: formatDate,
  settlement_date: formatDate,
  subscription: formatPercent,
  redemption: formatPercent,
  management: formatPercent,
  depositary: formatPercent,
} as const satisfies Record<string, (value: string) => string>;
export type FigureName = keyof typeof formats;

/** Figures that somebody reads before they send an order, as the wire writes them; null where there is none. */
export type ShownFigures = Record<FigureName, string | null>;

const names = Object.keys(formats) as FigureName[];

/** Figures as a short text that a form sends back with what it asks for. */
export const packFigures = (figures: ShownFigures): string =>
  Buffer.from(names.map((name) => figures[name] ?? '').join(';')).toString('base64url');

/** The figures of such a text; nothing of one that is none. It comes from a browser: it is told, and decides nothing. */
export function unpackFigures(packed: string | undefined): Partial<ShownFigures> {
  const values = Buffer.from(packed ?? '', 'base64url')
    .toString()
    .split(';');
  if (values.length !== names.length || !values.every((value) => PLAIN.test(value))) return {};
  return Object.fromEntries(names.map((name, at) => [name, values[at] || null]));
}

const PLAIN = /^[0-9.-]{0,24}$/;

/** Each figure that is another by now. Codes `order.changed.<figure>`, params `before` and `after` as people read them. */
export const changedFigures = (before: Partial<ShownFigures>, now: ShownFigures): Issue[] =>
  names.flatMap((name) => {
    const [old, current] = [before[name], now[name]];
    if (old === undefined || old === current) return [];
    const params = { before: written(name, old), after: written(name, current) };
    return [{ code: `order.changed.${name}`, path: '', params }];
  });

const written = (name: FigureName, value: string | null): string =>
  value === null ? '-' : formats[name](value);
