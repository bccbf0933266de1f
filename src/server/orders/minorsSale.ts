import { sql, type RawBuilder } from 'kysely';
import { minorsSaleDocuments } from '#/domain/people/minorsSale.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';

/** Orders that turn what is held into money; transfers reinvest it. */
export const SELLING = ['REEMBOLSO', 'SOLICITUD_REEMBOLSO_PERIODICO', 'RESCATE'];

/** When the youngest person was born whose something the operation `o` sells, and the day on which it was asked for. */
export const youngestSeller = (
  selling: RawBuilder<unknown> = sql`${SELLING}`,
): RawBuilder<Seller | null> => sql`(
  select json_build_object('birthdate', max(person.birthdate)::text,
    'asked', (o.request_date at time zone 'Europe/Madrid')::date::text)
  from account_interveners party
  join interveners person on person.tenant_id = party.tenant_id and person.uuid = party.uuid_intervener
  where party.tenant_id = o.tenant_id and party.uuid_account = o.uuid_account
    and o.operation_type = any(${selling}::text[])
    and party.account_intervener_role in
      ('TITULAR', 'PARTICIPE', 'NUDO_PROPIETARIO', 'USUFRUCTUARIO')
    and person.type = 'F' having max(person.birthdate) is not null)`;

/** Days as `YYYY-MM-DD`. */
export interface Seller {
  birthdate: string;
  asked: string;
}

/** Of which kinds of document one is needed; none where nothing of a minor is sold. */
export const minorsDocuments = (seller: Seller | null): readonly string[] =>
  seller ? minorsSaleDocuments(seller.birthdate, seller.asked) : [];

/** The same of one operation. */
export async function readMinorsDocuments(
  db: TenantDb,
  { tenant_id, uuid }: Pick<StoredOperation, 'tenant_id' | 'uuid'>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ seller: Seller | null }>`
    select ${youngestSeller()} as seller from operations o
    where o.tenant_id = ${tenant_id} and o.uuid = ${uuid}`.execute(db);
  return minorsDocuments(rows[0]?.seller ?? null);
}
