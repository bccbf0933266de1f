import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { increaseSaying } from '../../../src/server/orders/increaseSaying.ts';
import { spanishWords } from '../../../src/server/words/productSpeech.ts';
import { readPdf } from '../pdf/readPdf.ts';
import { startJoint, type Joint } from './joint.ts';

describe('a revaluation', () => {
  const say = (type: string | null, per_increase: string | null, more: object = {}) => {
    const saying = increaseSaying({ per_increase_type: type, per_increase, ...more });
    return saying && spanishWords().value(saying).replaceAll('\u00a0', ' ');
  };

  test.each([
    ['LINEAL', '20', {}, 'Sube 20,00 € cada año, siempre lo mismo'],
    [
      'LINEAL',
      '0.5',
      { amount_shares_indicator: 'P' },
      'Sube 0,50 participaciones cada año, siempre lo mismo',
    ],
    [
      'PORCENTUAL',
      '2.125',
      { per_increase_period: 'SEMESTRAL' },
      'Sube el 2,125 % del primer importe cada seis meses',
    ],
    [
      'ACUMULATIVO',
      '10.000000',
      { per_increase_period: 'ANUAL', gross_amount: '150.00' },
      'Sube cada año: 10,00 € la primera vez y, desde entonces, en la misma proporción sobre el último importe',
    ],
    [null, '10', {}, null],
    ['LINEAL', null, {}, null],
  ])('%s of %s %o is said with its unit', (type, value, more, said) => {
    expect(say(type, value, more)).toBe(said);
  });
});

describe('a standing order that rises', () => {
  let joint: Joint;
  beforeAll(async () => {
    joint = await startJoint();
  });
  afterAll(() => joint.server.close());

  test('says so in the same words before it is sent, on its page, in its receipt and in its papers', async () => {
    const rises = {
      per_increase_type: 'ACUMULATIVO',
      per_increase: '10',
      per_increase_period: 'ANUAL',
    };
    const order = { ...joint.monthly('150.00'), ...rises };
    const ask = async (method: string, url: string, payload?: object) =>
      joint.server.ask(method, `/api${url}`, { token: await joint.token('ana'), payload });
    const { operation_type, key_product, gross_amount, per_period, per_start_date } = order;
    const projected = await ask('POST', '/operations/projection', {
      ...{ uuid_account: joint.account, operation_type, key_product, gross_amount },
      ...{ per_period, per_start_date, ...rises },
    });
    const told = projected.json().data.projection.increase_text as string;
    expect(told).toMatch(/^Sube cada año: 10,00.€ la primera vez/);

    const uuid = await joint.order('ana', order);
    const { per_increase_text, uuid_receipt } = await joint.shown('ana', uuid);
    expect(per_increase_text).toBe(told);
    const { receipt } = (await ask('GET', `/operations/${uuid}/receipts/${uuid_receipt}`)).json()
      .data;
    expect(
      receipt.terms.filter(({ key }: { key: string }) => key.startsWith('per_increase')),
    ).toEqual([
      { key: 'per_increase_type', label: 'Revalorización', text: { before: null, after: told } },
    ]);
    const { documents } = (await ask('GET', `/operations/${uuid}/documents`)).json().data;
    const papers = documents.filter(({ subcategory }: { subcategory: string }) =>
      /^(ORDEN|MANDATO|JUSTIFICANTE)/.test(subcategory),
    );
    expect(papers).toHaveLength(3);
    for (const paper of papers) {
      const { text } = await readPdf(await joint.bytes(uuid, paper.uuid));
      expect(plain(text)).toContain(plain(told));
    }
  });

  test('tells of a change, before it is sent, in its receipt and in its papers, what its next date then charges', async () => {
    const rises = {
      ...{ per_increase_type: 'PORCENTUAL', per_increase: '10' },
      per_increase_period: 'MENSUAL',
    };
    const old = await joint.standing('300.00', rises);
    await joint.pass(20);
    expect(await joint.brought(old)).toEqual([30_000n]);
    const ask = async (method: string, url: string, payload?: object) =>
      joint.server.ask(method, `/api${url}`, { token: await joint.token('ana'), payload });
    const edit = { change: 'EDIT', gross_amount: '320.00' };
    const seen = (await ask('POST', `/operations/${old}/change-preview`, edit)).json().data.change;
    const next = {
      payment_date: (await joint.shown('ana', old)).per_next_date,
      ...{ payment_amount: '352.00', payment_shares: null },
      payment_increase: expect.stringMatching(/^Sube el 10,00.% del primer importe cada mes/),
    };
    expect(seen.next).toMatchObject(next);

    const { gross_amount } = edit;
    const { shown } = seen;
    const answer = await joint.change('ana', old, { is_periodic: true, gross_amount, shown });
    const { uuid, uuid_receipt } = answer.json().data.operation;
    const { receipt } = (await ask('GET', `/operations/${uuid}/receipts/${uuid_receipt}`)).json()
      .data;
    expect(receipt.next).toMatchObject(next);
    for (const paper of [uuid_receipt, ...(await joint.papers(uuid))]) {
      const { text } = await readPdf(await joint.bytes(uuid, paper));
      expect(plain(text)).toContain('Importeprevistodeesafecha352,00€');
    }
    await joint.sign('ana', uuid);
    await joint.sign('luis', uuid);
    await joint.pass(31);
    const [carriedOut] = await joint.market.carriedOut(uuid);
    expect(carriedOut).toMatchObject({ gross_amount: 35_200n });
    expect(carriedOut!.request_date.toISOString()).toContain(seen.next.payment_date);
  });
});

/** Without the spaces, which a page breaks lines at. */
const plain = (text: string) => text.replace(/\s/g, '');
