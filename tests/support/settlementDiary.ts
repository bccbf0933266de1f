import type { StoredOperation } from '../../src/server/operations/toRuleOperation.ts';
import { uuidOf } from '../../src/server/kernel/uuidOf.ts';
import type { Market } from '../server/settlement/market.ts';
import { grantProof } from './grantProof.ts';
import type { TestServer } from './server.ts';

/** Something that happened to an order on a day; amounts and participations as people write them. */
export interface DiaryLine {
  order: string;
  day: string;
  event: string;
  'NAV date'?: string;
  NAV?: string;
  participations?: string;
  /** Euro that crossed the bank on the day: in, or out with a minus. */
  cash?: string;
  withheld?: string;
}

const account = (key: string) => uuidOf(`almadraba/account/${key}`);
const bank = (key: string) => uuidOf(`almadraba/bank/${key}`);
const read = { has_read_dfi: true, has_read_eepp: true, has_read_report: true };
const funds = { uuid_account: account('ana/1') };
const plan = { uuid_account: account('ana/2') };
const cause = { pp_redemption_cause: 'JUBILACION', pp_redemption_cause_date: '2026-09-01' };

/** One order of each type that clients give, as they send it; another entity sends one more. */
const orders: Record<string, object> = {
  'subscription by transfer': {
    ...{ ...read, ...funds, operation_type: 'SUSCRIPCION', key_product: '10394' },
    ...{ gross_amount: '1000.00', pay_method: 'TRANSFERENCIA' },
  },
  'subscription by direct debit': {
    ...{ ...read, ...funds, operation_type: 'SUSCRIPCION', key_product: '10394' },
    ...{ gross_amount: '600.00', pay_method: 'DOMICILIACION', uuid_bank_account: bank('ana/1') },
  },
  'redemption of an amount': {
    ...{ ...funds, operation_type: 'REEMBOLSO', key_product: '10393' },
    ...{ amount_shares_indicator: 'B', gross_amount: '500.00' },
    uuid_bank_account: bank('ana/1'),
  },
  'redemption of everything': {
    ...{ ...funds, operation_type: 'REEMBOLSO', key_product: '10392' },
    ...{ amount_shares_indicator: 'T', uuid_bank_account: bank('ana/1') },
  },
  'internal transfer': {
    ...{ ...read, ...funds, operation_type: 'SOLICITUD_TRASPASO_INTERNO', key_product: '10396' },
    ...{ key_product_target: '10395', amount_shares_indicator: 'B', gross_amount: '800.00' },
  },
  'external transfer in': {
    ...{ ...read, ...funds, operation_type: 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA' },
    ...{ key_product: '10394', gross_amount: '4000.00', amount_shares_indicator: 'B' },
    xt_isin_code: 'ES0138911033',
    xt_acount_origin: '9999-01',
  },
  'periodic subscription': {
    ...{ ...read, ...funds, operation_type: 'SOLICITUD_SUSCRIPCION_PERIODICA' },
    ...{ key_product: '10394', gross_amount: '100.00', pay_method: 'DOMICILIACION' },
    ...{ per_period: 'MENSUAL', per_start_date: '2026-11-28', uuid_bank_account: bank('ana/1') },
  },
  'periodic redemption': {
    ...{ ...funds, operation_type: 'SOLICITUD_REEMBOLSO_PERIODICO', key_product: '10396' },
    ...{ amount_shares_indicator: 'B', gross_amount: '100.00', per_period: 'MENSUAL' },
    ...{ per_start_date: '2026-11-30', uuid_bank_account: bank('ana/1') },
  },
  'pension contribution': {
    ...{ ...read, ...plan, operation_type: 'APORTACION', key_product: '64680' },
    ...{ gross_amount: '50.00', pay_method: 'DOMICILIACION', uuid_bank_account: bank('ana/2') },
  },
  'pension transfer in': {
    ...{ ...read, ...plan, operation_type: 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA' },
    ...{ key_product: '64678', gross_amount: '3000.00', pp_plan_type: 'PP', pp_rights_type: 'C' },
    ...{ pp_xt_dgs_code: 'N9101', pp_xt_egs_code: 'G9101', pp_compartment: '3' },
  },
  'benefit as capital': {
    ...{ ...plan, ...cause, operation_type: 'RESCATE', key_product: '64680' },
    ...{ amount_shares_indicator: 'B', gross_amount: '1000.00', pp_compartment: '3' },
    ...{ pp_redemption_collection_method: 'TOTAL', uuid_bank_account: bank('ana/2') },
  },
  'benefit as an income': {
    ...{ ...plan, ...cause, operation_type: 'RESCATE', key_product: '64680' },
    ...{ amount_shares_indicator: 'B', gross_amount: '900.00', pp_compartment: '2' },
    ...{ pp_redemption_collection_method: 'FINANCIERA', uuid_bank_account: bank('ana/2') },
    ...{ per_period: 'MENSUAL', per_end_date: '2026-12-31' },
  },
};

/** By then everything has happened at least once. */
const LAST = '2026-12-23T08:00:00Z';

/**
 * Gives one order of each type on Friday 20 November 2026 before the cut-off, signs it, lets the clock
 * settle day by day and answers what happened to each on which day.
 */
export async function settlementDiary(server: TestServer, market: Market): Promise<DiaryLine[]> {
  const token = await server.token('ana');
  await clearRoom(market);
  const given: [string, string][] = [];
  for (const [name, payload] of Object.entries(orders)) {
    const answer = await server.ask('POST', '/api/operations', { token, payload });
    if (answer.statusCode !== 201) throw new Error(`${name}: ${answer.body}`);
    const { uuid } = answer.json().data.operation;
    await sendAlong(market, uuid);
    await market.sign(uuid);
    given.push([name, uuid]);
  }
  given.push(['external transfer out', await askFor(server)]);
  await market.settleUntil(LAST);
  const lines: DiaryLine[] = [];
  for (const [name, uuid] of given) lines.push(...(await linesOf(market, name, uuid)));
  return lines;
}

/** Another entity asks for some of Ana's, as she ordered and signed there. */
async function askFor(server: TestServer): Promise<string> {
  const token = await server.token('staff.ops', { scope: 'staff' });
  const payload = {
    ...{ reference: '2026112000000042', account_number: 'ALM-001001', document: '12345678Z' },
    ...{ key_product: '10396', amount_shares_indicator: 'B', gross_amount: '300.00' },
    ...{ xt_entity: 'Gestora Cardenal SGIIC', xt_isin_code: 'ES0138911033' },
  };
  const answer = await server.ask('POST', '/api/staff/transfer-requests', {
    token,
    payload,
    proof: await grantProof(server, token),
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.operation.uuid;
}

/** Ana's contribution that waits would leave no room for another. */
async function clearRoom(market: Market): Promise<void> {
  await market.inTenant((db) =>
    db
      .updateTable('operations')
      .set({ operation_status: 'CANCELLED' })
      .where('uuid_account', '=', account('ana/2'))
      .where('operation_status', '=', 'REGISTERED_ONLINE')
      .execute(),
  );
}

/** What clients send along with a benefit. */
async function sendAlong(market: Market, uuid: string): Promise<void> {
  const { operation_type, tenant_id } = await market.operation(uuid);
  if (operation_type !== 'RESCATE') return;
  for (const subcategory of ['ACREDITACION_CONTINGENCIA', 'MODELO_145'])
    await market.inTenant((db) =>
      db
        .insertInto('documents')
        .values({
          ...{ tenant_id, uuid: uuidOf(`${uuid}/${subcategory}`), section: 'OPERATION' },
          ...{ uuid_owner: uuid, uuid_bank_account: null, filename: 'prueba.pdf' },
          ...{ category: 'OPERATION', subcategory, is_signed: true, validation: 'PENDIENTE' },
          ...{ validation_reason: null, expires_on: null, created_at: new Date('2026-11-20') },
        })
        .execute(),
    );
}

async function linesOf(market: Market, order: string, uuid: string): Promise<DiaryLine[]> {
  const row = await market.operation(uuid);
  const children = await market.carriedOut(uuid);
  const signed = { order, day: '2026-11-20', event: 'SIGNED' };
  const statuses = (await market.way(uuid)).map(([event, day]) => ({ order, day, event }));
  const money = (await Promise.all([row, ...children].map((each) => paidIn(market, each)))).flat();
  const executed = [row, ...children].flatMap((each) => executionOf(order, each));
  const first = row.operation_type === 'TRASPASO_SALIDA' ? [] : [signed];
  return [...first, ...money.map((line) => ({ order, ...line })), ...statuses, ...executed].sort(
    (left, right) => (left.day < right.day ? -1 : left.day > right.day ? 1 : 0),
  );
}

const paidIn = (market: Market, { uuid }: StoredOperation) =>
  market.inTenant(async (db) => {
    const rows = await db
      .selectFrom('reconciliations')
      .select(['amount', 'reconciled_on', 'source'])
      .where('uuid_operation', '=', uuid)
      .execute();
    return rows.map(({ amount, reconciled_on, source }) => ({
      ...{ day: reconciled_on, event: `money matched (${source})`, cash: euro(amount) },
    }));
  });

function executionOf(order: string, row: StoredOperation): DiaryLine[] {
  if (!row.nav || !row.nav_date) return [];
  const isAway = row.operation_type === 'TRASPASO_SALIDA' && row.uuid_request === null;
  const isOut = isAway || /REEMBOLSO|RESCATE/.test(row.operation_type);
  const figures = {
    'NAV date': row.nav_date,
    NAV: decimal(row.nav, 6),
    participations: decimal(row.shares ?? 0n, 6),
    withheld: euro(row.withholding ?? 0n),
  };
  const executed = { order, day: row.nav_date, event: `valued: ${row.operation_type}`, ...figures };
  if (!isOut || !row.settlement_date) return [executed];
  const cash = euro(-(row.net_amount ?? 0n));
  return [
    executed,
    {
      order,
      day: row.settlement_date,
      event: isAway ? 'paid to the other entity' : 'paid to the bank',
      cash,
    },
  ];
}

const euro = (cents: bigint) => decimal(cents, 2);

function decimal(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
