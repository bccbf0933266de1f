import { findOperationType } from '#/domain/operations/findOperationType.ts';
import { availability } from '#/domain/operations/availability/availability.ts';
import { reservationTerms } from '#/domain/operations/availability/reservationTerms.ts';
import { mostPaidIn } from '#/domain/operations/checks/mostPaidIn.ts';
import { parsePercent } from '#/domain/money/percent.ts';
import { sharesFor } from '#/domain/money/valuation.ts';
import type { Due } from '#/domain/operations/periodic/schedule.ts';
import { certificateLack } from '#/domain/tax/residenceCertificate.ts';
import { sharesForNet } from '#/domain/tax/sharesForNet.ts';
import { navOn } from '#/domain/valuation/navSeries.ts';
import { replay } from '#/domain/valuation/replay.ts';
import { certificateWhy } from '../orders/certificateAhead.ts';
import { contributorRole } from '../orders/contributorRole.ts';
import { lockContributions } from '../orders/lockContributions.ts';
import { readParties } from '../orders/orderParties.ts';
import { readAllowance } from '../orders/readAllowance.ts';
import { toRuleOperation } from '../operations/toRuleOperation.ts';
import { readNavBook } from '../positions/navBook.ts';
import { readLedger } from '../positions/readLedger.ts';
import { readProducts } from '../products/readProducts.ts';
import type { OperationAtWork } from './forEachOperation.ts';
import { isPayable } from './isPayable.ts';
import type { Saying } from '../kernel/words.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';

/** Why one date of a periodic request is left out, as its owner is told; undefined when it is not. */
export async function whyNotCarriedOut(
  settlement: SettlementContext,
  at: OperationAtWork,
  due: Due,
): Promise<Saying | undefined> {
  const type = findOperationType(at.row.operation_type);
  const isSale = type?.flow === 'OUT';
  if (!(await isPayable(at)))
    return { words: isSale ? 'why.credit_account' : 'why.charge_account' };
  if (isSale) return whyNotSold(settlement, at, due);
  const most = type && mostPaidIn(type);
  if (most != null && due.amount > most) return { words: 'why.over_most' };
  if (type?.isContribution && !(await hasRoom(settlement, at, due)))
    return { words: 'why.over_limit' };
  return undefined;
}

/** The rest of the request's own schedule takes no room from its next date. */
async function hasRoom(
  { tenant, day }: SettlementContext,
  { db, row }: OperationAtWork,
  { amount }: Due,
) {
  await lockContributions(db, row.uuid_account);
  const room = await readAllowance(db, tenant, {
    account: row.uuid_account,
    product: row.key_product,
    role: await contributorRole(db, row),
    today: day,
    without: [row.uuid],
  });
  return amount <= room.available;
}

/**
 * A redemption of its day would be refused for what the certificates of tax residence lack; or by the last NAV the amount
 * is not there, beside what other orders have reserved; or there is no NAV to tell by.
 * @source specification §9 (non-residents)
 */
async function whyNotSold(
  settlement: SettlementContext,
  { db, row }: OperationAtWork,
  { amount, measure, date }: Due,
): Promise<Saying | undefined> {
  const { context, day } = settlement;
  const { uuid_account: account, key_product: product } = row;
  const { taxpayer } = await readParties(db, account, date);
  const lack = certificateLack(taxpayer, date);
  if (lack) return certificateWhy(lack);
  const rows = await db
    .selectFrom('operations')
    .selectAll()
    .where('uuid_account', '=', account)
    .orderBy('sequence')
    .execute();
  const { holdings } = replay(await readLedger(db, [{ uuid: account }]), day);
  const lots = holdings.find((holding) => holding.product === product)?.lots ?? [];
  const nav = navOn((await readNavBook(context, db)).get(product), day)?.nav;
  if (nav === undefined) return { words: 'why.no_nav' };
  const fee = (await readProducts(db)).get(product)?.redemption_fee;
  const paid = parsePercent(fee ?? '0') ?? 0n;
  const terms = reservationTerms({ kind: 'F', nav, fee: paid, lots, taxpayer, today: day });
  const holding = { account, product };
  const { available, ahead } = availability(holding, rows.map(toRuleOperation), lots, terms);
  const needed = {
    B: () => sharesFor(amount, nav),
    I: () => sharesForNet(ahead, amount, terms),
    P: () => amount,
  }[measure]();
  // A net amount that all that is held does not bring needs more than there is.
  return needed !== undefined && needed <= available
    ? undefined
    : { words: 'why.not_enough_shares' };
}
