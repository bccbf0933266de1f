import type { PlainDate } from '../dates/plainDate.ts';
import { isIdentityInForce } from './isIdentityInForce.ts';
import { ageOf } from '../people/ageOf.ts';
import type { Intervener } from '../people/intervener.ts';
import { isPresent } from '../people/isPresent.ts';

/** What may be missing of a minor, in the order in which their guardian is asked for it. */
export const wardLacks = ['CONTACT', 'PERSONAL', 'ADDRESS', 'IDENTITY', 'GUARDIANSHIP'] as const;
export type WardLack = (typeof wardLacks)[number];

/** What is on file of a minor. */
export interface WardFile extends Pick<
  Intervener,
  'birthdate' | 'email' | 'mobile_phone' | 'is_document_permanent' | 'document_expiration_date'
> {
  document_number?: string | null;
  nationality?: string | null;
  birth_country?: string | null;
  hasAddress: boolean;
  /** Sent, and not yet decided on. */
  isIdentitySent: boolean;
  /** Sent and not rejected: the family book, or the judgement that names the guardian. */
  isGuardianshipSent: boolean;
}

/** From this age on everybody in Spain has an identity document. @source Real Decreto 1553/2005, article 2.1 */
const IDENTITY_AGE = 14;

/**
 * What a legal guardian still has to give of a minor, so that on the day they come of age nothing but their own word is
 * missing. An identity document is owed by whoever has to have one, or has had one.
 * @source Ley 10/2010, articles 3 and 4; specification §5 'Conditions to operate'
 */
export function missingOfWard(file: WardFile, today: PlainDate): WardLack[] {
  const { birthdate, document_number: number } = file;
  const hasOne = isPresent(number) || (ageOf(birthdate, today) ?? 0) >= IDENTITY_AGE;
  const missing: Record<WardLack, boolean> = {
    CONTACT: !isPresent(file.email) || !isPresent(file.mobile_phone),
    PERSONAL: !isPresent(file.nationality) || !isPresent(file.birth_country),
    ADDRESS: !file.hasAddress,
    IDENTITY: hasOne && !isIdentityInForce(file, today) && !file.isIdentitySent,
    GUARDIANSHIP: !file.isGuardianshipSent,
  };
  return wardLacks.filter((lack) => missing[lack]);
}
