import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { spoken } from '../words/spoken.ts';

/** Regions whose dates and numbers are ours; a language without one is spoken as in Spain. */
const regions: Readonly<Record<string, string>> = { es: 'es-ES', en: 'en-GB' };

/** What React Aria says by itself is in the page's language, whatever the browser's is. */
export function AriaLanguage({ children }: { children: ReactNode }) {
  return <I18nProvider locale={regions[spoken()] ?? 'es-ES'}>{children}</I18nProvider>;
}
