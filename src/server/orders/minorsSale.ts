import { sql, type RawBuilder } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';

/**
 * What selling something of a minor needs: the court's authorisation, or from sixteen on the minor's own consent
 * in a public deed. Staff decide on it; the family book proves only who the parents are.
 * @source Código Civil 166
 */
export const MINORS_SALE = 'AUTORIZACION_VENTA_MENOR';

/** Orders that turn what is held into money; transfers reinvest it. */
const selling = ['REEMBOLSO', 'SOLICITUD_REEMBOLSO_PERIODICO', 'RESCATE'];

/** Whether the operation `o` sells something of a person under eighteen on the day on which it was asked for. */
export const sellsOfMinor: RawBuilder<boolean> = sql`(o.operation_type = any(${selling}::text[])
  and exists (
    select 1 from account_interveners party
    join interveners person on person.tenant_id = party.tenant_id and person.uuid = party.uuid_intervener
    where party.tenant_id = o.tenant_id and party.uuid_account = o.uuid_account
      and party.account_intervener_role in
        ('TITULAR', 'PARTICIPE', 'NUDO_PROPIETARIO', 'USUFRUCTUARIO')
      and person.type = 'F' and person.birthdate >
        (o.request_date at time zone 'Europe/Madrid')::date - interval '18 years'))`;

/** The same of one operation. */
export async function isMinorsSale(
  db: TenantDb,
  { tenant_id, uuid }: Pick<StoredOperation, 'tenant_id' | 'uuid'>,
): Promise<boolean> {
  const { rows } = await sql<{ sells: boolean }>`select ${sellsOfMinor} as sells from operations o
    where o.tenant_id = ${tenant_id} and o.uuid = ${uuid}`.execute(db);
  return rows[0]?.sells === true;
}
