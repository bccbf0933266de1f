import { fc } from '../../support/fc.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '#/contract/schema.ts';
import { addDays } from '../../../src/domain/dates/plainDate.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { readPdf } from '../pdf/readPdf.ts';
import { startJoint, type Joint } from './joint.ts';

let joint: Joint;
beforeAll(async () => {
  joint = await startJoint();
});
afterAll(() => joint.server.close());

type Asked = { change: 'EDIT' | 'SUSPEND' | 'RESUME' | 'CANCEL' } & Record<string, unknown>;

const preview = async (uuid: string, payload: Asked) => {
  const answer = await joint.server.ask('POST', `/api/operations/${uuid}/change-preview`, {
    token: await joint.token('ana'),
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.change as Schema<'OperationChange'>;
};
/** The change itself, as its form sends it after what was shown. */
async function make(uuid: string, { change, ...terms }: Asked, shown: string | null) {
  if (change === 'CANCEL') return joint.cancel('ana', uuid);
  if (change === 'EDIT')
    return joint.change('ana', uuid, {
      is_periodic: (await joint.shown('ana', uuid)).is_periodic,
      ...terms,
      ...(shown !== null && { shown }),
    });
  const to = change === 'SUSPEND' ? 'PERIODIC_SUSPENDED' : 'PERIODIC_ACTIVE';
  return joint.change('ana', uuid, { operation_status: to }, await joint.proof('ana'));
}
const codes = (answer: { json(): { result: { errors: { code: string }[] } } }) =>
  answer.json().result.errors.map(({ code }) => code);
const setMinimum = (minimum_periodic: bigint | null) =>
  withTenant(joint.server.owner, joint.market.tenant.id, (db) =>
    db
      .updateTable('products')
      .set({ minimum_periodic })
      .where('key_product', '=', '10394')
      .execute(),
  );
const receiptOf = async (uuid: string) => {
  const { uuid_receipt } = await joint.shown('ana', uuid);
  const url = `/api/operations/${uuid}/receipts/${uuid_receipt}`;
  const answer = await joint.server.ask('GET', url, { token: await joint.token('ana') });
  const { text } = await readPdf(await joint.bytes(uuid, uuid_receipt));
  return { receipt: answer.json().data.receipt as Schema<'OperationReceipt'>, text };
};

describe('a change and what looks at it before', () => {
  test('are refused by the same judge, whatever is asked in whatever order', async () => {
    const day = (days: number) => addDays(joint.today(), days);
    const starts = {
      'unsigned order': () => joint.order('ana', joint.subscription('1000.00')),
      'order that one of two has signed': async () => {
        const uuid = await joint.order('ana', joint.subscription('1000.00'));
        await joint.sign('luis', uuid);
        return uuid;
      },
      'unsigned standing order': () => joint.order('ana', joint.monthly('100.00')),
      'standing order': () => joint.standing('100.00'),
    };
    const amount = fc.constantFrom('0.01', '100.00', '150.00', '1000.00', '2500.00');
    const edit = fc.record(
      { gross_amount: amount, per_end_date: fc.constantFrom<number | null>(null, -19, 0, 9, 400) },
      { requiredKeys: ['gross_amount'] },
    );
    const step = fc.oneof(
      { weight: 3, arbitrary: edit },
      fc.constantFrom('SUSPEND' as const, 'RESUME' as const, 'CANCEL' as const),
    );
    const seen = { taken: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...(Object.keys(starts) as (keyof typeof starts)[])),
        fc.array(step, { minLength: 2, maxLength: 5 }),
        async (start, steps) => {
          const uuid = await starts[start]();
          const isPeriodic = start.includes('standing');
          for (const each of steps) {
            const { per_end_date, ...rest } = typeof each === 'string' ? {} : each;
            const ends = isPeriodic &&
              per_end_date !== undefined && {
                per_end_date: per_end_date === null ? null : day(per_end_date),
              };
            const asked: Asked =
              typeof each === 'string' ? { change: each } : { change: 'EDIT', ...rest, ...ends };
            const { reasons, shown } = await preview(uuid, asked);
            const made = await make(uuid, asked, shown);
            const told = `${start}: ${JSON.stringify(asked)} ${JSON.stringify(reasons)} ${made.body.slice(0, 300)}`;
            expect(reasons.length > 0, told).toBe(made.statusCode >= 400);
            seen[reasons.length > 0 ? 'refused' : 'taken'] += 1;
          }
        },
      ),
      { numRuns: 14 },
    );
    expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(3);
  }, 240_000);

  test('that changes nothing is refused by name, before and when it is sent', async () => {
    const uuids = [
      await joint.order('ana', joint.monthly('100.00')),
      await joint.standing('100.00'),
    ];
    for (const uuid of uuids) {
      const seen = await preview(uuid, {
        change: 'EDIT',
        gross_amount: '100.00',
        per_end_date: null,
      });
      expect(seen.reasons).toMatchObject([{ key: 'operation.unchanged' }]);
      expect(seen.reasons[0]!.text).toMatch(/^No hay ningún cambio/);
      const { uuid_receipt } = await joint.shown('ana', uuid);
      const sent = { is_periodic: true, gross_amount: '100.00', per_end_date: null };
      const refused = await joint.change('ana', uuid, { ...sent, shown: seen.shown });
      expect([refused.statusCode, codes(refused)]).toEqual([422, ['operation.unchanged']]);
      expect(refused.json().result.errors[0].message).toMatch(/^No hay ningún cambio/);
      expect(await joint.shown('ana', uuid)).toMatchObject({ uuid_receipt });
    }
  });

  test('says why an order that somebody has signed may not be edited, and that an end has passed', async () => {
    const uuid = await joint.order('ana', joint.subscription('1000.00'));
    await joint.sign('luis', uuid);
    const signed = await preview(uuid, { change: 'EDIT', gross_amount: '1500.00' });
    expect(signed.reasons).toMatchObject([{ key: 'operation.signed' }]);
    const standing = await joint.standing('100.00');
    const from = (await joint.shown('ana', standing)).per_start_date as string;
    await joint.pass(20);
    const past = { gross_amount: '100.00', per_end_date: addDays(joint.today(), -1) };
    expect(past.per_end_date > from).toBe(true);
    const ended = await preview(standing, { change: 'EDIT', ...past });
    expect(ended.reasons).toMatchObject([{ key: 'periodic.end_past', path: '/per_end_date' }]);
    const refused = await joint.change('ana', standing, { is_periodic: true, ...past });
    expect([refused.statusCode, codes(refused)]).toEqual([422, ['periodic.end_past']]);
  });

  test('names the term that a reason is about, and that editing mends it', async () => {
    const uuid = await joint.standing('100.00');
    await joint.change('ana', uuid, { operation_status: 'PERIODIC_SUSPENDED' });
    await setMinimum(50_000n);
    try {
      const seen = await preview(uuid, { change: 'RESUME' });
      expect(seen).toMatchObject({
        is_mended_by_edit: true,
        reasons: [{ key: 'min_value', path: '/gross_amount' }],
      });
      expect(seen.reasons[0]!.text).toMatch(/^Importe bruto: debe tener un valor .*500,00/);
    } finally {
      await setMinimum(null);
    }
  });

  test('tells of a rising order the amount that is then charged', async () => {
    const rises = {
      per_increase_type: 'LINEAL',
      per_increase: '5',
      per_increase_period: 'MENSUAL',
    };
    const uuid = await joint.standing('100.00', rises);
    await joint.pass(15);
    const asked = { change: 'EDIT', gross_amount: '200.00' } as const;
    const { next, shown } = await preview(uuid, asked);
    const change = (await make(uuid, asked, shown)).json().data.operation.uuid;
    await joint.sign('ana', change);
    await joint.sign('luis', change);
    await joint.market.settleUntil(`${addDays(next.payment_date!, 2)}T09:00:00Z`);
    expect(next.payment_amount).toBe('205.00');
    expect(await joint.brought(change)).toEqual([20_500n]);
  });
});

describe('a change that ends an order before its next date', () => {
  test('says that nothing more is charged, asks for no mandate and for no signature after its end', async () => {
    const uuid = await joint.standing('100.00');
    const mandates = async (of: string) =>
      (
        await joint.market.inTenant((db) =>
          db
            .selectFrom('documents')
            .select('subcategory')
            .where('uuid_owner', '=', of)
            .where('subcategory', 'like', '%MANDATO%')
            .execute(),
        )
      ).length;
    expect(await mandates(uuid)).toBe(1);
    await joint.pass(20);
    const { per_next_date } = await joint.shown('ana', uuid);
    const per_end_date = addDays(per_next_date, -3);
    const asked = { change: 'EDIT', gross_amount: '100.00', per_end_date } as const;
    const seen = await preview(uuid, asked);
    expect(seen.reasons).toEqual([]);
    expect(seen.next).toMatchObject({ is_last: true, payment_date: null });
    expect(seen.next.deadline!.slice(0, 10) <= per_end_date).toBe(true);
    const change = (await make(uuid, asked, seen.shown)).json().data.operation;
    expect(change.change_deadline).toBe(seen.next.deadline);
    expect(await mandates(change.uuid)).toBe(0);
    const { receipt, text } = await receiptOf(change.uuid);
    expect(receipt.next.is_last).toBe(true);
    expect(text.replace(/\s+/g, ' ')).toContain('No habrá más cargos');
    const goingOn = { ...asked, per_end_date: null };
    const goesOn = await preview(change.uuid, goingOn);
    expect(goesOn.next.is_last).toBe(false);
    const edited = await make(change.uuid, goingOn, goesOn.shown);
    expect(edited.statusCode, edited.body).toBe(200);
    expect(await mandates(change.uuid)).toBe(1);
  });
});
