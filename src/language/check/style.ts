import type { Diagnostic } from '../values/diagnostic.ts';
import type { StyleDocument } from '../documents/tenantDocuments.ts';
import { contrast } from './contrast.ts';
import { error, type Check } from './context.ts';

type Theme = Record<string, string>;

/** What the base sheet gives and a tenant's colours meet. */
const base: Record<'light' | 'dark', Theme> = {
  light: {
    background: '#FFFFFF',
    surface: '#F6F7F9',
    text: '#1A1F26',
    '--color-on-primary': '#FFFFFF',
  },
  dark: {
    background: '#12161C',
    surface: '#1B212A',
    text: '#EEF1F5',
    '--color-on-primary': '#12161C',
  },
};

/** Pairs that a person has to tell apart, with the least contrast of WCAG 2.2 (1.4.3 and 1.4.11). */
const pairs: [string, string, number][] = [
  ['--color-on-primary', '--color-primary', 4.5],
  ['--color-on-primary', '--color-primary-hover', 4.5],
  ['--color-primary', 'background', 4.5],
  ['--color-primary', 'surface', 4.5],
  ['--color-primary', '--color-tint', 4.5],
  ['--color-primary-hover', 'background', 4.5],
  ['--color-primary-hover', 'surface', 4.5],
  ['--color-primary-hover', '--color-tint', 4.5],
  ['text', '--color-tint', 4.5],
  ['--color-accent', 'background', 4.5],
  ['--color-focus', 'background', 3],
  ['--color-focus', 'surface', 3],
];

/**
 * A tenant's colours can be read, in light and in dark; what dark does not set, it has from light, as pages do. Its
 * logo is one of the files that are served of it.
 */
export const checkStyle: Check = ({ kind, value }, { assets }) => {
  if (kind !== 'style') return [];
  const { light, dark, logo } = value as StyleDocument;
  const isThere = logo === undefined || (assets?.includes(logo) ?? true);
  return [
    ...(isThere ? [] : [error('/logo', `«${logo}» no está entre los archivos de la entidad.`)]),
    ...checkTheme('light', light, light),
    ...(dark ? checkTheme('dark', { ...light, ...dark }, dark) : []),
  ];
};

function checkTheme(name: 'light' | 'dark', own: Theme, written: Theme): Diagnostic[] {
  return contrastsOf(name, own).flatMap(({ front, back, colours, ratio, least }) => {
    if (ratio >= least) return [];
    const token = front in own ? front : back;
    const said = `${front} (${colours[0]}) sobre ${back} (${colours[1]})`;
    const at = token in written ? `/${name}/${token}` : `/${name}`;
    return [error(at, `${said}: contraste ${ratio.toFixed(2)}, debe ser ${least} o más.`)];
  });
}

/** How far two colours that meet are apart. */
export interface Pair {
  front: string;
  back: string;
  colours: readonly [string, string];
  /** From 1 to 21. */
  ratio: number;
  /** What WCAG asks of this pair. */
  least: number;
}

/** The pairs that a tenant's own colours of one look make, with each other and with the product's. */
export function contrastsOf(name: 'light' | 'dark', own: Theme): Pair[] {
  const theme = { ...base[name], ...own };
  return pairs.flatMap(([front, back, least]) => {
    const [one, other] = [theme[front], theme[back]];
    if (!one || !other || !(front in own || back in own)) return [];
    return [{ front, back, colours: [one, other], ratio: contrast(one, other), least }];
  });
}
