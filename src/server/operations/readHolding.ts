import type { SellableHolding } from '#/domain/executions/sellableHolding.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import { availability } from '#/domain/operations/availability/availability.ts';
import { sharesOf, type Lot } from '#/domain/lots/lot.ts';
import type { ReservationTerms } from '#/domain/operations/availability/reservedShares.ts';
import { isOpen } from '#/domain/operations/status/statuses.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { ledgerKinds } from '#/domain/operations/kinds/ledgerKinds.ts';
import { replay } from '#/domain/valuation/replay.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { toRuleOperation, type StoredOperation } from './toRuleOperation.ts';
import { readLedger } from '../positions/readLedger.ts';

/**
 * The holding that an order takes from, at its place in the account's book: the NAV date, then the
 * order of entry, last for one that has not been entered yet. The account is locked.
 * @param terms at which orders that were given before it and are still to be carried out keep what they reserved;
 * without them they keep nothing
 */
export async function readHolding(
  db: TenantDb,
  row: StoredOperation,
  navDate: PlainDate,
  isEntered: boolean,
  terms?: ReservationTerms,
): Promise<SellableHolding> {
  const account = await db
    .selectFrom('accounts')
    .select('uuid')
    .where('uuid', '=', row.uuid_account)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('operations')
    .selectAll()
    .where('uuid_account', '=', row.uuid_account)
    .orderBy('sequence')
    .execute();
  const place = isEntered ? rows.findIndex(({ uuid }) => uuid === row.uuid) : rows.length;
  const entered = new Set(rows.slice(0, place).map(({ uuid }) => uuid));
  const entries = await readLedger(db, [account]);
  const isBefore = ({ date, uuid }: { date: string; uuid: string }) =>
    date < navDate || (date === navDate && entered.has(uuid));
  const { holdings } = replay(entries.filter(isBefore));
  const lots = holdings.find(({ product }) => product === row.key_product)?.lots ?? [];
  let left = sharesOf(lots);
  let least = left;
  const later = entries.filter((entry) => entry.product === row.key_product && !isBefore(entry));
  for (const { kind, shares } of later.sort(byPlace)) {
    left += ledgerKinds[kind].sign === 1 ? shares : -shares;
    if (left < least) least = left;
  }
  const takenLater: Lot[] = [];
  if (later.length > 0)
    replay(entries, undefined, (entry, taken) => {
      if (later.includes(entry)) takenLater.push(...taken);
    });
  const counted = rows.filter(
    ({ uuid, operation_type, operation_status, sequence }) =>
      findOperationType(operation_type)?.block ||
      (terms && uuid !== row.uuid && (sequence < row.sequence || !isOpen({ operation_status }))),
  );
  const holding = { account: row.uuid_account, product: row.key_product };
  const { blocked, reserved } = availability(holding, counted.map(toRuleOperation), lots, terms);
  const kept = blocked + reserved;
  return { lots, available: least > kept ? least - kept : 0n, takenLater };
}

const byPlace = (
  left: { date: string; sequence: number },
  right: { date: string; sequence: number },
): number =>
  left.date === right.date ? left.sequence - right.sequence : left.date < right.date ? -1 : 1;
