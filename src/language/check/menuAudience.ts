import type { NavigationDocument, NavigationEntry } from '../documents/tenantDocuments.ts';
import { same } from '../locks/guarded.ts';
import { step } from '../values/pointer.ts';
import { error, type Check } from './context.ts';

/** Whom an entry of the menu is for stays: a variant may hide it, and shows it to nobody else. */
export const checkMenuAudience: Check = ({ kind, value, variant }) => {
  if (kind !== 'navigation' || !variant) return [];
  const [base, now] = [variant.base as NavigationDocument, value as NavigationDocument];
  return tables.flatMap((table) =>
    Object.entries(base[table] ?? {}).flatMap(([name, { when }]) => {
      const entries: Record<string, NavigationEntry> = now[table] ?? {};
      if (!Object.hasOwn(entries, name) || same(when, entries[name]!.when)) return [];
      return [
        error(
          `/${table}${step(name)}/when`,
          'Una variante no cambia para quién es una entrada del menú.',
        ),
      ];
    }),
  );
};

const tables = ['sections', 'menu'] as const;
