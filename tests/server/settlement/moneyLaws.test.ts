import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../../src/server/ports/context.ts';
import {
  isConserved,
  readFigures,
} from '../../../src/server/settlement/conservation/readFigures.ts';
import { decide } from '../../support/decide.ts';
import { createExternalParties } from '../../support/externalParties.ts';
import { fc } from '../../support/fc.ts';
import {
  DAYS,
  mishaps,
  story,
  type Mishap,
  type Story,
  type Told,
} from '../../support/moneyStories.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { times } from '../../support/sweep.ts';
import { createMarket, type Market } from './market.ts';

const STORIES = Number(process.env.STORIES ?? times(24, 12));
const LOTS = [{ acquisition_date: '2015-03-02', shares: '10.000000', cost: '90.00' }];

let server: TestServer;
let market: Market;
let parties: ReturnType<typeof createExternalParties>;
let plan: Mishap[];
const given: { uuid: string; account: string; story: Story }[] = [];

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  parties = createExternalParties(server, market);
  const { seed } = fc.readConfigureGlobal() ?? {};
  const stories = fc.sample(story, { numRuns: STORIES, seed });
  plan = fc.sample(mishaps, { numRuns: 1, seed })[0]!;
  for (const [index, day] of DAYS.entries()) {
    const now = `${day}T08:30:00Z`;
    await mishappen(plan[index]!, now);
    await parties.settleUntil(now);
    await everyLawHolds();
    for (const each of stories) if (each.day === index) given.push(await give(each));
    for (const { uuid, story: each } of given)
      for (const told of each.told) if (told.day === index) await tell(uuid, told, each);
  }
  await parties.settleUntil('2026-12-02T08:30:00Z');
  await everyLawHolds();
});
afterAll(() => server.close());

const row = (uuid: string) => market.operation(uuid);

async function give(each: Story) {
  const account = await market.openAccount(false);
  const type = each.kind === 'debit' ? 'SUSCRIPCION' : 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA';
  const details =
    each.kind === 'debit'
      ? { pay_method: 'DOMICILIACION' }
      : { xt_isin_code: 'ES0138911033', xt_acount_origin: '9999-01' };
  const uuid = await market.give({
    ...{ account, product: '10394', type, gross_amount: each.cents, details },
  });
  // Sent back to be signed again: nobody has signed it.
  if (!each.isSigned) {
    const token = await server.token('staff.ops', { scope: 'staff' });
    const payload = { operation_status: 'REGISTERED_ONLINE' };
    const url = `/api/operations/${uuid}`;
    await server.ask('PATCH', url, { token, payload });
    await market.inTenant((db) =>
      sql`update operations set operation_status = 'REGISTERED_ONLINE' where uuid = ${uuid}`.execute(
        db,
      ),
    );
  }
  return { uuid, account, story: each };
}

/** Tells it, and again where it is told twice: the second time nothing is otherwise. */
async function tell(uuid: string, { say, isOther, isTwice, byFile }: Told, each: Story) {
  if (say === 'CANCEL') {
    const ana = await server.token('ana');
    await server.ask('DELETE', `/api/operations/${uuid}`, { token: ana });
    return;
  }
  const reference = `${say}/${uuid}/${server.context.now().toISOString().slice(0, 10)}`;
  const reason = 'así es';
  const euro = ((Number(each.cents) + (isOther ? 100 : 0)) / 100).toFixed(2);
  const send = () => {
    if (each.kind === 'debit') return parties.debit(uuid, { reference, result: say, reason });
    const history = '2015-03-02/10.000000/90.00';
    const line = [reference, uuid, say, say === 'MONEY' ? euro : '', reason];
    if (byFile) return parties.file([...line, say === 'FISCAL_DATA' ? history : ''].join(';'));
    return parties.message(uuid, {
      ...{ reference, kind: say },
      ...(say === 'MONEY' && { amount: euro }),
      ...(say === 'FISCAL_DATA' && { lots: LOTS }),
      ...((say === 'REJECTED' || say === 'RETURNED') && { reason }),
    });
  };
  const first = await send();
  expect([200, 404, 409], first.body).toContain(first.statusCode);
  if (!isTwice) return;
  const before = await traces(uuid);
  await send();
  expect(await traces(uuid)).toEqual(before);
}

/** Everything that an order has left anywhere. */
async function traces(uuid: string): Promise<unknown> {
  const { rows } = await market.inTenant((db) =>
    sql`select (select operation_status from operations where uuid = ${uuid}) as status,
      (select count(*) from operation_history where uuid_operation = ${uuid}) as history,
      (select count(*) from reconciliations where uuid_operation = ${uuid}) as money,
      (select count(*) from operations where uuid_request = ${uuid}) as parts,
      (select count(*) from notifications where uuid_operation = ${uuid}) as told,
      (select count(*) from outbox) as letters,
      (select count(*) from staff_alerts) as alerts`.execute(db),
  );
  return rows;
}

async function mishappen({ kind, after }: Mishap, now: string): Promise<void> {
  if (kind === 'published')
    await decide(server.context, 'almadraba', (settings) => {
      settings.front_params = { ...settings.front_params, BENEFIT_RATE: String(20 + after) };
    });
  if (kind !== 'throws' && kind !== 'killed') return;
  let left = after;
  const broken = (): never => {
    throw new Error('the machine stopped');
  };
  const id = () => (left-- > 0 ? server.context.id() : broken());
  const log = server.context.log.child({});
  if (kind === 'killed') log.error = broken;
  const context: Context = { ...server.context, id, log };
  await parties.settleUntil(now, context).catch((error: unknown) => {
    expect(String(error)).toContain('the machine stopped');
  });
}

/** What holds on every day, whatever was told. */
async function everyLawHolds(): Promise<void> {
  const figures = await market.inTenant((db) => readFigures(db));
  expect(figures.filter((figure) => !isConserved(figure))).toEqual([]);
  const { rows } = await market.inTenant((db) =>
    sql<{ why: string; uuid: string }>`
      select 'executed unsigned' as why, o.uuid from operations o where o.uuid = any(${uuids()})
        and o.operation_status = 'FINALIZED' and not exists (select 1 from operation_history h
          where h.uuid_operation = o.uuid and h.status_to = 'SIGNED')
      union all select 'executed unpaid', o.uuid from operations o where o.uuid = any(${uuids()})
        and o.operation_status = 'FINALIZED' and not exists (
          select 1 from reconciliations m where m.uuid_operation = o.uuid)
      union all select 'at a NAV of before its money', part.uuid from operations part
        join reconciliations m on m.uuid_operation in (part.uuid, part.uuid_request)
        where m.uuid_operation = any(${uuids()}) and part.nav_date < m.reconciled_on
      union all select 'moved though it was cancelled', part.uuid from operations part
        join operations o on o.uuid in (part.uuid, part.uuid_request)
        join ledger_postings p on p.uuid_operation = part.uuid
        where o.uuid = any(${uuids()}) and o.operation_status = 'CANCELLED'
      union all select 'confirmed other than once', o.uuid from operations o
        where o.uuid = any(${uuids()}) and (o.operation_status = 'FINALIZED')::int <> (
          select count(*) from documents d
          where d.uuid_owner = o.uuid and d.subcategory = 'CONFIRMACION_EJECUCION')
      union all select 'ended twice', h.uuid_operation from operation_history h
        where h.uuid_operation = any(${uuids()}) and h.status_to in ('FINALIZED', 'CANCELLED')
        group by 2 having count(*) > 1
      union all select 'executed twice', p.uuid_request from operations p
        where p.uuid_request = any(${uuids()}) and p.operation_status = 'FINALIZED'
        group by 2 having count(*) > 1`.execute(db),
  );
  expect(rows).toEqual([]);
}

const uuids = () => sql`${given.map(({ uuid }) => uuid)}::uuid[]`;

test('what a bank and other entities say in any order leaves only what was paid and not taken back', async () => {
  const ends = new Map<string, number>();
  for (const { uuid, account, story: each } of given) {
    const { operation_status, shares, gross_amount } = await row(uuid);
    ends.set(operation_status, (ends.get(operation_status) ?? 0) + 1);
    const parts = await market.carriedOut(uuid);
    const isReversed = each.kind === 'debit' && parts.length === 1;
    const isHeld = operation_status === 'FINALIZED' && !isReversed;
    expect(await market.held(account, '10394')).toBe(isHeld ? (shares ?? 0n) : 0n);
    const { rows } = await market.inTenant((db) =>
      sql<{ cash: bigint | null }>`select sum(amount)::bigint as cash from ledger_postings p
        join operations o on o.uuid = p.uuid_operation where o.uuid_account = ${account}
        and ledger_account in ('BANK', 'ENTITY')`.execute(db),
    );
    expect(-(rows[0]!.cash ?? 0n)).toBe(isHeld ? gross_amount : 0n);
  }
  // The stories reach both ends.
  expect(ends.get('FINALIZED')).toBeGreaterThan(1);
  expect(ends.get('CANCELLED')).toBeGreaterThan(1);
});

test('every order that is still open can be ended, once', async () => {
  const token = await server.token('staff.ops', { scope: 'staff' });
  for (const { uuid } of given) {
    if (/FINALIZED|CANCELLED/.test((await row(uuid)).operation_status)) continue;
    const answer = await server.ask('DELETE', `/api/operations/${uuid}`, {
      token: await server.token('ana'),
    });
    if (answer.statusCode >= 300)
      await server.ask('POST', `/api/operations/${uuid}/status`, { token });
  }
  await parties.settleUntil('2026-12-11T08:30:00Z');
  await everyLawHolds();
  for (const { uuid } of given)
    expect((await row(uuid)).operation_status).toMatch(/^(FINALIZED|CANCELLED)$/);
});
