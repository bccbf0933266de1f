import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import { holderRoles, taxedHolders } from '#/domain/tax/taxedHolders.ts';
import type { Taxpayer } from '#/domain/tax/taxpayer.ts';
import { prepared } from '../database/prepared.ts';
import type { TenantDb } from '../database/withTenant.ts';

/**
 * Whose sale is taxed on each of some accounts: all who own it, each with the certificate of tax residence on file,
 * and whether another waits for staff. Accounts without a holder are left out. Nothing else says whether a holder of an
 * account is a resident.
 * @param requested of a sale: of that day is the certificate that had been issued by then, whichever took its place
 */
export async function holderTaxpayers(
  db: TenantDb,
  accounts: readonly string[],
  requested: PlainDate | null = null,
): Promise<Map<string, Taxpayer>> {
  const rows = await prepared<Row>(db, HOLDER, [
    ...[db.tenantId, accounts, holderRoles],
    kindFor('RESIDENCE_PROOF'),
    requested,
  ]);
  const held = Map.groupBy(rows, ({ uuid_account }) => uuid_account);
  return new Map(
    [...held].flatMap(([account, holders]) => {
      const taxpayer = taxedHolders(
        holders.map((row) => ({ uuid: row.uuid, role: row.role, taxpayer: toTaxpayer(row) })),
      );
      return taxpayer ? [[account, taxpayer] as const] : [];
    }),
  );
}

const HOLDER = `select party.uuid_account, party.account_intervener_role as role, holder.uuid, holder.type,
    holder.tax_residence,
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
      and kind = 'RESIDENCE_CERTIFICATE' and (is_current or made_on <= $5::date)
    order by made_on > coalesce($5::date, made_on), is_current desc, made_on desc limit 1
  ) certificate on true
  where party.tenant_id = $1 and party.uuid_account = any($2::uuid[])
    and party.account_intervener_role = any($3::text[])
  order by party.uuid_account, array_position($3::text[], party.account_intervener_role),
    party.since, holder.uuid`;

interface Row {
  uuid_account: string;
  role: string;
  uuid: string;
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
