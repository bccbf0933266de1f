import { afterAll, beforeAll, expect, test } from 'vitest';
import { idOf, startDemo, type Caller, type Demo } from './demo.ts';

let demo: Demo;
let ana: Caller;
beforeAll(async () => {
  demo = await startDemo();
  ana = await demo.as('ana');
});
afterAll(() => demo.close());

const self = `/interveners/${idOf('intervener/ana')}`;
const cents = (text: string) => BigInt(text.replace('.', ''));
const filter = (value: object) =>
  encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'));

test('the positions of all accounts are those of each account together, and their totals add up', async () => {
  const { positions, totals } = await ana.read<'listIntervenerPositions'>(`${self}/positions`);
  const { accounts } = await ana.read<'listIntervenerAccounts'>(`${self}/accounts`);
  const each = await Promise.all(
    accounts.map(({ uuid }) => ana.read<'listAccountPositions'>(`/accounts/${uuid}/positions`)),
  );
  const keyOf = (row: (typeof positions)[number]) =>
    [row.uuid_account, row.key_product, row.shares, row.value, row.cost].join(' ');
  expect(positions.map(keyOf).sort()).toEqual(
    each.flatMap((one) => one.positions.map(keyOf)).sort(),
  );
  for (const figure of ['value', 'cost', 'gain'] as const)
    expect(cents(totals[figure])).toBe(
      positions.reduce((sum, row) => sum + cents(row[figure]), 0n),
    );
  const aliases = new Map(accounts.map(({ uuid, alias }) => [uuid, alias]));
  for (const row of positions) expect(row.account_alias).toBe(aliases.get(row.uuid_account));
});

test('a filter narrows positions and totals, one product can be asked for, other fields are refused', async () => {
  const pensions = await ana.read<'listIntervenerPositions'>(
    `${self}/positions?$filter=${filter({ kind: 'PP' })}`,
  );
  expect(new Set(pensions.positions.map(({ kind }) => kind))).toEqual(new Set(['PP']));
  expect(cents(pensions.totals.value)).toBe(
    pensions.positions.reduce((sum, { value }) => sum + cents(value), 0n),
  );
  const mixed = await ana.read<'listIntervenerPositions'>(`${self}/positions?key_product=10394`);
  expect(new Set(mixed.positions.map(({ key_product }) => key_product))).toEqual(
    new Set(['10394']),
  );
  const refused = await ana.get(`${self}/positions?$filter=${filter({ shares: '1' })}`);
  expect(refused.statusCode).toBe(400);
});

test('the returns of a period gain what the evolution gained beyond the money put in', async () => {
  for (const range of ['1M', '1A']) {
    const { returns } = await ana.read<'getIntervenerReturns'>(`${self}/returns?range=${range}`);
    const { evolution } = await ana.read<'getIntervenerEvolution'>(
      `${self}/evolution?range=${range}`,
    );
    const [first, last] = [evolution[0]!, evolution.at(-1)!];
    expect(returns.since).toBe(first.date);
    const earned = (point: typeof first) => cents(point.value) - cents(point.net_invested);
    expect(cents(returns.gain)).toBe(earned(last) - earned(first));
  }
  const nobody = await demo.as('vacio');
  const { returns } = await nobody.read<'getIntervenerReturns'>(
    `/interveners/${idOf('intervener/vacio')}/returns`,
  );
  expect(returns).toMatchObject({ since: null, gain: '0.00', twr: null, mwr: null });
});
