import type { SigningConditions } from '#/domain/access/signaturesNeeded.ts';
import { parseCents } from '#/domain/money/cents.ts';
import type { SigningConditionsKept } from '../tables/businessTables.ts';

/** What an account has in writing of who signs; what cannot be read there is as if it were not. */
export function signingConditions(
  kept: SigningConditionsKept | null | undefined,
): SigningConditions | undefined {
  if (!kept) return undefined;
  const { min_signers, mandatory_roles, threshold } = kept;
  return { min_signers, mandatory_roles, threshold: parseCents(threshold) };
}
