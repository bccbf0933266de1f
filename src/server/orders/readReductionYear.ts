import { typesWhere } from '#/domain/operations/typesWhere.ts';
import { reductionTakenIn, type PaidFor } from '#/domain/pensions/reductionTakenIn.ts';
import type { TenantDb } from '../database/withTenant.ts';

const BENEFITS = typesWhere(({ tax }) => tax === 'WORK_INCOME');
const OWNERS = ['TITULAR', 'PARTICIPE'] as const;

/**
 * The tax year in which the owner of an account took the reduction for a contingency, by what was paid to them
 * from all their plans here; undefined when they did not.
 * @source LIRPF, transitional provision 12
 */
export async function readReductionYear(
  db: TenantDb,
  account: string,
  asked: PaidFor,
): Promise<number | undefined> {
  const rows = await db
    .selectFrom('operations')
    .select(['nav_date', 'gross_amount', 'commission', 'fiscal_import', 'details'])
    .where('operation_type', 'in', BENEFITS)
    .where('operation_status', '=', 'FINALIZED')
    .where('uuid_account', 'in', (query) =>
      query
        .selectFrom('account_interveners as held')
        .innerJoin('account_interveners as owner', 'owner.uuid_intervener', 'held.uuid_intervener')
        .select('held.uuid_account')
        .where('owner.uuid_account', '=', account)
        .where('held.account_intervener_role', 'in', OWNERS)
        .where('owner.account_intervener_role', 'in', OWNERS),
    )
    .execute();
  const benefits = rows.flatMap(({ nav_date, gross_amount, fiscal_import, ...row }) =>
    nav_date === null || gross_amount === null || fiscal_import === null
      ? []
      : [
          {
            ...row.details,
            ...{ on: nav_date, gross: gross_amount, income: fiscal_import },
            commission: row.commission ?? 0n,
          },
        ],
  );
  return reductionTakenIn(benefits, asked);
}
