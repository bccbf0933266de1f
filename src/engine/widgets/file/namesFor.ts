import type { FormContext } from '../../fields/formContext.ts';
import { filesOf } from './filesOf.ts';

/** The names of stored documents; one of an earlier visit may be known by its uuid alone. */
export function namesFor(value: unknown, context?: Pick<FormContext, 'store' | 'words'>): string {
  const uuids = [value ?? []].flat() as string[];
  if (!context) return uuids.join(', ');
  const { names } = filesOf(context.store);
  const unnamed = context.words.text('page.upload.before');
  return uuids.map((uuid) => names.get(uuid) ?? unnamed).join(', ');
}
