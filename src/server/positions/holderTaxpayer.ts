import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import type { Taxpayer } from '#/domain/tax/taxpayer.ts';
import { prepared } from '../database/prepared.ts';
import type { TenantDb } from '../database/withTenant.ts';

/**
 * Whose sale is taxed on each of some accounts: the first of its holders, with the certificate of
 * tax residence on file, and whether another waits for staff. Accounts without a holder are left out.
 */
export async function holderTaxpayers(
  db: TenantDb,
  accounts: readonly string[],
): Promise<Map<string, Taxpayer>> {
  const rows = await prepared<Row>(db, HOLDER, [
    ...[db.tenantId, accounts, HOLDERS],
    kindFor('RESIDENCE_PROOF'),
  ]);
  return new Map(rows.map((row) => [row.uuid_account, toTaxpayer(row)]));
}

/** Roles whose bearer owns the participations, the nearest to the gain first. */
const HOLDERS = ['TITULAR', 'PARTICIPE', 'NUDO_PROPIETARIO', 'USUFRUCTUARIO'];

const HOLDER = `select distinct on (party.uuid_account) party.uuid_account, holder.type, holder.tax_residence,
    holder.tax_exemption, holder.tax_exempt_since, holder.tax_exempt_until,
    exists (select 1 from documents sent
      where sent.tenant_id = $1 and sent.section = 'INTERVENER' and sent.uuid_owner = holder.uuid
        and sent.subcategory = $4 and sent.validation = 'PENDIENTE') as is_pending,
    certificate.made_on, certificate.answers->>'has_treaty' = 'true' as has_treaty
  from account_interveners party
  join interveners holder
    on holder.tenant_id = $1 and holder.uuid = party.uuid_intervener
  left join lateral (
    select made_on, answers from declarations
    where tenant_id = $1 and uuid_intervener = holder.uuid
      and kind = 'RESIDENCE_CERTIFICATE' and is_current
    order by made_on desc limit 1
  ) certificate on true
  where party.tenant_id = $1 and party.uuid_account = any($2::uuid[])
    and party.account_intervener_role = any($3::text[])
  order by party.uuid_account, array_position($3::text[], party.account_intervener_role),
    party.since, holder.uuid`;

interface Row {
  uuid_account: string;
  type: 'F' | 'J';
  tax_residence: string;
  tax_exemption: string | null;
  tax_exempt_since: string | null;
  tax_exempt_until: string | null;
  made_on: string | null;
  has_treaty: boolean | null;
  is_pending: boolean;
}

const toTaxpayer = ({
  type,
  tax_residence,
  made_on,
  has_treaty,
  is_pending,
  ...row
}: Row): Taxpayer => ({
  type,
  country: tax_residence,
  certificateIssued: made_on,
  isCertificatePending: is_pending,
  hasTreaty: has_treaty ?? false,
  ...(row.tax_exemption && {
    exemption: { since: row.tax_exempt_since, until: row.tax_exempt_until },
  }),
});
