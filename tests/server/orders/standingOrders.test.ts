import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '#/contract/schema.ts';
import { formatDate } from '../../../src/domain/dates/format.ts';
import { addDays } from '../../../src/domain/dates/plainDate.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { readPdf } from '../pdf/readPdf.ts';
import { startJoint, type Joint } from './joint.ts';

let joint: Joint;
beforeAll(async () => {
  joint = await startJoint();
});
afterAll(() => joint.server.close());

/** Some days after an instant, in the morning. */
const later = (instant: string, days: number) => `${addDays(instant.slice(0, 10), days)}T09:00:00Z`;
const codes = (answer: { json(): { result: { errors: { code: string }[] } } }) =>
  answer.json().result.errors.map(({ code }) => code);

describe('an order that nobody has signed yet', () => {
  test('is edited, its papers are made anew, and what was begun to be signed is signed no more', async () => {
    const uuid = await joint.order('ana', joint.subscription('1000.00'));
    const [paper] = await joint.papers(uuid);
    const begun = await joint.begin('ana', [paper!]);
    const before = await joint.bytes(uuid, paper!);
    const edited = await joint.change('luis', uuid, {
      is_periodic: false,
      gross_amount: '1500.00',
    });
    expect(edited.statusCode, edited.body).toBe(200);
    expect(edited.json().data.operation).toMatchObject({ uuid, gross_amount: '1500.00' });
    expect(codes(await joint.confirm('ana', begun))).toEqual(['signature_changed']);
    expect((await joint.bytes(uuid, paper!)).equals(before)).toBe(false);
  });

  test('is edited no more once one of two has signed, with a sentence that says so', async () => {
    const uuid = await joint.order('ana', joint.subscription('1000.00'));
    await joint.sign('ana', uuid);
    const refused = await joint.change('luis', uuid, {
      is_periodic: false,
      gross_amount: '90000.00',
    });
    expect([refused.statusCode, codes(refused)]).toEqual([409, ['operation.signed']]);
    expect(refused.json().result.errors[0].message).toContain('ya ha firmado');
    expect(await joint.actions('luis', uuid)).not.toContain('edit');
    await joint.sign('luis', uuid);
    expect(await joint.market.operation(uuid)).toMatchObject({ gross_amount: 100_000n });
  });

  test('has a mandate to sign only while it is charged to an account', async () => {
    const uuid = await joint.order('ana', joint.subscription('1000.00'));
    const before = await joint.papers(uuid);
    const payBy = async (terms: object) => {
      const proof = await joint.proof('ana');
      const edited = await joint.change('ana', uuid, { is_periodic: false, ...terms }, proof);
      expect(edited.statusCode, edited.body).toBe(200);
      return joint.papers(uuid);
    };
    const debited = await payBy({ pay_method: 'DOMICILIACION', uuid_bank_account: joint.bank });
    expect(debited).toHaveLength(before.length + 1);
    const [mandate] = debited.filter((paper) => !before.includes(paper));
    const { text } = await readPdf(await joint.bytes(uuid, mandate!));
    expect(text).toContain('Pago único');
    expect((await payBy({ pay_method: 'TRANSFERENCIA' })).sort()).toEqual(before.sort());
  });

  test('keeps no paper that was drawn from it as it was', async () => {
    const uuid = await joint.order('ana', joint.subscription('1000.00'));
    const edit = () => joint.change('luis', uuid, { is_periodic: false, gross_amount: '1234.00' });
    expect(await joint.drawWhile(uuid, edit)).toEqual([2, expect.stringContaining('1.234,00')]);
  });
});

describe('a standing order that is signed', () => {
  test('goes on as it is while a change of it waits for the other holder', async () => {
    const old = await joint.standing('100.00');
    const answer = await joint.change('luis', old, { is_periodic: true, gross_amount: '90000.00' });
    expect(answer.statusCode, answer.body).toBe(200);
    const change = answer.json().data.operation;
    expect(change).toMatchObject({
      ...{ operation_status: 'REGISTERED_ONLINE', gross_amount: '90000.00' },
      ...{ uuid_replaced_operation: old, change_deadline: expect.stringContaining('T13:00:00') },
    });
    expect(await joint.market.operation(old)).toMatchObject({
      ...{ operation_status: 'PERIODIC_ACTIVE', gross_amount: 10_000n },
    });
    expect(await joint.mailed()).toEqual(
      expect.arrayContaining([
        ['ana@example.test', expect.stringContaining('pendiente de firma')],
        ['luis@example.test', expect.stringContaining('pendiente de firma')],
      ]),
    );
    await joint.sign('luis', change.uuid);
    const again = await joint.change('ana', old, { is_periodic: true, gross_amount: '200.00' });
    expect([again.statusCode, codes(again)]).toEqual([409, ['operation.change_pending']]);
    const edited = await joint.change('ana', change.uuid, {
      is_periodic: true,
      gross_amount: '200.00',
    });
    expect(codes(edited)).toEqual(['operation.signed']);
    await joint.market.settleUntil(later(change.change_deadline, 1));
    expect(await joint.brought(old)).toEqual([10_000n]);
    expect(await joint.market.operation(change.uuid)).toMatchObject({
      operation_status: 'CANCELLED',
    });
    expect(await joint.mailed()).toContainEqual([
      'ana@example.test',
      expect.stringContaining('sin efecto'),
    ]);
  });

  test('is replaced by a change that all have signed, and no date is brought twice', async () => {
    const old = await joint.standing('100.00');
    await joint.market.settleUntil(later(joint.server.context.now().toISOString(), 20));
    const made = await joint.brought(old);
    const change = (
      await joint.change('ana', old, {
        is_periodic: true,
        gross_amount: '300.00',
        per_end_date: '2027-12-31',
      })
    ).json().data.operation.uuid;
    await joint.sign('ana', change);
    await joint.sign('luis', change);
    expect(await joint.market.operation(change)).toMatchObject({
      operation_status: 'PERIODIC_ACTIVE',
    });
    expect(await joint.market.operation(old)).toMatchObject({ operation_status: 'CANCELLED' });
    await joint.market.settleUntil(later(joint.server.context.now().toISOString(), 31));
    expect(await joint.brought(old)).toEqual(made);
    expect(await joint.brought(change)).toEqual([30_000n]);
  });

  test('is not changed by a signature that comes after the cut-off of its next occurrence', async () => {
    const old = await joint.standing('100.00');
    const { uuid, change_deadline } = (
      await joint.change('ana', old, { is_periodic: true, gross_amount: '400.00' })
    ).json().data.operation;
    await joint.sign('ana', uuid);
    // The code of before has run out by then: only what is begun while it serves is confirmed.
    await joint.server.context.clock.moveTo(new Date(Date.parse(change_deadline) - 120_000));
    const begun = await joint.begin('luis', await joint.papers(uuid));
    await joint.server.context.clock.moveTo(new Date(change_deadline));
    expect(codes(await joint.confirm('luis', begun))).toEqual(['operation.change_late']);
    const late = await joint.begin('luis', await joint.papers(uuid));
    expect(codes(late.answer)).toEqual(['operation.change_late']);
    await joint.market.settleUntil(later(change_deadline, 1));
    expect(await joint.market.operation(uuid)).toMatchObject({ operation_status: 'CANCELLED' });
    expect(await joint.market.operation(old)).toMatchObject({
      operation_status: 'PERIODIC_ACTIVE',
    });
  });

  test('takes its change along when it is cancelled', async () => {
    const old = await joint.standing('100.00');
    const change = (
      await joint.change('ana', old, { is_periodic: true, gross_amount: '500.00' })
    ).json().data.operation.uuid;
    await joint.cancel('luis', old);
    expect(await joint.market.operation(change)).toMatchObject({ operation_status: 'CANCELLED' });
  });

  test('is suspended by a token alone, and resumed by the person alone, of which all are told', async () => {
    const old = await joint.standing('100.00');
    const suspended = await joint.change('luis', old, { operation_status: 'PERIODIC_SUSPENDED' });
    expect(suspended.statusCode, suspended.body).toBe(200);
    const resume = { operation_status: 'PERIODIC_ACTIVE' };
    const refused = await joint.change('luis', old, resume);
    expect([refused.statusCode, codes(refused)]).toEqual([403, ['reauthentication_required']]);
    const resumed = await joint.change('luis', old, resume, await joint.proof('luis'));
    expect(resumed.json().data.operation).toMatchObject({ operation_status: 'PERIODIC_ACTIVE' });
    expect(await joint.mailed()).toContainEqual([
      'ana@example.test',
      expect.stringContaining('vuelve a estar activa'),
    ]);
  });

  test('that is suspended stays so when it is changed: nothing is said to come, and its papers say why', async () => {
    const old = await joint.standing('100.00');
    await joint.market.settleUntil(later(joint.server.context.now().toISOString(), 70));
    await joint.change('luis', old, { operation_status: 'PERIODIC_SUSPENDED' });
    const changed = await joint.change('ana', old, { is_periodic: true, gross_amount: '300.00' });
    expect(changed.statusCode, changed.body).toBe(200);
    const { uuid } = changed.json().data.operation;
    const none = { per_next_date: null, per_next_amount: null };
    expect(changed.json().data.operation).toMatchObject(none);
    expect(await joint.shown('ana', uuid)).toMatchObject({ ...none, dates_ahead: [] });
    const { uuid_receipt } = await joint.shown('ana', uuid);
    const receipt = await joint.server.ask(
      'GET',
      `/api/operations/${uuid}/receipts/${uuid_receipt}`,
      {
        token: await joint.token('ana'),
      },
    );
    expect(receipt.json().data.receipt.next).toMatchObject({
      ...{ is_suspended: true, payment_date: null },
    });
    const { per_start_date } = changed.json().data.operation;
    const begun = formatDate(per_start_date);
    for (const paper of [...(await joint.papers(uuid)), uuid_receipt]) {
      const { text } = await readPdf(await joint.bytes(uuid, paper));
      expect(text).toContain('Ninguna mientras siga suspendida');
      expect(text).not.toContain(begun);
    }
    await joint.sign('ana', uuid);
    await joint.sign('luis', uuid);
    expect(await joint.shown('ana', uuid)).toMatchObject({
      ...{ operation_status: 'PERIODIC_SUSPENDED', ...none },
    });
  });

  test('is resumed only if it would be taken today, and is told why not before and after', async () => {
    const old = await joint.standing('100.00');
    await joint.change('luis', old, { operation_status: 'PERIODIC_SUSPENDED' });
    const asOwner = <T>(work: (db: TenantDb) => Promise<T>) =>
      withTenant(joint.server.owner, joint.market.tenant.id, work);
    const setMinimum = (minimum_periodic: bigint | null) =>
      asOwner((db) =>
        db
          .updateTable('products')
          .set({ minimum_periodic })
          .where('key_product', '=', '10394')
          .execute(),
      );
    const { minimum_periodic } = await asOwner((db) =>
      db
        .selectFrom('products')
        .select('minimum_periodic')
        .where('key_product', '=', '10394')
        .executeTakeFirstOrThrow(),
    );
    await setMinimum(50_000n);
    const preview = async () =>
      (
        await joint.server.ask('POST', `/api/operations/${old}/change-preview`, {
          token: await joint.token('luis'),
          payload: { change: 'RESUME' },
        })
      ).json().data.change;
    const resume = { operation_status: 'PERIODIC_ACTIVE' };
    expect((await preview()).reasons).toMatchObject([{ key: 'min_value' }]);
    const refused = await joint.change('luis', old, resume, await joint.proof('luis'));
    expect([refused.statusCode, codes(refused)]).toEqual([422, ['min_value']]);
    expect(await joint.market.operation(old)).toMatchObject({
      operation_status: 'PERIODIC_SUSPENDED',
    });
    await setMinimum(minimum_periodic);
    expect(await preview()).toMatchObject({
      reasons: [],
      terms: [{ key: 'operation_status' }, {}],
    });
    const resumed = await joint.change('luis', old, resume, await joint.proof('luis'));
    expect(resumed.statusCode, resumed.body).toBe(200);
  });

  test('cannot be given other terms by any statement', async () => {
    const old = await joint.standing('100.00');
    await expect(
      joint.market.inTenant((db) =>
        db
          .updateTable('operations')
          .set({ gross_amount: 9_000_000n })
          .where('uuid', '=', old)
          .execute(),
      ),
    ).rejects.toThrow('terms of a signed standing order');
  });
});

const ANA = uuidOf('almadraba/intervener/ana');

describe('a standing order that is on its way', () => {
  const listed = async () =>
    (
      await joint.server.ask('GET', `/api/interveners/${ANA}/operations?standing=true`, {
        token: await joint.token('ana'),
      })
    ).json().data.related_operations as Schema<'Operation'>[];

  test('tells the first dates that its review showed, and so does the list of standing orders, the next first', async () => {
    const late = { per_start_date: addDays(joint.today(), 40) };
    const far = await joint.order('ana', { ...joint.monthly('130.00'), ...late });
    const given = joint.monthly('120.00');
    const { operation_type, key_product, gross_amount, per_period, per_start_date } = given;
    const ordered = { operation_type, key_product, gross_amount, per_period, per_start_date };
    const asked = await joint.server.ask('POST', '/api/operations/projection', {
      token: await joint.token('ana'),
      payload: { uuid_account: joint.account, ...ordered },
    });
    expect(asked.statusCode, asked.body).toBe(200);
    const { charges } = asked.json().data.projection as Schema<'Projection'>;
    const uuid = await joint.order('ana', given);
    const told = charges!.slice(0, 3).map(({ date, amount }) => ({ date, amount }));
    const dated = async () => {
      const shown: Schema<'Operation'> = await joint.shown('ana', uuid);
      expect(shown.dates_ahead).toMatchObject(told);
      expect(shown).toMatchObject({ per_next_date: told[0]!.date, per_next_amount: '120.00' });
      return shown.operation_status;
    };
    expect(await dated()).toBe('REGISTERED_ONLINE');
    await joint.sign('ana', uuid);
    await joint.sign('luis', uuid);
    expect(await dated()).toBe('SIGNED');
    const rows = await listed();
    expect(rows.map((each) => each.uuid)).toEqual(expect.arrayContaining([uuid, far]));
    const dates = rows.map(({ per_next_date }) => per_next_date!);
    expect(dates).toEqual([...dates].sort());
    expect(new Set(dates).size).toBeGreaterThan(1);
  });

  test('is listed once while a change of it waits, and is not once it is cancelled', async () => {
    const old = await joint.standing('140.00');
    const change = await joint.change('ana', old, { is_periodic: true, gross_amount: '145.00' });
    expect(change.statusCode, change.body).toBe(200);
    const { uuid_pending_change } = await joint.shown('ana', old);
    expect(uuid_pending_change).not.toBeNull();
    const before = (await listed()).map(({ uuid }) => uuid);
    expect(before).toContain(old);
    expect(before).not.toContain(uuid_pending_change);
    const given = await joint.order('ana', joint.monthly('150.00'));
    expect((await listed()).map(({ uuid }) => uuid)).toContain(given);
    expect((await joint.cancel('ana', given)).statusCode).toBe(200);
    expect((await listed()).map(({ uuid }) => uuid)).not.toContain(given);
    expect((await joint.shown('ana', given)).dates_ahead).toEqual([]);
  });
});

test('an order that ends unsigned has no papers to sign, neither itself nor among its documents', async () => {
  const uuid = await joint.order('ana', joint.subscription('1000.00'));
  expect(await joint.shown('ana', uuid)).toMatchObject({ papers_signed: false });
  expect((await joint.papers(uuid)).length).toBeGreaterThan(0);
  expect((await joint.cancel('ana', uuid)).statusCode).toBe(200);
  expect(await joint.shown('ana', uuid)).toMatchObject({
    ...{ operation_status: 'CANCELLED', papers_signed: null },
  });
  expect(await joint.papers(uuid)).toEqual([]);
});
