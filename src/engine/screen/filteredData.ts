import { isOfType } from '#/language/blocks/isOfType.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { chosenOf, withoutParameters } from '../blocks/chosen.ts';

/** For each call whose list is narrowed by filters now: the address without them. */
export function filteredData({ blocks }: ScreenDocument, scope: Scope): Record<string, string> {
  const names: Record<string, string[]> = {};
  for (const block of Object.values(blocks)) {
    if (!isOfType(block, 'filters') || block.data === undefined) continue;
    const chosen = chosenOf(block, scope);
    if (chosen.length > 0)
      names[block.data] = [
        ...(names[block.data] ?? []),
        ...chosen.map(({ filter }) => filter.param),
      ];
  }
  return Object.fromEntries(
    Object.entries(names).map(([name, parameters]) => [
      name,
      scope.route ? withoutParameters(scope.route, parameters) : '',
    ]),
  );
}
