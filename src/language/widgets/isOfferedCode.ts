import type { Field } from '../documents/form.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';

/** Whether a question offers a code of its list: all but those that no question does, and those that it leaves out. */
export const isOfferedCode = (
  code: string,
  { without }: Pick<Field, 'without'>,
  items: CodesDocument['items'],
): boolean =>
  !without?.includes(code) && !(Object.hasOwn(items, code) && items[code]!.unasked === true);
