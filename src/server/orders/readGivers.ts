import type { MatrixCondition } from '#/domain/access/matrix.ts';
import { isOpen } from '#/domain/operations/status/statuses.ts';
import type { AccountRow } from '../accounts/readAccounts.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { OperationRow } from '../operations/operationRow.ts';
import type { Actor } from '../ports/actor.ts';
import { checkMayGive } from './checkMayGive.ts';
import { readConditions, readParties } from './orderParties.ts';

interface Given {
  row: Pick<OperationRow, 'uuid' | 'operation_type' | 'operation_status' | 'kind'>;
  /** As the asking investor sees it; undefined for staff. */
  account: AccountRow | undefined;
}

/**
 * Of some orders those that a role of who asks, with the papers that it needs, lets them give: they may be changed by
 * them. What the role decides alone is not looked up.
 */
export async function readGivers(
  db: TenantDb,
  { intervenerUuid }: Pick<Actor, 'intervenerUuid'>,
  orders: readonly Given[],
  today: string,
): Promise<ReadonlySet<string>> {
  const may = new Set<string>();
  const conditions = new Map<string, MatrixCondition[]>();
  for (const { row, account } of orders) {
    if (!account || !intervenerUuid || !isOpen(row)) continue;
    const isPension = row.kind !== 'FI';
    const refusals = (met: readonly MatrixCondition[]) =>
      checkMayGive(account, row.operation_type, today, met);
    const [refusal] = refusals([]);
    if (refusal?.code.startsWith('needs_')) {
      const key = `${account.uuid} ${isPension}`;
      const met =
        conditions.get(key) ?? (await conditionsOf(db, account, intervenerUuid, isPension));
      conditions.set(key, met);
      if (refusals(met).length === 0) may.add(row.uuid);
    } else if (!refusal) may.add(row.uuid);
  }
  return may;
}

async function conditionsOf(
  db: TenantDb,
  { uuid, has_validated_bank_account }: AccountRow,
  intervener: string,
  isPension: boolean,
): Promise<MatrixCondition[]> {
  const { signatories } = await readParties(db, uuid);
  return readConditions(db, {
    ...{ account: uuid, intervener, isPension },
    hasValidatedBank: has_validated_bank_account,
    roles: signatories.map(({ role }) => role),
  });
}
