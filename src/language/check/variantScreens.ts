import type { Binding } from '../expressions/binding.ts';
import { grammars } from '../grammar/index.ts';
import { same } from '../locks/guarded.ts';
import { lockedIn } from '../locks/lockedIn.ts';
import { read } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { error, ofKind, type Check, type Context } from './context.ts';
import { leadsTo } from './routes.ts';
import { found } from '../grammar/walk.ts';

/** Where a page is, for whom, and what it is about. */
const PAGE = ['path', 'name', 'guest', 'access', 'otherwise', 'subject'] as const;

/**
 * A variant of a screen may put it in other words and order, add to it and leave out what is not locked. The page stays
 * where it is and for whom it is; each place shows what it shows in the base; and what leads to a page with locks
 * leads there.
 */
export const checkVariantScreens: Check = ({ kind, value, variant }, context) => {
  if (kind !== 'screen' || !variant) return [];
  const base = variant.base as ScreenDocument;
  return [
    ...PAGE.filter((part) => !same(base[part], (value as ScreenDocument)[part])).map((part) =>
      error(
        `/${part}`,
        `Una variante no cambia «${part}»: la página es la misma y para los mismos.`,
      ),
    ),
    ...rebound(base, value),
    ...ledAway(base, value, context),
  ];
};

function rebound(base: ScreenDocument, value: unknown): Diagnostic[] {
  return found(grammars.screen, base, 'binding')
    .map(({ value: before, pointer }) => ({
      before: before as Binding,
      now: read(value, pointer) as Binding | undefined,
      pointer,
    }))
    .filter(({ before, now }) => now?.from !== undefined && now.from !== before.from)
    .map(({ before, pointer }) =>
      error(`${pointer}/from`, `Aquí se muestra «${before.from}»: una variante no pone otra cosa.`),
    );
}

function ledAway(base: ScreenDocument, value: unknown, context: Context): Diagnostic[] {
  const kept = ofKind<ScreenDocument>(context, 'screen').filter(
    (screen) => lockedIn(screen).length > 0,
  );
  return found(grammars.screen, base, 'route')
    .filter(({ value: to }) => kept.some(({ path }) => leadsTo(pathOf(to as string), path)))
    .filter(({ value: to, pointer }) => {
      const now = read(value, pointer);
      return now !== undefined && now !== to;
    })
    .map(({ value: to, pointer }) =>
      error(
        pointer,
        `Lleva a «${pathOf(to as string)}», donde hay algo que leer: no puede ir a otra parte.`,
      ),
    );
}

const pathOf = (to: string) => to.split(/[?#]/)[0]!;
