import { toFieldPathId } from '@rjsf/utils';
import type { FieldPathId, GlobalFormOptions } from '@rjsf/utils';
import type { Path } from '../fields/path.ts';

/** Ids are pointers of issues: `/answers/holders/0/name`. */
export const globalFormOptions: GlobalFormOptions = {
  idPrefix: '/answers',
  idSeparator: '/',
  useFallbackUiForUnsupportedType: false,
  experimental_componentUpdateStrategy: 'shallow',
};

const ids = new Map<string, FieldPathId>();

/** The id of a field, always the same object: a redraw must not look like a change. */
export function idOf(...path: Path): FieldPathId {
  const key = path.join('/');
  const known = ids.get(key) ?? toFieldPathId(path.at(-1)!, globalFormOptions, path.slice(0, -1));
  ids.set(key, known);
  return known;
}
