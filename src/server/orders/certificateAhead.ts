import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { addDays } from '#/domain/dates/plainDate.ts';
import { typesWhere } from '#/domain/operations/typesWhere.ts';
import {
  certificateLack,
  holdersOf,
  isResident,
  ownCertificateLack,
  type CertificateLack,
} from '#/domain/tax/residenceCertificate.ts';
import { holderRoles } from '#/domain/tax/taxedHolders.ts';
import type { Taxpayer } from '#/domain/tax/taxpayer.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Saying } from '../kernel/words.ts';
import { standingDates } from '../operations/standingDates.ts';
import { toRuleOperation, type StoredOperation } from '../operations/toRuleOperation.ts';
import { holderTaxpayers } from '../positions/holderTaxpayer.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import type { Tenant } from '../ports/tenant.ts';

/** Days ahead of a date from which a certificate is asked for: one that is issued then still serves on it. */
const ASKED_AHEAD = 15;

/** Standing orders each date of which needs what a sale of its day does. */
const types: readonly string[] = typesWhere(
  ({ child, checks }) => child !== null && checks.includes('certificate'),
);

/** A date of a standing order for which a certificate of tax residence has to be sent. */
export interface CertificateAhead {
  row: StoredOperation;
  on: PlainDate;
  /** Of whom. */
  holders: string[];
}

type StandingSale = StoredOperation & { replaced_status?: string | null };

/** Why a date is left out for what its certificates lack, or will be. */
export const certificateWhy = (lack: CertificateLack): Saying => ({
  words: lack === 'PENDING' ? 'why.certificate_pending' : 'why.certificate',
});

/** Whose certificates the dates of some operations need, by account; of operations that need none nobody. */
export async function readCertificateHolders(
  db: TenantDb,
  rows: readonly StoredOperation[],
): Promise<Map<string, Taxpayer>> {
  const asking = rows.filter(({ operation_type }) => types.includes(operation_type));
  if (asking.length === 0) return new Map();
  return holderTaxpayers(db, [...new Set(asking.map(({ uuid_account }) => uuid_account))]);
}

/** Whether each date of an operation needs certificates. */
export async function needsCertificates(db: TenantDb, row: StoredOperation): Promise<boolean> {
  const taxpayer = (await readCertificateHolders(db, [row])).get(row.uuid_account);
  return taxpayer !== undefined && !holdersOf(taxpayer).every(isResident);
}

/**
 * The first date of each of some standing orders for which a certificate has to be sent, by their uuid.
 * @param count of their dates that are looked at
 */
export async function readCertificatesAhead(
  db: TenantDb,
  tenant: Pick<Tenant, 'holidays'>,
  rows: readonly StandingSale[],
  { today, count }: { today: PlainDate; count: number },
): Promise<Map<string, CertificateAhead>> {
  const taxpayers = await readCertificateHolders(db, rows);
  const calendar = navCalendarOf(tenant);
  return new Map(
    rows.flatMap((row): [string, CertificateAhead][] => {
      const taxpayer = types.includes(row.operation_type) && taxpayers.get(row.uuid_account);
      if (!taxpayer) return [];
      const { operation_status, replaced_status } = row;
      const order = { ...toRuleOperation(row), operation_status, replaced_status };
      const due = standingDates(order, today, calendar, count).find(
        ({ date }) => certificateLack(taxpayer, date) === 'LACKING',
      );
      if (!due) return [];
      const { date: on } = due;
      const holders = holdersOf(taxpayer)
        .filter((holder) => ownCertificateLack(holder, on) === 'LACKING')
        .flatMap(({ uuid }) => uuid ?? []);
      return [[row.uuid, { row, on, holders }]];
    }),
  );
}

/**
 * The next dates of standing orders that go on for which a certificate is asked for by now.
 * @param intervener of the accounts of this holder alone
 */
export async function readCertificatesAsked(
  db: TenantDb,
  tenant: Pick<Tenant, 'holidays'>,
  today: PlainDate,
  intervener?: string,
): Promise<CertificateAhead[]> {
  const rows = await db
    .selectFrom('operations')
    .selectAll('operations')
    .where('operation_type', 'in', types)
    .where('operation_status', '=', 'PERIODIC_ACTIVE')
    .$if(intervener !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('account_interveners as party')
            .select('party.uuid_intervener')
            .whereRef('party.uuid_account', '=', 'operations.uuid_account')
            .where('party.uuid_intervener', '=', intervener!)
            .where('party.account_intervener_role', 'in', holderRoles),
        ),
      ),
    )
    .orderBy('uuid_account')
    .orderBy('sequence')
    .execute();
  const ahead = await readCertificatesAhead(db, tenant, rows, { today, count: 1 });
  return [...ahead.values()].filter(({ on }) => on <= addDays(today, ASKED_AHEAD));
}
