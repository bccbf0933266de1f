import { sql } from 'kysely';
import type { Demo } from './demo.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';

/**
 * A second bookkeeper, who shares no line with the product: straight from the operations and NAVs of
 * the database, one participation lot after another. Amounts in cents, the rest in millionths.
 */
export interface Books {
  /** What an account holds at the end of a day, by product. */
  holdingsOn(account: string, day: string): Map<string, Holding>;
  /** Money on its way between two funds that day. */
  transitOn(account: string, day: string): bigint;
  netInvestedOn(account: string, day: string): bigint;
  navOn(product: string, day: string): { date: string; nav: bigint };
  /** Gain and tax of each redemption by its uuid, beside what was stored of it. */
  sales: Sale[];
}

export interface Holding {
  shares: bigint;
  cost: bigint;
}

interface Sale {
  uuid: string;
  type: string;
  /** Half of a transfer inside the account. */
  isInternal: boolean;
  isCompany: boolean;
  gain: bigint;
  storedGain: bigint | null;
  storedTax: bigint | null;
}

interface Lot {
  bought: string;
  shares: bigint;
  cost: bigint;
}

interface Row {
  uuid: string;
  uuid_account: string;
  key_product: string;
  operation_type: string;
  gross_amount: bigint;
  withholding: bigint | null;
  fiscal_import: bigint | null;
  shares: bigint;
  nav_date: string;
  counterpart: string | null;
  ordered_by: string;
  is_company: boolean;
  lots: { acquisition_date: string; shares: string; cost: string }[] | null;
}

/** Reads a tenant's books; `orderedBy` leaves out what others have ordered. */
export async function readBooks(demo: Demo, tenant: string, orderedBy?: string): Promise<Books> {
  const { id } = demo.context.hosts.tenants.find(({ name }) => name === tenant)!;
  const [rows, navs] = await withTenant(demo.context.db, id, async (db) => [
    (
      await sql<Row>`select o.*, o.details -> 'lots' as lots,
          a.account_type = 'JURIDICAL_ACCOUNT' as is_company
        from operations o join accounts a on a.uuid = o.uuid_account
        where operation_status = 'FINALIZED' and nav_date is not null and operation_type !~ 'BLOQUEO'
        order by nav_date, o.uuid_account, sequence`.execute(db)
    ).rows,
    (
      await sql<{ key_product: string; date: string; nav: bigint }>`
        select key_product, date, nav from navs order by date`.execute(db)
    ).rows,
  ]);
  const own = rows.filter((row) => orderedBy === undefined || row.ordered_by === orderedBy);
  const sales: Sale[] = [];
  for (const account of new Set(own.map(({ uuid_account }) => uuid_account)))
    play(own, account, '9999-12-31', sales);
  return {
    holdingsOn: (account, day) => {
      const { lots } = play(own, account, day);
      const held = [...lots].map(([product, list]) => [product, total(list)] as const);
      return new Map(held.filter(([, { shares }]) => shares > 0n));
    },
    transitOn: (account, day) =>
      [...play(own, account, day).moving.values()].reduce((sum, { amount }) => sum + amount, 0n),
    netInvestedOn: (account, day) => play(own, account, day).invested,
    navOn: (product, day) =>
      navs.findLast((point) => point.key_product === product && point.date <= day)!,
    sales,
  };
}

const isEntry = (type: string) => /^SUSCRIPCION|^APORTACION|_ENTRADA$/.test(type);

function play(rows: Row[], account: string, until: string, sales: Sale[] = []) {
  const lots = new Map<string, Lot[]>();
  const moving = new Map<string, { lots: Lot[]; amount: bigint }>();
  let invested = 0n;
  for (const row of rows) {
    if (row.uuid_account !== account || row.nav_date > until) continue;
    const { uuid, key_product: product, shares, gross_amount: gross, counterpart } = row;
    const held = lots.get(product) ?? [];
    if (isEntry(row.operation_type)) {
      const carried = moving.get(uuid)?.lots;
      moving.delete(uuid);
      if (!counterpart) invested += gross;
      const arriving = carried && !row.is_company ? spread(carried, shares) : arrivalOf(row);
      lots.set(product, byAge([...held, ...arriving]));
      continue;
    }
    const isExcess = row.operation_type === 'DEVOLUCION_EXCESO';
    const { taken, left } = take(isExcess ? lastOfYear(held, row.nav_date) : held, shares);
    lots.set(product, byAge(left));
    const tax = row.withholding ?? 0n;
    if (counterpart) {
      moving.set(counterpart, { lots: taken, amount: gross - tax });
      invested -= tax;
    } else invested -= gross;
    const gain = gross - total(taken).cost;
    sales.push({
      uuid,
      type: row.operation_type,
      isInternal: counterpart !== null,
      isCompany: row.is_company,
      gain,
      storedGain: row.fiscal_import,
      storedTax: row.withholding,
    });
  }
  return { lots, moving, invested };
}

/** What an entry from outside brings: its own history, or a purchase of that day. */
const arrivalOf = ({ lots, nav_date, shares, gross_amount }: Row): Lot[] =>
  lots?.map((lot) => ({
    bought: lot.acquisition_date,
    shares: BigInt(lot.shares.replace('.', '')),
    cost: BigInt(lot.cost.replace('.', '')),
  })) ?? [{ bought: nav_date, shares, cost: gross_amount }];

/** Oldest first; a stable sort keeps the order of entry among those of one day. */
const byAge = (lots: Lot[]): Lot[] =>
  lots.sort((left, right) =>
    left.bought < right.bought ? -1 : left.bought > right.bought ? 1 : 0,
  );

/** What was contributed last in the year before, which is what is given back until the end of June. */
function lastOfYear(lots: Lot[], day: string): Lot[] {
  const year = String(Number(day.slice(0, 4)) - (day.slice(5) <= '06-30' ? 1 : 0));
  const latest = [...lots].reverse();
  const isOfYear = ({ bought }: Lot) => bought.startsWith(year);
  return [...latest.filter(isOfYear), ...latest.filter((lot) => !isOfYear(lot))];
}

function take(lots: Lot[], wanted: bigint): { taken: Lot[]; left: Lot[] } {
  const taken: Lot[] = [];
  const left: Lot[] = [];
  let open = wanted;
  for (const lot of lots) {
    const shares = lot.shares < open ? lot.shares : open;
    const cost = shares === lot.shares ? lot.cost : half(lot.cost * shares, lot.shares);
    if (shares > 0n) taken.push({ ...lot, shares, cost });
    if (shares < lot.shares)
      left.push({ ...lot, shares: lot.shares - shares, cost: lot.cost - cost });
    open -= shares;
  }
  if (open > 0n) throw new Error('Sold more than there was');
  return { taken, left };
}

/** The new participations in proportion to the old ones, the last lot taking what is over. */
function spread(lots: Lot[], shares: bigint): Lot[] {
  const whole = total(lots).shares;
  let open = shares;
  return lots.map((lot, index) => {
    const given = index === lots.length - 1 ? open : half(shares * lot.shares, whole);
    open -= given;
    return { ...lot, shares: given };
  });
}

const total = (lots: Lot[]): Holding => ({
  shares: lots.reduce((sum, { shares }) => sum + shares, 0n),
  cost: lots.reduce((sum, { cost }) => sum + cost, 0n),
});

/** Rounds a quotient of positive numbers half up. */
export const half = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);
