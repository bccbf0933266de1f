import { mustConfirmGdpr } from '../access/mustConfirmGdpr.ts';
import type { FactInput } from './factInput.ts';
import { todayOf } from './todayOf.ts';

/** Whether the data-protection preferences come before anything else. */
export function gdprPending(input: FactInput): boolean {
  const { intervener } = input.me;
  return mustConfirmGdpr({
    allowGdpr: input.tenant.flow?.ALLOW_GDPR === true,
    hasConfirmed: intervener.has_gdpr_confirmed === true,
    viewer: input.viewer ?? 'self',
    birthdate: intervener.birthdate,
    today: todayOf(input),
  });
}
