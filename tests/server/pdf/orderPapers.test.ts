import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatPercent } from '../../../src/domain/money/format.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { readProducts } from '../../../src/server/products/readProducts.ts';
import { createMarket } from '../settlement/market.ts';
import { startSigning, type Signing, type SigningServer } from '../signatures/signing.ts';
import { readPdf } from './readPdf.ts';

let server: SigningServer;
let ana: Signing;
let bank: string;

const account = uuidOf('almadraba/account/ana/1');

beforeAll(async () => {
  server = await startSigning();
  ana = await server.as('ana');
  const { bank_accounts } = (await ana.get(`/accounts/${account}/bank-accounts`)).json().data;
  bank = bank_accounts[0].uuid;
});
afterAll(() => server.close());

/** The papers of an order, each read back, by subcategory. */
async function papersOf(body: object) {
  const operation = await ana.order({ uuid_account: account, ...body });
  const { documents } = (await ana.get(`/operations/${operation}/documents`)).json().data;
  const papers = new Map<string, Awaited<ReturnType<typeof readPdf>>>();
  for (const { uuid, subcategory } of documents) {
    const answer = await ana.get(`/operations/${operation}/documents/${uuid}`);
    expect([subcategory, answer.statusCode]).toEqual([subcategory, 200]);
    papers.set(subcategory, await readPdf(answer.rawPayload));
  }
  return { papers, reference: operation.slice(0, 8).toUpperCase() };
}

describe('the papers of an order', () => {
  test('of a subscription say what was ordered, of what, by whom and at what cost', async () => {
    const { papers, reference } = await papersOf({ gross_amount: '1234.56' });
    expect([...papers.keys()].sort()).toEqual([
      'EVALUACION_CONVENIENCIA',
      'JUSTIFICANTE_ENVIO',
      'OPERATION_TICKET',
      'ORDEN_DE_SUSCRIPCION(S)_TRASPASO_FI',
    ]);
    const order = papers.get('ORDEN_DE_SUSCRIPCION(S)_TRASPASO_FI')!;
    expect(order.title).toBe('Orden de suscripción');
    for (const text of [
      reference,
      '1.234,56',
      'Transferencia',
      'Ana Robles Medina',
      'Comisión de gestión',
      '20-nov-2026',
      'Titular',
    ])
      expect(order.text.toLowerCase()).toContain(text.toLowerCase());
    expect(order.untagged).toEqual([]);
    expect(papers.get('OPERATION_TICKET')!.title).toBe('Justificante de la operación: suscripción');
    expect(papers.get('EVALUACION_CONVENIENCIA')!.text).toContain('Resultado');
  });

  test('of a periodic subscription have a mandate with account and dates', async () => {
    const { papers } = await papersOf({
      operation_type: 'SOLICITUD_SUSCRIPCION_PERIODICA',
      gross_amount: '150.00',
      pay_method: 'DOMICILIACION',
      uuid_bank_account: bank,
      per_period: 'MENSUAL',
      per_start_date: '2026-12-14',
    });
    const { text, title } = papers.get('MANDATO_SEPA')!;
    expect(title).toBe('Mandato de domiciliación SEPA');
    expect(text).toMatch(/ES\d\d( \d{4}){5}/);
    expect(text).toContain('Mensual');
    expect(text).toContain('Sin fecha de fin');
  });

  test.each([
    ['a subscription', 'SUSCRIPCION', '10394', '1'],
    ['a contribution', 'APORTACION', '64680', '2'],
  ])(
    'of %s that is charged to an account have a mandate for one payment',
    async (_what, operation_type, key_product, place) => {
      const { papers, reference } = await papersOf({
        ...{ operation_type, key_product, gross_amount: '50.00', has_read_eepp: true },
        ...{ uuid_account: uuidOf(`almadraba/account/ana/${place}`), pay_method: 'DOMICILIACION' },
        uuid_bank_account: uuidOf(`almadraba/bank/ana/${place}`),
      });
      const { text, title } = papers.get('MANDATO_SEPA')!;
      expect(title).toBe('Mandato de domiciliación SEPA');
      for (const said of ['Pago único', 'una sola orden de cargo', reference, '50,00'])
        expect(text.replace(/\s+/g, ' ')).toContain(said);
      expect(text.replace(/\s+/g, ' ')).toMatch(/Identificador del acreedor ES\d\d/);
      expect(text).toMatch(/ES\d\d( \d{4}){5}/);
    },
  );

  test('of a redemption are a ticket with the amount', async () => {
    const { papers } = await papersOf({
      operation_type: 'REEMBOLSO',
      amount_shares_indicator: 'B',
      gross_amount: '500.00',
      pay_method: undefined,
      uuid_bank_account: bank,
    });
    const { text, title } = papers.get('OPERATION_TICKET')!;
    expect(title).toBe('Justificante de la operación: reembolso');
    expect(text).toContain('500,00');
    const told = text.replace(/\s+/g, ' ');
    expect(told).toContain('La orden se hará al valor liquidativo que le corresponda.');
    expect(told).not.toContain('Cada pago');
  });

  test.each([
    ['funds', '1', '10396', '10393', ['ORDEN_DE_SUSCRIPCION(S)_TRASPASO_FI'], 'ISIN'],
    [
      ...(['plans', '2', '64680', '64682'] as const),
      ['BOLETIN_ADHESION_FP', 'SOLICITUD_DE_TRASLADO_DC_DE_FP'],
      'Código de la DGSFP',
    ],
  ] as const)(
    'of a transfer between %s are about the one that is entered, and name the other as where it comes from',
    async (_what, place, from, to, signed, register) => {
      const { papers } = await papersOf({
        ...{ operation_type: 'SOLICITUD_TRASPASO_INTERNO', key_product: from },
        ...{ key_product_target: to, uuid_account: uuidOf(`almadraba/account/ana/${place}`) },
        ...{ amount_shares_indicator: 'P', shares: '10.000000' },
        ...{ gross_amount: undefined, pay_method: undefined },
        ...(place === '2' && { has_read_eepp: true, has_read_report: true }),
      });
      const products = await createMarket(server).inTenant(readProducts);
      const of = (key: string) => products.get(key)!;
      const code = (key: string) => (register === 'ISIN' ? of(key).isin : of(key).dgs_code)!;
      for (const subcategory of [...signed, 'JUSTIFICANTE_ENVIO']) {
        const told = papers.get(subcategory)!.text.replace(/\s+/g, ' ');
        // What is told under each of the headings.
        const [, target] = told.split('Producto de destino Nombre');
        const [joined, left] = target!.split('Producto de origen Nombre');
        for (const said of [
          ...[of(to).name_product, `Código ${to}`, `${register} ${code(to)}`],
          `Indicador de riesgo ${of(to).risk} sobre 7`,
        ])
          expect(joined).toContain(said);
        expect(joined).not.toContain(of(from).name_product);
        for (const said of [of(from).name_product, `Código ${from}`, `${register} ${code(from)}`])
          expect(left).toContain(said);
        expect(told.match(/Indicador de riesgo/g)).toHaveLength(1);
        const costs = told.split(`Costes de ${of(to).name_product}`)[1]!;
        expect(costs).toContain(
          `Comisión de gestión ${formatPercent(of(to).management_fee)} al año`.replace(/\s/g, ' '),
        );
        expect(told).not.toMatch(/Producto (?!de )/);
        if (subcategory.startsWith('BOLETIN'))
          expect(told).toContain(`Solicito la adhesión a ${of(to).name_product} y acepto`);
      }
    },
  );

  test('of a transfer from elsewhere are about the product of ours, and tell the other entity as where it comes from', async () => {
    const { papers } = await papersOf({
      operation_type: 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA',
      ...{ xt_isin_code: 'ES0138911036', xt_acount_origin: '123456' },
      ...{ is_total_transfer: true, amount_shares_indicator: 'T' },
      ...{ gross_amount: undefined, pay_method: undefined },
    });
    for (const subcategory of ['ORDEN_DE_SUSCRIPCION(S)_TRASPASO_FI', 'JUSTIFICANTE_ENVIO'])
      expect(papers.get(subcategory)!.text.replace(/\s+/g, ' ')).toContain(
        'Producto de destino Nombre Almadraba',
      );
    const order = papers.get('ORDEN_DE_SUSCRIPCION(S)_TRASPASO_FI')!.text.replace(/\s+/g, ' ');
    const [, left] = order.split('Producto de origen');
    expect(left).toContain('ES0138911036');
  });
});
