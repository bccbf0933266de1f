import { simulate } from '../../src/domain/simulation.ts';
import type { SimulationInput } from '../../src/domain/simulations/simulationInput.ts';
import { balance } from '../../src/domain/valuation/balance.ts';
import { distribution } from '../../src/domain/valuation/distribution.ts';
import { evolution } from '../../src/domain/valuation/evolution.ts';
import { evolutionDates } from '../../src/domain/valuation/evolutionDates.ts';
import type { LedgerOperation } from '../../src/domain/valuation/ledgerOperation.ts';
import type { NavPoint } from '../../src/domain/valuation/navSeries.ts';
import { positions } from '../../src/domain/valuation/positions.ts';
import { toLedger } from '../../src/domain/valuation/toLedger.ts';
import { addDays } from '../../src/domain/dates/plainDate.ts';
import { median } from '../support/median.ts';

interface Row {
  name: string;
  value: number;
  unit: string;
  ratio?: number;
  limit?: number;
  ok?: boolean;
}

const WARM_UP = 10;
const ROUNDS = 25;
const TODAY = '2026-11-20';

/** What the domain core costs: a simulation as lots grow, and the valuation of a long-lived account. */
export async function run(): Promise<{ name: string; rows: Row[] }> {
  const [few, many] = [redemption(1_000), redemption(10_000)];
  const account = historyOf(3_000);
  const tenTimes = () => {
    for (let time = 0; time < 10; time++) simulate(few);
  };
  const [ten, once] = interleaved([tenTimes, () => simulate(many)]);
  const [valued] = interleaved([() => value(account)]);
  const [short, long, valuation] = [median(ten!) / 10, median(once!), median(valued!)];
  // Each round is compared with itself, so that a neighbour's load falls on both sides.
  const growth = median(once!.map((time, round) => (time / ten![round]!) * 10));
  const ratio = Math.round(growth * 100) / 100;
  return {
    name: 'domain core',
    rows: [
      { name: 'simulation, 1,000 lots', value: short, unit: 'ms' },
      {
        name: 'simulation, 10,000 lots: growth',
        value: long,
        unit: 'ms',
        ratio,
        limit: 12,
        ok: ratio <= 12,
      },
      {
        name: 'simulation, 10,000 lots',
        value: long,
        unit: 'ms',
        limit: 150,
        ok: long <= 150,
      },
      {
        name: 'valuation, 12 years, 3,000 operations',
        value: valuation,
        unit: 'ms',
        limit: 50,
        ok: valuation <= 50,
      },
    ],
  };
}

/** Milliseconds of each round; the works alternate, so that noise falls on all of them alike. */
function interleaved(works: (() => unknown)[]): number[][] {
  const times = works.map((): number[] => []);
  for (let round = -WARM_UP; round < ROUNDS; round++)
    works.forEach((work, index) => {
      const start = performance.now();
      work();
      if (round >= 0) times[index]!.push(performance.now() - start);
    });
  return times;
}

/** A net redemption that reaches into the last tenth of the lots: the longest way through. */
function redemption(count: number): SimulationInput {
  return {
    key_product: '10396',
    operation_type: 'REEMBOLSO',
    amount_shares_indicator: 'I',
    amount: (count * 13).toFixed(2),
    lots: Array.from({ length: count }, (_, index) => ({
      acquisition_date: addDays('1999-01-04', index),
      shares: `1.${String(100_000 + index).slice(-6)}`,
      cost: `${8 + (index % 7)}.${10 + (index % 89)}`,
    })),
    nav: '14.237651',
    nav_date: TODAY,
  };
}

interface History {
  operations: LedgerOperation[];
  navs: Map<string, NavPoint[]>;
}

const products = ['10392', '10393', '10394', '10395', '10396'];

/** Subscriptions, redemptions and transfers over twelve years in five products with daily NAVs. */
function historyOf(count: number): History {
  const days = Array.from({ length: 4_340 }, (_, index) => addDays('2015-01-01', index));
  const navs = new Map(
    products.map((product, place) => [
      product,
      days.map((date, index) => ({
        date,
        nav: BigInt(10_000_000 + index * 700 + Math.round(1e6 * Math.sin(index / 97 + place))),
      })),
    ]),
  );
  const operations: LedgerOperation[] = [];
  for (let index = 0; operations.length < count; index++) {
    const day = Math.floor((operations.length / count) * 4_330);
    const product = index % products.length;
    if (index % 10 === 9) operations.push(...transferOf(index, product, day, navs));
    else {
      const type = index % 5 === 4 ? 'REEMBOLSO' : 'SUSCRIPCION';
      operations.push(operationOf(`${index}`, type, product, day, 10 + (index % 17), navs));
    }
  }
  return { operations, navs };
}

function transferOf(index: number, product: number, day: number, navs: History['navs']) {
  const request = `request-${index}`;
  const target = (product + 1) % products.length;
  return [
    operationOf(request, 'SOLICITUD_TRASPASO_INTERNO', product, day, 12, navs),
    operationOf(`out-${index}`, 'TRASPASO_SALIDA', product, day, 12, navs, request),
    operationOf(`in-${index}`, 'TRASPASO_ENTRADA', target, day + 1, 11, navs, request),
  ];
}

function operationOf(
  uuid: string,
  operation_type: string,
  product: number,
  day: number,
  shares: number,
  navs: History['navs'],
  uuid_request?: string,
): LedgerOperation {
  const key_product = products[product]!;
  const point = navs.get(key_product)![day]!;
  return {
    uuid,
    operation_type,
    operation_status: 'FINALIZED',
    uuid_account: 'account',
    key_product,
    shares: `${shares}.123456`,
    gross_amount: ((shares * Number(point.nav)) / 1e6).toFixed(2),
    nav: (Number(point.nav) / 1e6).toFixed(6),
    nav_date: point.date,
    uuid_request,
  };
}

/** Everything that the home screen asks of the core, from operations as they are stored. */
function value({ operations, navs }: History) {
  const { entries } = toLedger(operations);
  const held = positions(entries, navs, TODAY);
  const ranges = (['1A', 'TODO'] as const).map((range) =>
    evolution(entries, navs, evolutionDates(range, entries[0]!.date, TODAY)),
  );
  return { held, parts: distribution(held), balance: balance(entries, navs, TODAY), ranges };
}
