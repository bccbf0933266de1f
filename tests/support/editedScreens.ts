import { printSpread } from '#/language/lenses/rewrite.ts';
import type { Documents } from '#/language/lenses/documents.ts';
import { unlocked, worlds } from './editedForms.ts';

/** Documents as each tenant is served them. */
export const screenWorlds: Readonly<Record<string, Documents>> = worlds;

/** The same of one tenant with screens and menus without locks, so that an edit is not refused before it is made. */
export const freeScreens: Documents = Object.fromEntries(
  Object.entries(worlds.almadraba!).map(([key, text]) =>
    /^(screen|navigation)\//.test(key)
      ? [key, printSpread(unlocked(JSON.parse(text)))]
      : [key, text],
  ),
);
