import { toFieldPathId } from '@rjsf/utils';
import type { FieldPathId, GlobalFormOptions } from '@rjsf/utils';

/** Ids are pointers of issues: `/answers/holders/0/name`. */
export const globalFormOptions: GlobalFormOptions = {
  idPrefix: '/answers',
  idSeparator: '/',
  useFallbackUiForUnsupportedType: false,
  experimental_componentUpdateStrategy: 'shallow',
};

const ids = new Map<string, FieldPathId>();

/** The id of a property, always the same object: a redraw must not look like a change. */
export function idOf(name: string): FieldPathId {
  const known = ids.get(name) ?? toFieldPathId(name, globalFormOptions, []);
  ids.set(name, known);
  return known;
}
