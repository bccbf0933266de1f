import type { Selectable } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { RecordTables } from '../tables/recordTables.ts';

type Consent = Pick<Selectable<RecordTables['consents']>, 'purpose' | 'is_granted' | 'given_at'>;

/**
 * What stands of somebody's answers to the data-protection purposes: the last one to each, no to
 * those never answered. Null before the first answer.
 * @param consents oldest first
 */
export function toGdpr(consents: readonly Consent[]): Schema<'Gdpr'> | null {
  const last = consents.at(-1);
  if (!last) return null;
  const granted = new Map(consents.map(({ purpose, is_granted }) => [purpose, is_granted]));
  const answer = (purpose: string) => granted.get(purpose) ?? false;
  return {
    commercial_own: answer('commercial_own'),
    commercial_group: answer('commercial_group'),
    profiling: answer('profiling'),
    distributor_sharing: answer('distributor_sharing'),
    channel_email: answer('channel_email'),
    channel_postal: answer('channel_postal'),
    channel_phone: answer('channel_phone'),
    channel_sms: answer('channel_sms'),
    confirmed_at: last.given_at.toISOString(),
  };
}
