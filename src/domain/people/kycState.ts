import { validityState, type ValidityState } from '../appropriateness/validityState.ts';
import type { PlainDate } from '../dates/plainDate.ts';
import type { Intervener } from './intervener.ts';

/** `asked`: it serves, and staff ask again for some of it. */
export type KycState = ValidityState | 'asked';

/** Where somebody's KYC questionnaire stands. What a guardian answered is none of a new adult. */
export function kycState(
  {
    kyc_expires_on,
    declarations_owed: owed,
  }: Pick<Intervener, 'kyc_expires_on' | 'declarations_owed'>,
  today: PlainDate,
): KycState {
  if (owed?.includes('KYC_OWN')) return 'missing';
  const state = validityState(kyc_expires_on, today);
  return state === 'valid' && owed?.includes('KYC_ASKED') ? 'asked' : state;
}
