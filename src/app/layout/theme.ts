import { keepPreference, readPreference } from './preference.ts';

/** Light unless the person says otherwise; automatic follows the device. */
export const themes = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof themes)[number];

/** The page's own colour for the browser's bars. */
const bars = { light: '#ffffff', dark: '#12161c' };

export const readTheme = (): Theme => readPreference('theme', themes);

export function chooseTheme(theme: Theme): void {
  keepPreference('theme', theme);
  showTheme(theme);
}

/** Whether this tenant has a dark look at all: its style says so. */
export const hasDark = (root = document.documentElement): boolean =>
  root.dataset['themes'] !== 'light';

/** Gives the page its look. Without `data-theme` the device decides. */
export function showTheme(theme: Theme = readTheme(), root = document.documentElement): void {
  const shown = hasDark(root) ? theme : 'light';
  if (shown === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = shown;
  const isDark =
    shown === 'dark' || (shown === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', isDark ? bars.dark : bars.light);
}
