import type { Schema } from '#/contract/schema.ts';
import type { Role } from './roles.ts';

/** What depends on the type of an account. */
export interface AccountType {
  /** What a new party may be. */
  roles: readonly Role[];
  /** A guardian acts for its holder until they come of age. */
  isGuarded: boolean;
}

/** Every type of account by its wire name. @source specification §2.6, §6 */
export const accountTypes: Readonly<Record<Schema<'AccountType'>, AccountType>> = {
  JURIDICAL_ACCOUNT: { roles: ['APODERADO'], isGuarded: false },
  PHYSICAL_ACCOUNT: {
    roles: ['AUTORIZADO', 'AUTORIZADO_CONSULTA'],
    isGuarded: false,
  },
  PHYSICAL_ACCOUNT_TUTOR: {
    roles: ['TUTOR', 'AUTORIZADO', 'AUTORIZADO_CONSULTA'],
    isGuarded: true,
  },
};
