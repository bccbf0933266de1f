/**
 * A second bookkeeper for orders, who shares no line with the product: from what was ordered, when and
 * how it was paid, and the NAVs, to lots and cash. Amounts in cents, the rest in millionths.
 */
export interface PlainOrder {
  /** The last two: money goes to another entity, or comes from there. */
  kind: 'buy' | 'sell' | 'move' | 'leave' | 'arrive';
  product: string;
  /** Where a move goes. */
  to: string;
  /** Gross amount, net amount, participations, everything. */
  how: 'B' | 'I' | 'P' | 'T';
  amount: bigint;
  /** Day of the signature, and whether it came after two o'clock. */
  day: string;
  isLate: boolean;
  pay: 'DOMICILIACION' | 'TRANSFERENCIA';
}

export interface PlainMarket {
  nav(product: string, day: string): bigint;
  /** Hundredths of a percent of the gross amount. */
  fees(product: string): { in: bigint; out: bigint };
  /** Legal persons are taxed when they move. */
  isCompany: boolean;
}

export interface PlainLot {
  bought: string;
  shares: bigint;
  cost: bigint;
}

export interface PlainBooks {
  lots: Record<string, PlainLot[]>;
  paidIn: bigint;
  paidOut: bigint;
  withheld: bigint;
  /** Sent to other entities, and the dates and cost that went along, in the order of the orders. */
  handedOver: bigint;
  histories: PlainLot[][];
  /** Come from other entities. */
  received: bigint;
}

interface Event {
  day: string;
  /** Of one day: orders as they were given, then what comes from elsewhere, then halves of moves. */
  tier: 0 | 1 | 2;
  place: number;
  run(): void;
}

const CENT = 10_000_000_000n;
/** Closed beside weekends: for money, and for NAVs beside those. */
const NO_MONEY = new Set(['2026-12-25', '2027-01-01']);
const NO_NAV = new Set([...NO_MONEY, '2026-12-08', '2027-01-06']);

export function keepBooks(orders: readonly PlainOrder[], market: PlainMarket): PlainBooks {
  const lots = new Map<string, PlainLot[]>();
  const books = { paidIn: 0n, paidOut: 0n, withheld: 0n, handedOver: 0n, received: 0n };
  const histories = new Map<number, PlainLot[]>();
  const events: Event[] = [];
  const held = (product: string) => lots.get(product) ?? [];
  const put = (product: string, more: PlainLot[]) => {
    const all = [...held(product), ...more];
    all.sort((a, b) => (a.bought < b.bought ? -1 : a.bought > b.bought ? 1 : 0));
    lots.set(product, all);
  };

  const buy = ({ product, amount }: PlainOrder, day: string) => {
    const fee = nearest(amount * market.fees(product).in, 10_000n);
    const shares = nearest((amount - fee) * CENT, market.nav(product, day));
    books.paidIn += amount;
    put(product, [{ bought: day, shares, cost: amount }]);
  };
  const take = (order: PlainOrder, day: string, rate: bigint) => {
    const own = held(order.product);
    const nav = market.nav(order.product, day);
    const fee = market.fees(order.product).out;
    const shares = sharesOf(order, own, nav, fee, rate);
    if (shares === 0n) return undefined;
    const { taken, left, tax, net } = sold(own, shares, nav, fee, rate);
    lots.set(order.product, left);
    books.withheld += tax;
    return { taken, money: net };
  };

  orders.forEach((order, place) => {
    const day = dayOf(order);
    const run = () => {
      if (order.kind === 'buy') return buy(order, day);
      if (order.kind === 'sell') {
        books.paidOut += take(order, day, 19n)?.money ?? 0n;
        return;
      }
      if (order.kind === 'arrive') {
        books.received += order.amount;
        const nav = market.nav(order.product, day);
        const bought = {
          bought: day,
          shares: nearest(order.amount * CENT, nav),
          cost: order.amount,
        };
        return put(order.product, market.isCompany ? [bought] : broughtAlong(order.amount, nav));
      }
      const out = take(order, day, market.isCompany ? 19n : 0n);
      if (!out) return;
      if (order.kind === 'leave') {
        books.handedOver += out.money;
        histories.set(place, market.isCompany ? [] : out.taken);
        return;
      }
      const entry = following(day, NO_NAV);
      const enter = () => {
        const shares = nearest(out.money * CENT, market.nav(order.to, entry));
        if (shares === 0n) return;
        const whole = [{ bought: entry, shares, cost: out.money }];
        put(order.to, market.isCompany ? whole : shareOut(out.taken, shares));
      };
      events.push({ day: entry, tier: 2, place, run: enter });
    };
    const tier = order.kind === 'move' ? 2 : order.kind === 'arrive' ? 1 : 0;
    events.push({ day, tier, place, run });
  });
  while (events.length > 0) {
    events.sort((a, b) => a.day.localeCompare(b.day) || a.tier - b.tier || a.place - b.place);
    events.shift()!.run();
  }
  return {
    lots: Object.fromEntries([...lots].filter(([, list]) => list.length > 0)),
    ...books,
    histories: [...histories].sort(([a], [b]) => a - b).map(([, history]) => history),
  };
}

/** What the demo's other entity sends: two purchases at 10 euro, three quarters and a quarter, for four fifths. */
function broughtAlong(money: bigint, nav: bigint): PlainLot[] {
  const there = nearest(money * CENT, 10_000_000n);
  const first = nearest(there * 3n, 4n);
  const cost = nearest(money * 8n, 10n);
  const firstCost = nearest(cost * 3n, 4n);
  const lots = [
    { bought: '2012-05-21', shares: first, cost: firstCost },
    { bought: '2019-06-03', shares: there - first, cost: cost - firstCost },
  ];
  return shareOut(lots, nearest(money * CENT, nav));
}

function dayOf({ kind, day, isLate, pay }: PlainOrder): string {
  // Asked for, accepted, received: each on its day.
  if (kind === 'arrive') return following(following(following(day, NO_NAV), NO_NAV), NO_NAV);
  if (kind !== 'buy') return isOpen(day, NO_NAV) && !isLate ? day : following(day, NO_NAV);
  let paid = following(day, NO_MONEY);
  if (pay === 'TRANSFERENCIA') paid = following(paid, NO_MONEY);
  return isOpen(paid, NO_NAV) ? paid : following(paid, NO_NAV);
}

const isOpen = (day: string, closed: ReadonlySet<string>) =>
  ![0, 6].includes(new Date(day).getUTCDay()) && !closed.has(day);

function following(day: string, closed: ReadonlySet<string>): string {
  let next = day;
  do next = new Date(Date.parse(next) + 86_400_000).toISOString().slice(0, 10);
  while (!isOpen(next, closed));
  return next;
}

function sharesOf(
  { how, amount }: PlainOrder,
  own: PlainLot[],
  nav: bigint,
  fee: bigint,
  rate: bigint,
): bigint {
  const all = own.reduce((sum, { shares }) => sum + shares, 0n);
  const isEnough = (shares: bigint) => {
    const { numerator, denominator } = taxOn(own, shares, nav, fee, rate);
    const before = shares * nav * (10_000n - fee);
    return (
      before * denominator - numerator * CENT * 10_000n >= amount * CENT * 10_000n * denominator
    );
  };
  if (how === 'T') return all;
  if (how === 'P') return amount < all ? amount : all;
  if (how === 'B') {
    const wanted = nearest(amount * CENT, nav);
    return wanted < all ? wanted : all;
  }
  if (!isEnough(all)) return all;
  let [low, high] = [0n, all];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (isEnough(middle)) high = middle;
    else low = middle + 1n;
  }
  // What is paid is paid in cents, and so is what is withheld: from there upwards to the first that reaches it.
  while (low < all && sold(own, low, nav, fee, rate).net < amount) low += 1n;
  return low;
}

/** A sale in whole cents: tax is a rate of the gain as it is declared. */
function sold(own: PlainLot[], shares: bigint, nav: bigint, fee: bigint, rate: bigint) {
  const { taken, left } = split(own, shares);
  const gross = nearest(shares * nav, CENT);
  const commission = nearest(shares * nav * fee, CENT * 10_000n);
  const gain = gross - commission - taken.reduce((sum, { cost }) => sum + cost, 0n);
  const tax = gain > 0n ? nearest(gain * rate, 100n) : 0n;
  return { taken, left, tax, net: gross - commission - tax };
}

/** Tax in cents as a fraction: a rate of what is left of the gross amount after fee and exact cost. */
function taxOn(own: PlainLot[], wanted: bigint, nav: bigint, fee: bigint, rate: bigint) {
  let open = wanted;
  let [cost, unit] = [0n, 1n];
  for (const lot of own) {
    if (open === 0n) break;
    const part = lot.shares < open ? lot.shares : open;
    if (part === lot.shares) cost += lot.cost;
    else [cost, unit] = [cost * lot.shares + lot.cost * part, lot.shares];
    open -= part;
  }
  const whole = CENT * 10_000n;
  const gain = wanted * nav * (10_000n - fee) * unit - cost * whole;
  return { numerator: gain > 0n ? gain * rate : 0n, denominator: whole * unit * 100n };
}

function split(own: PlainLot[], wanted: bigint) {
  const taken: PlainLot[] = [];
  const left: PlainLot[] = [];
  let open = wanted;
  for (const lot of own) {
    const shares = lot.shares < open ? lot.shares : open;
    open -= shares;
    const cost = shares === lot.shares ? lot.cost : nearest(lot.cost * shares, lot.shares);
    if (shares > 0n) taken.push({ ...lot, shares, cost });
    if (shares < lot.shares)
      left.push({ ...lot, shares: lot.shares - shares, cost: lot.cost - cost });
  }
  return { taken, left };
}

/** Dates and cost stay; the last lot takes what rounding leaves. */
function shareOut(taken: PlainLot[], wanted: bigint): PlainLot[] {
  const all = taken.reduce((sum, { shares }) => sum + shares, 0n);
  let open = wanted;
  return taken.map((lot, index) => {
    const fair = nearest(wanted * lot.shares, all);
    const shares = index === taken.length - 1 || fair > open ? open : fair;
    open -= shares;
    return { ...lot, shares };
  });
}

/** Half up, of what is not negative. */
const nearest = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);
