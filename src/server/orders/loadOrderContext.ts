import { sql } from 'kysely';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import { parsePercent } from '#/domain/money/percent.ts';
import { availability } from '#/domain/operations/availability/availability.ts';
import { reservationTerms } from '#/domain/operations/availability/reservationTerms.ts';
import type { PutOff } from '#/domain/pensions/deferredTo.ts';
import { runningBenefit } from '#/domain/pensions/runningBenefit.ts';
import type { PaidFor } from '#/domain/pensions/reductionTakenIn.ts';
import type { Order } from '#/domain/orders/order.ts';
import type { OrderContext, OrderedProduct } from '#/domain/operations/checks/orderContext.ts';
import { toldTo } from '#/domain/tax/taxedHolders.ts';
import { navOn } from '#/domain/valuation/navSeries.ts';
import type { Actor } from '../ports/actor.ts';
import { readAccounts, type AccountRow } from '../accounts/readAccounts.ts';
import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { IntervenerRow } from '../interveners/toIntervener.ts';
import { loadPortfolio, todayOf } from '../positions/loadPortfolio.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import { memoizedReplay } from '../positions/memoizedReplay.ts';
import { readProducts, type ProductRow } from '../products/readProducts.ts';
import { notFound, HttpError } from '../kernel/httpError.ts';
import { benefitRate } from './benefitRate.ts';
import { inBookOrder } from './inBookOrder.ts';
import { investedOn } from './investedOn.ts';
import { lockContributions } from './lockContributions.ts';
import { mayUseBanks } from './mayUseBanks.ts';
import { readParties, type OrderParties } from './orderParties.ts';
import { readReductionYear } from './readReductionYear.ts';
import { receivingAccounts } from './receivingAccounts.ts';
import { orderNavOf } from './orderNavOf.ts';
import { readPendingHistories } from './pendingHistories.ts';
import { readBoughtBesides } from './readBoughtBesides.ts';
import { readAllowances } from './readAllowance.ts';
import { readDeciding } from './readDeciding.ts';

/** Everything that an order stands on, read in one transaction. */
export interface LoadedOrderContext extends OrderParties {
  /** As the ordering party sees it. */
  account: AccountRow;
  intervener: IntervenerRow;
  product: ProductRow;
  target?: ProductRow;
  products: ReadonlyMap<string, ProductRow>;
  /** ISO instant at which all of it was read. */
  asOf: string;
  /** When whoever orders bought what they keep of the product in other accounts that they own. */
  boughtBesides: PlainDate[];
  rules: OrderContext;
}

/** What of an order is asked about; without its type nothing of it is priced. */
type Subject = Pick<
  Order,
  'uuid_account' | 'key_product' | 'key_product_target' | 'uuid_bank_account'
> &
  Partial<Pick<Order, 'operation_type'>> &
  PaidFor &
  PutOff;

interface LoadOptions {
  lock?: boolean;
  without?: readonly string[];
  at?: string;
}

/**
 * Reads what an order of the acting investor stands on. With `lock` the account is theirs alone until
 * the transaction ends, so that two orders never count on the same participations. Throws the 404 of
 * a missing account when it is not theirs, and 422 when there is no such product.
 * @param without an operation that is being changed, and what it replaces: it does not stand in its own way
 * @param at where the request names the product
 */
export async function loadOrderContext(
  context: Context,
  db: TenantDb,
  actor: Actor,
  order: Subject,
  { lock = false, without = [], at = '/body' }: LoadOptions = {},
): Promise<LoadedOrderContext> {
  const today = todayOf(context, actor);
  const query = { intervener: actor.intervenerUuid!, account: order.uuid_account };
  const [account] = await readAccounts(db, query);
  if (!account) throw notFound();
  if (lock)
    await sql`select 1 from accounts where tenant_id = ${db.tenantId} and uuid = ${account.uuid}
      for update`.execute(db);
  const products = await readProducts(db);
  if (lock && products.get(order.key_product)?.kind !== 'FI')
    await lockContributions(db, account.uuid);
  const product = products.get(order.key_product);
  if (!product) throw new HttpError(422, [unknown(`${at}/key_product`)]);
  const target = order.key_product_target ? products.get(order.key_product_target) : undefined;
  const intervener = await db
    .selectFrom('interveners')
    .selectAll()
    .where('uuid', '=', actor.intervenerUuid!)
    .executeTakeFirstOrThrow();
  const read = await readParties(db, account.uuid);
  const parties = { ...read, taxpayer: toldTo(read.taxpayer, intervener.uuid) };
  const deciding = await readDeciding(db, order);
  const operations = deciding.filter(({ uuid }) => !without.includes(uuid));
  // Whole, whatever the ordering party may see of it.
  const { entries, navs } = await loadPortfolio(context, db, actor, [account], undefined);
  const { holdings } = memoizedReplay(entries, today);
  const lotsOf = (key: string) => holdings.find((held) => held.product === key)?.lots ?? [];
  const navOf = (key: string) => navOn(navs.get(key), today)?.nav;
  const nav = navOf(product.key_product);
  const lots = lotsOf(product.key_product);
  const { flow } = actor.tenant.settings;
  const ordered = (row: ProductRow): OrderedProduct => ({
    key: row.key_product,
    kind: row.kind === 'FI' ? 'F' : 'P',
    minimumFirst: row.minimum_first,
    minimumNext: row.minimum_next,
    minimumPeriodic: row.minimum_periodic,
    nav: navOf(row.key_product),
    isHeld: lotsOf(row.key_product).length > 0,
    minimumRemaining: row.minimum_remaining,
    fee: feeOf(row),
  });
  const holding = { account: account.uuid, product: product.key_product };
  const seesBanks = mayUseBanks(account, today);
  const kind = product.kind === 'FI' ? 'F' : 'P';
  const reserved = {
    ...({ kind, fee: feeOf(product), lots, taxpayer: parties.taxpayer, today } as const),
    benefitRate: benefitRate(actor.tenant),
  };
  const terms = nav === undefined ? undefined : reservationTerms({ ...reserved, nav });
  const { reservations } = availability(holding, operations, lots, terms);
  // One that is changed keeps its place before those that were given after it.
  const given = deciding.findIndex(({ uuid }) => without.includes(uuid));
  const navDate = navDateOf(context, actor.tenant, order, product);
  const book = await inBookOrder(
    ...([db, actor.tenant, operations, reservations.map(({ uuid }) => uuid)] as const),
    {
      operation_type: order.operation_type ?? '',
      date: navDate,
      before:
        given < 0
          ? undefined
          : deciding.slice(given).find(({ uuid }) => !without.includes(uuid))?.uuid,
    },
  );
  return {
    ...parties,
    account,
    intervener,
    product,
    target,
    products,
    asOf: context.now().toISOString(),
    boughtBesides: await readBoughtBesides(context, db, actor, order),
    rules: {
      today,
      calendar: navCalendarOf(actor.tenant),
      allowPeriodics: flow.ALLOW_PERIODIC_SUBSCRIPTIONS && !account.disable_periodics,
      allowPensionPlans: flow.ALLOW_PENSION_PLANS,
      accountKind: account.kind,
      product: ordered(product),
      target: target && ordered(target),
      operations,
      lots,
      availability: availability(holding, book.operations, lots, terms, book.goesBefore),
      pendingHistories: await readPendingHistories(db, actor.tenant, holding),
      taxpayer: parties.taxpayer,
      benefitRate: benefitRate(actor.tenant),
      navDate,
      holderBorn: parties.holderBorn,
      benefitRunning: product.kind === 'FI' ? null : runningBenefit(operations, holding, today),
      isBeneficiary: entries.some((entry) => entry.kind === 'contingencyIn'),
      reductionTakenIn:
        product.kind === 'FI' ? undefined : await readReductionYear(db, account.uuid, order),
      receivesTransfers:
        receivingAccounts(actor.tenant).length > 0 || actor.tenant.settings.payments_enabled,
      hasValidatedBank: seesBanks && account.has_validated_bank_account,
      bankAccount: seesBanks
        ? await readBank(db, account.uuid, order.uuid_bank_account, lock)
        : undefined,
      ...(product.kind === 'FI'
        ? {}
        : await readRoom(context, db, actor.tenant, { account, product, today, without })),
      ownIsins: [...products.values()].flatMap(({ isin }) => isin ?? []),
      ownPlanCodes: ownPlanCodesOf([...products.values()]),
    },
  };
}

/** What may still be contributed in this year and the next, and in that of money that is here now. */
async function readRoom(
  context: Pick<Context, 'now'>,
  db: TenantDb,
  tenant: Tenant,
  { account, product, today, without }: RoomAsked,
): Promise<Pick<OrderContext, 'room' | 'roomByYear'>> {
  const year = Number(today.slice(0, 4));
  const asked = { account: account.uuid, product: product.key_product, role: account.roles[0] };
  const rooms = await readAllowances(db, tenant, { ...asked, today, without }, [
    ...[today, `${year + 1}-01-01`, investedOn(context, tenant, product)],
  ]);
  const [now, next, room] = rooms;
  return {
    room,
    roomByYear: new Map([
      [year, now!],
      [year + 1, next!],
    ]),
  };
}

interface RoomAsked {
  account: AccountRow;
  product: ProductRow;
  today: PlainDate;
  without: readonly string[];
}

/** NAV date of an order that has everything it needs now; undefined of what is never priced itself. */
function navDateOf(
  { now }: Pick<Context, 'now'>,
  tenant: Pick<Tenant, 'timeZone' | 'holidays'>,
  { operation_type, pp_redemption_defer, pp_redemption_defer_date }: Subject,
  product: ProductRow,
) {
  if (operation_type === undefined) return undefined;
  const priced = { operation_type, details: { pp_redemption_defer, pp_redemption_defer_date } };
  const pricing = { product, zone: tenant.timeZone, calendar: navCalendarOf(tenant) };
  return orderNavOf(priced, { requested: now().toISOString() }, pricing)?.date;
}

/** Redemption commission, of the gross amount. */
const feeOf = ({ redemption_fee }: ProductRow) => parsePercent(redemption_fee ?? '0') ?? 0n;

/** Of plans and of who manages them. */
const ownPlanCodesOf = (products: readonly ProductRow[]): string[] => [
  ...new Set(
    products.flatMap(({ dgs_code, manager_dgs_code }) =>
      [dgs_code, manager_dgs_code].filter((code) => code !== null),
    ),
  ),
];

const unknown = (path: string): Issue => ({ code: 'product_unknown', path });

async function readBank(
  db: TenantDb,
  account: string,
  uuid: string | null | undefined,
  lock: boolean,
): Promise<OrderContext['bankAccount']> {
  if (!uuid) return undefined;
  const bank = await db
    .selectFrom('bank_accounts')
    .select('status')
    .where('uuid_account', '=', account)
    .where('uuid', '=', uuid)
    // It is not removed while an order begins to name it.
    .$if(lock, (query) => query.forShare())
    .executeTakeFirst();
  return bank && { isValidated: bank.status === 'VALIDADA' };
}
