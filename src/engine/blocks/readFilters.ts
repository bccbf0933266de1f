import { readTypedDate } from '../widgets/typedDate.ts';
import type { Filter } from './chosen.ts';

/**
 * What somebody has put into the fields of a list's filters: the values by parameter, as the address
 * has them ('' for none), and for fields that cannot be read the code of the sentence that says why.
 */
export function readFilters(
  shown: readonly (readonly [id: string, filter: Filter])[],
  given: FormData,
): { values: Record<string, string>; doubts: [id: string, code: string][] } {
  const values: Record<string, string> = {};
  const doubts: [string, string][] = [];
  for (const [id, { param, control }] of shown) {
    const typed = String(given.get(param) ?? '').trim();
    if (control !== 'date') values[param] = typed;
    else {
      const { value = '', doubt } = readTypedDate(typed);
      values[param] = String(value);
      if (doubt) doubts.push([id, doubt.code]);
    }
  }
  return { values, doubts };
}
