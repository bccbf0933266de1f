import { sql, type RawBuilder } from 'kysely';
import { typesWhere } from '#/domain/operations/typesWhere.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import { minorsSaleDocuments } from '#/domain/people/minorsSale.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Tenant } from '../ports/tenant.ts';

/** Orders that turn what is held into money; transfers reinvest it. */
export const SELLING = typesWhere(
  ({ begunBy, flow, isTransfer }) => begunBy === 'INVESTOR' && flow === 'OUT' && !isTransfer,
);

/** When the youngest person was born whose something the operation `o` sells, and when it was asked for. */
export const youngestSeller = (
  selling: RawBuilder<unknown> = sql`${SELLING}`,
): RawBuilder<Seller | null> => sql`(
  select json_build_object('birthdate', max(person.birthdate)::text,
    'asked', o.request_date)
  from account_interveners party
  join interveners person on person.tenant_id = party.tenant_id and person.uuid = party.uuid_intervener
  where party.tenant_id = o.tenant_id and party.uuid_account = o.uuid_account
    and o.operation_type = any(${selling}::text[])
    and party.account_intervener_role in
      ('TITULAR', 'PARTICIPE', 'NUDO_PROPIETARIO', 'USUFRUCTUARIO')
    and person.type = 'F' having max(person.birthdate) is not null)`;

export interface Seller {
  /** `YYYY-MM-DD`. */
  birthdate: string;
  /** Instant, whose day is the one of the tenant's zone. */
  asked: string;
}

/** Of which kinds of document one is needed; none where nothing of a minor is sold. */
export const minorsDocuments = (seller: Seller | null, zone: string): readonly string[] =>
  seller ? minorsSaleDocuments(seller.birthdate, todayIn(zone, seller.asked)) : [];

/** The same of one operation. */
export async function readMinorsDocuments(
  db: TenantDb,
  tenant: Pick<Tenant, 'id' | 'timeZone'>,
  uuid: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ seller: Seller | null }>`
    select ${youngestSeller()} as seller from operations o
    where o.tenant_id = ${tenant.id} and o.uuid = ${uuid}`.execute(db);
  return minorsDocuments(rows[0]?.seller ?? null, tenant.timeZone);
}
