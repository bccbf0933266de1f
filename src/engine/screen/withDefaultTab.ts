import { isOfType } from '#/language/blocks/isOfType.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';

/** The route with the view of each `tabs` block filled in: its default where the address names none that exists. */
export function withDefaultTab({ blocks }: ScreenDocument, route: Scope['route']): Scope['route'] {
  if (!route) return route;
  const query = { ...route.query };
  for (const block of Object.values(blocks)) {
    if (!isOfType(block, 'tabs')) continue;
    const { param, items, default: first } = block;
    if (!Object.hasOwn(items, query[param] ?? '')) query[param] = first;
  }
  return { ...route, query };
}
