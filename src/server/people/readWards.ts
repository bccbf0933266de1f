import { sql } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import { validityState } from '#/domain/appropriateness/validityState.ts';
import { isUnderAge } from '#/domain/people/ageOf.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Actor } from '../ports/actor.ts';
import { readKycRequests } from './kycRequests.ts';
import { readRecords } from './readRecords.ts';
import { readWardData } from './readWardData.ts';

interface Row {
  uuid: string;
  name: string;
  birthdate: string | null;
  is_kyc_unsigned: boolean;
  is_tax_unsigned: boolean;
}

/**
 * The minors for whom a person answers as their legal guardian, the oldest first, each with their questionnaire and tax
 * declarations, and what is missing of their data.
 * @param only the uuid of one of them
 */
export async function readWards(
  db: TenantDb,
  actor: Actor,
  guardian: string,
  today: string,
  only: string | null = null,
): Promise<Schema<'Ward'>[]> {
  const { rows } = await sql<Row>`
    select distinct ward.uuid, concat_ws(' ', ward.name, ward.lastname_1, ward.lastname_2) as name, ward.birthdate,
      exists (select 1 from declarations waiting where waiting.tenant_id = ward.tenant_id
        and waiting.uuid_intervener = ward.uuid and waiting.kind = 'KYC'
        and waiting.status = 'DRAFT') as is_kyc_unsigned,
      exists (select 1 from declarations waiting where waiting.tenant_id = ward.tenant_id
        and waiting.uuid_intervener = ward.uuid and waiting.kind in ('FATCA', 'CRS')
        and waiting.status = 'DRAFT') as is_tax_unsigned
    from account_interveners mine
    join account_interveners theirs on theirs.tenant_id = mine.tenant_id
      and theirs.uuid_account = mine.uuid_account and theirs.account_intervener_role = 'TITULAR'
    join interveners ward on ward.tenant_id = theirs.tenant_id and ward.uuid = theirs.uuid_intervener
      and ward.type = 'F'
    where mine.tenant_id = ${db.tenantId} and mine.uuid_intervener = ${guardian}
      and mine.account_intervener_role = 'TUTOR'
      and (${only}::text is null or ward.uuid::text = ${only})
    order by ward.birthdate, ward.uuid`.execute(db);
  const minors = rows.filter(({ birthdate }) => birthdate !== null && isUnderAge(birthdate, today));
  const wards: Schema<'Ward'>[] = [];
  for (const row of minors) wards.push(await toWard(db, actor, guardian, row, today));
  return wards;
}

async function toWard(
  db: TenantDb,
  actor: Actor,
  guardian: string,
  { birthdate, ...row }: Row,
  today: string,
): Promise<Schema<'Ward'>> {
  const { asked } = await readKycRequests(db, row.uuid);
  const records = await readRecords(db, actor, row.uuid, today);
  const { fatca, crs, kyc_expires_on, declarations_owed: owed } = records;
  const state = validityState(kyc_expires_on, today);
  const stateOf = (declared: unknown, isChanged: boolean) => {
    if (!declared) return 'missing';
    return isChanged ? 'changed' : 'valid';
  };
  return {
    ...row,
    birthdate: birthdate!,
    kyc_state: asked && state === 'valid' ? 'asked' : state,
    kyc_expires_on,
    kyc_asked: asked?.reason ?? null,
    fatca_state: stateOf(fatca, owed.includes('FATCA_CHANGED')),
    crs_state: stateOf(crs, owed.includes('CRS_CHANGED')),
    ...(await readWardData(db, row.uuid, guardian, today)),
  };
}
