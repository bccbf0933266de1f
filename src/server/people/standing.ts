import { sql, type RawBuilder } from 'kysely';
import { mayOn } from '#/domain/access/mayOn.ts';
import { isMinor } from '#/domain/people/isMinor.ts';
import type { IntervenerRow } from '../interveners/toIntervener.ts';

/** Roles that somebody has on the accounts which the person of a row of `interveners` holds. */
export const rolesBeside = (somebody: string | RawBuilder<string>) => sql<string[]>`array(
  select distinct mine.account_intervener_role from account_interveners mine
  join account_interveners theirs
    on theirs.tenant_id = mine.tenant_id and theirs.uuid_account = mine.uuid_account
  where mine.tenant_id = interveners.tenant_id and mine.uuid_intervener = ${somebody}
    and theirs.uuid_intervener = interveners.uuid and theirs.account_intervener_role = 'TITULAR'
    and mine.account_intervener_role in ('TUTOR', 'REPRESENTANTE_LEGAL', 'ADMINISTRADOR'))`;

/** As what somebody with these roles answers today for another person: nothing where they do not. */
export function standing(
  row: Pick<IntervenerRow, 'type' | 'birthdate'>,
  roles: readonly string[],
  today: string,
): 'tutor' | 'representative' | undefined {
  const allows = (permission: string) =>
    roles.some((role) => mayOn(role, 'edit_profile') === permission);
  if (row.type === 'J') return allows('self_and_company') ? 'representative' : undefined;
  const isWard = isMinor({ type: row.type, birthdate: row.birthdate }, today);
  return isWard && allows('self_and_minor') ? 'tutor' : undefined;
}
