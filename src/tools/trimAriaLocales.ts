import type { Plugin } from 'vite';

/** What React Aria says by itself, in one language of the thirty-four that it brings. */
const STRINGS = /[\\/]react-(?:aria|stately)[^?]*[\\/]intl[\\/][^?]*[\\/]([a-z]{2}-[A-Z]{2})\.mjs/;

/** Languages of our tenants; English is also what React Aria falls back to. */
const OWN = ['es-ES', 'en-US'];

/** Leaves the strings of other languages out of the pages. */
export function trimAriaLocales(): Plugin {
  return {
    name: 'own-locales',
    enforce: 'pre',
    load(id) {
      const [, locale] = STRINGS.exec(id) ?? [];
      return locale && !OWN.includes(locale) ? 'export default undefined;' : null;
    },
  };
}
