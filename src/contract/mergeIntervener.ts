import type { Schema } from './schema.ts';

/** An intervener as documents and screens see it: personal data and contacts are its own fields. */
export type MergedIntervener = Omit<Schema<'Intervener'>, 'personal_data' | 'contacts'> &
  Schema<'PersonalData'> &
  Schema<'Contacts'>;

/** Merges `personal_data` and `contacts` into the intervener. @source specification §3 */
export function mergeIntervener(intervener: Schema<'Intervener'>): MergedIntervener {
  const { personal_data, contacts, ...rest } = intervener;
  return { ...rest, ...personal_data, ...contacts };
}
