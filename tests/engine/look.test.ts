import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from '#/language/check/contrast.ts';

const root = join(import.meta.dirname, '../..');
type Theme = Record<string, string>;
const themes = ['light', 'dark'] as const;

/** The roles of the base sheet, in light and in dark. */
const sheet = readFileSync(join(root, 'src/engine/base.css'), 'utf8');
const base = Object.fromEntries(
  themes.map((theme, index): [string, Theme] => [
    theme,
    Object.fromEntries(
      [...sheet.matchAll(/(--[\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map((found) => [
        found[1]!,
        found[index + 2]!,
      ]),
    ),
  ]),
) as Record<(typeof themes)[number], Theme>;

const tones = ['success', 'warning', 'danger', 'info'];
const text = ['--color-text', '--color-text-muted', '--color-primary', '--color-primary-hover'];
const papers = ['--color-bg', '--color-surface', '--color-page', '--color-card'];

/** Who is read on what, and the least contrast. @source WCAG 2.2, 1.4.3 and 1.4.11 */
const pairs: [front: string, back: string, least: number][] = [
  ...papers.flatMap((back): [string, string, number][] => [
    ...text.map((front): [string, string, number] => [front, back, 4.5]),
    ...tones.map((tone): [string, string, number] => [`--color-${tone}`, back, 4.5]),
    ['--color-border', back, 3],
    ['--color-focus', back, 3],
    ...Array.from({ length: 8 }, (_, index): [string, string, number] => [
      `--chart-${index + 1}`,
      back,
      3,
    ]),
  ]),
  ...tones.flatMap((tone): [string, string, number][] => [
    [`--color-${tone}`, `--color-${tone}-bg`, 4.5],
    ['--color-text', `--color-${tone}-bg`, 4.5],
    ['--color-primary', `--color-${tone}-bg`, 4.5],
  ]),
  ['--color-text', '--color-tint', 4.5],
  ['--color-text-muted', '--color-tint', 4.5],
  ['--color-primary', '--color-tint', 4.5],
  ['--color-primary-hover', '--color-tint', 4.5],
  ['--color-on-primary', '--color-primary', 4.5],
  ['--color-on-primary', '--color-primary-hover', 4.5],
];

describe.each(['almadraba', 'encinar', 'faro'])('the colours of %s', (tenant) => {
  const style = JSON.parse(
    readFileSync(join(root, 'tenants', tenant, 'style.json'), 'utf8'),
  ) as Record<string, Theme>;

  test.each(themes)('can be told apart by everybody, %s', (theme) => {
    const colours = { ...base[theme], ...style[theme] };
    expect(Object.keys(base[theme]).length).toBeGreaterThan(25);
    const faint = pairs
      .map(([front, back, least]) => ({
        pair: `${front} on ${back}`,
        ratio: contrast(colours[front]!, colours[back]!),
        least,
      }))
      .filter(({ ratio, least }) => !(ratio >= least));
    expect(faint).toEqual([]);
  });
});
