import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '#/contract/schema.ts';
import { formatPercent } from '#/domain/money/format.ts';
import { readPdf } from '../pdf/readPdf.ts';
import { startJoint, type Holder, type Joint } from './joint.ts';

let joint: Joint;
beforeAll(async () => {
  joint = await startJoint();
});
afterAll(() => joint.server.close());

const ask = async (who: Holder, method: string, url: string, payload?: object) =>
  joint.server.ask(method, `/api${url}`, {
    token: await joint.token(who),
    ...(payload && { payload }),
  });
const preview = async (who: Holder, uuid: string, payload: object) => {
  const answer = await ask(who, 'POST', `/operations/${uuid}/change-preview`, payload);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.change as Schema<'OperationChange'>;
};
/** The newest receipt of an operation, with the text of its document. */
async function receiptOf(who: Holder, uuid: string) {
  const { uuid_receipt } = await joint.shown(who, uuid);
  const answer = await ask(who, 'GET', `/operations/${uuid}/receipts/${uuid_receipt}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const { documents } = (await ask(who, 'GET', `/operations/${uuid}/documents`)).json().data;
  expect(documents).toContainEqual(
    expect.objectContaining({
      ...{ uuid: uuid_receipt, subcategory: 'JUSTIFICANTE_ENVIO' },
      ...{ is_pending_signature: false, validated: true },
    }),
  );
  const { text } = await readPdf(await joint.bytes(uuid, uuid_receipt));
  return { receipt: answer.json().data.receipt as Schema<'OperationReceipt'>, text };
}
const reasonsOf = async (uuid: string) =>
  (await ask('ana', 'GET', `/operations/${uuid}/historical`))
    .json()
    .data.historical.map(({ reason }: { reason: string | null }) => reason);

describe('the receipt', () => {
  test('of an order says what was sent, when and by whom, and stands among its documents', async () => {
    const uuid = await joint.order('ana', joint.subscription('1000.00'));
    const { receipt, text } = await receiptOf('luis', uuid);
    expect(receipt).toMatchObject({ kind: 'SENT', uuid_operation: uuid });
    expect(receipt.sent_by).toContain('Ana');
    expect(receipt.next.nav_date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(receipt.terms).toContainEqual({
      ...{ key: 'gross_amount', label: 'Importe bruto' },
      amount: { before: null, after: '1000.00' },
    });
    expect(text).toContain('1.000,00');
    expect(text).toContain(receipt.reference);
    // What it lacks: the money, with where to and its reference; nobody is told how many sign.
    expect(text).toContain('Lo que falta de su parte');
    expect(text).toMatch(/Dinero que debe enviar\s*1\.000,00\s€/);
    expect(text).toContain(receipt.operation_reference);
    expect(text).toContain('Cuando esté firmada');
    expect(receipt.papers_read).toContainEqual({ subcategory: 'DFI' });
    expect(text).toContain('Documentos que confirmó haber leído');
  });

  test('of a transfer tells the costs of where it goes, and the dates of both ends', async () => {
    const held = '10396';
    const uuid = await joint.order('ana', {
      ...{ operation_type: 'SOLICITUD_TRASPASO_INTERNO', key_product: held },
      ...{ key_product_target: '10394', amount_shares_indicator: 'B', gross_amount: '500.00' },
      ...{ has_read_dfi: true, has_read_report: true },
    });
    const { receipt, text } = await receiptOf('luis', uuid);
    const { nav_date, publication_date, target_nav_date, settlement_date } = receipt.next;
    expect(publication_date! > nav_date!).toBe(true);
    expect(target_nav_date! > nav_date!).toBe(true);
    expect(settlement_date! >= target_nav_date!).toBe(true);
    const fees = await joint.market.inTenant((db) =>
      db
        .selectFrom('products')
        .select(['key_product', 'name_product', 'management_fee'])
        .where('key_product', 'in', [held, '10394'])
        .execute(),
    );
    const of = (key: string) => fees.find(({ key_product }) => key_product === key)!;
    expect(of(held).management_fee).not.toBe(of('10394').management_fee);
    expect(text).toContain(`${formatPercent(of('10394').management_fee)} al año`);
    expect(text).not.toContain(`${formatPercent(of(held).management_fee)} al año`);
    const told = text.replace(/\s+/g, ' ');
    expect(told).toContain(`Comisión de reembolso de ${of(held).name_product}`);
    const { course } = await joint.shown('ana', uuid);
    const keys = course.map(({ key }: { key: string }) => key);
    expect(keys.slice(-5)).toEqual([
      ...['NAV', 'SOURCE_PUBLICATION', 'TARGET_NAV', 'PUBLICATION', 'SETTLEMENT'],
    ]);
    const { nav } = await joint.market.inTenant((db) =>
      db
        .selectFrom('navs')
        .select('nav')
        .where('key_product', '=', '10394')
        .where('date', '<=', joint.today())
        .orderBy('date', 'desc')
        .executeTakeFirstOrThrow(),
    );
    // Participations of the target, not those that leave.
    expect(Number(course.at(-1).shares) * (Number(nav) / 1e6)).toBeCloseTo(500, 0);
  });

  test('is nothing that anybody signs, nor keeps an order from being signed', async () => {
    const uuid = await joint.order('ana', joint.subscription('1000.00'));
    await joint.sign('ana', uuid);
    await joint.sign('luis', uuid);
    expect(await joint.shown('ana', uuid)).toMatchObject({
      ...{ operation_status: 'SIGNED', has_docs_signed: true },
    });
  });

  test('of a change says both values, and so does the history', async () => {
    const uuid = await joint.order('ana', joint.subscription('1000.00'));
    const seen = await preview('luis', uuid, { change: 'EDIT', gross_amount: '1500.00' });
    const amount = { before: '1000.00', after: '1500.00' };
    expect(seen.terms).toEqual([{ key: 'gross_amount', label: 'Importe bruto', amount }]);
    expect(seen.reasons).toEqual([]);
    expect(seen.fees).not.toBeNull();
    const { shown } = seen;
    const payload = { is_periodic: false, gross_amount: '1500.00', shown };
    const edited = await joint.change('luis', uuid, payload);
    expect(edited.statusCode, edited.body).toBe(200);
    const { receipt, text } = await receiptOf('ana', uuid);
    expect(receipt).toMatchObject({ kind: 'CHANGED', terms: seen.terms, next: seen.next });
    expect(text).toMatch(/1\.000,00[^]*1\.500,00/);
    expect(await reasonsOf(uuid)).toContainEqual(
      expect.stringMatching(/Importe bruto: de 1\.000,00.*a 1\.500,00/),
    );
  });

  test('of a change of a standing order says until when it can be signed', async () => {
    const old = await joint.standing('100.00');
    const asked = { gross_amount: '300.00', per_end_date: '2027-12-31' };
    const seen = await preview('ana', old, { change: 'EDIT', ...asked });
    const { shown } = seen;
    const answer = await joint.change('ana', old, { is_periodic: true, ...asked, shown });
    expect(answer.statusCode, answer.body).toBe(200);
    const change = answer.json().data.operation;
    const { receipt } = await receiptOf('luis', change.uuid);
    expect(receipt).toMatchObject({
      kind: 'CHANGE_ASKED',
      terms: [
        { key: 'gross_amount', amount: { before: '100.00', after: '300.00' } },
        { key: 'per_end_date', date: { before: null, after: '2027-12-31' } },
      ],
      next: { deadline: change.change_deadline },
    });
    expect((await reasonsOf(old)).join()).toMatch(/Importe bruto: de 100,00.*a 300,00/);
  });

  test('of suspending, resuming and cancelling says from which status to which, and the next date', async () => {
    const uuid = await joint.standing('100.00');
    const { per_next_date } = await joint.shown('ana', uuid);
    const seen = await preview('ana', uuid, { change: 'SUSPEND' });
    await joint.change('ana', uuid, { operation_status: 'PERIODIC_SUSPENDED' });
    const suspended = (await receiptOf('ana', uuid)).receipt;
    expect(suspended).toMatchObject({ kind: 'SUSPENDED', terms: seen.terms });
    expect(suspended.terms[0]).toEqual({
      ...{ key: 'operation_status', label: 'Estado' },
      text: { before: 'Periódica Activa', after: 'Periódica suspendida' },
    });
    const proof = await joint.proof('ana');
    await joint.change('ana', uuid, { operation_status: 'PERIODIC_ACTIVE' }, proof);
    const resumed = (await receiptOf('ana', uuid)).receipt;
    expect(resumed).toMatchObject({ kind: 'RESUMED', next: { payment_date: per_next_date } });
    await joint.cancel('ana', uuid);
    const { receipt, text } = await receiptOf('ana', uuid);
    expect(receipt).toMatchObject({ kind: 'CANCELLED', next: { money_back: null } });
    expect(text).toContain('Anulada');
    const { documents } = (await ask('ana', 'GET', `/operations/${uuid}/documents`)).json().data;
    const named = documents
      .filter(({ subcategory }: { subcategory: string }) => subcategory === 'JUSTIFICANTE_ENVIO')
      .map(({ filename }: { filename: string }) => filename.replace(/-\d{4}-\d\d-\d\d\.pdf$/, ''));
    expect(named.sort()).toEqual([
      'justificante-de-la-anulacion',
      'justificante-de-la-orden-enviada',
      'justificante-de-la-reanudacion',
      'justificante-de-la-suspension',
    ]);
  });

  test('is nobody else’s to read', async () => {
    const uuid = await joint.order('ana', joint.subscription('1000.00'));
    const { uuid_receipt } = await joint.shown('ana', uuid);
    const token = await joint.server.token('nora');
    const url = `/api/operations/${uuid}/receipts/${uuid_receipt}`;
    expect((await joint.server.ask('GET', url, { token })).statusCode).toBe(404);
    const [paper] = await joint.papers(uuid);
    const other = await ask('ana', 'GET', `/operations/${uuid}/receipts/${paper}`);
    expect(other.statusCode).toBe(404);
  });
});

describe('a change that is looked at before it is sent', () => {
  test('says why it would be refused and keeps nothing', async () => {
    const uuid = await joint.order('ana', joint.subscription('1000.00'));
    const seen = await preview('ana', uuid, { change: 'EDIT', gross_amount: '0.01' });
    expect(seen.reasons.length).toBeGreaterThan(0);
    expect(seen.reasons[0]!.text).toMatch(/\S/);
    expect(seen.shown).toBeNull();
    expect(await joint.shown('ana', uuid)).toMatchObject({ gross_amount: '1000.00' });
  });

  test('is refused once the other holder has changed the order meanwhile', async () => {
    const uuid = await joint.order('ana', joint.subscription('1000.00'));
    const { shown } = await preview('ana', uuid, { change: 'EDIT', gross_amount: '1500.00' });
    const other = { is_periodic: false, gross_amount: '1200.00' };
    expect((await joint.change('luis', uuid, other)).statusCode).toBe(200);
    const late = { is_periodic: false, gross_amount: '1500.00', shown };
    const refused = await joint.change('ana', uuid, late);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().result.errors[0].code).toBe('order.terms_changed');
    const { shown: other_shown } = await preview('ana', uuid, {
      ...{ change: 'EDIT', gross_amount: '1600.00' },
    });
    const forged = await joint.change('ana', uuid, { ...late, shown: other_shown });
    expect(forged.statusCode).toBe(422);
    expect(await joint.shown('ana', uuid)).toMatchObject({ gross_amount: '1200.00' });
  });
});
