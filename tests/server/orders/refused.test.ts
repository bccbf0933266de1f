import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transitions } from '../../../src/domain/operations/status/transitions.ts';
import { operationStatuses } from '../../../src/domain/operations/status/statuses.ts';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { grantProof } from '../../support/grantProof.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
});
afterAll(() => server.close());

const account = (key: string) => uuidOf(`almadraba/account/${key}`);
const operation = (key: string) => uuidOf(`almadraba/operation/${key}`);
const inTenant = <T>(work: (db: TenantDb) => Promise<T>) =>
  withTenant(server.context.db, server.at().tenant.id, work);
async function tokenOf(login: string): Promise<string> {
  const known = tokens.get(login) ?? (await server.token(login));
  tokens.set(login, known);
  return known;
}
const give = async (login: string, payload: object) =>
  server.ask('POST', '/api/operations', { token: await tokenOf(login), payload });
const codes = (answer: { json(): { result: { errors: { code: string }[] } } }) =>
  answer.json().result.errors.map(({ code }) => code);
const countOf = () =>
  inTenant(async (db) => {
    const { count } = await db
      .selectFrom('operations')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  });

const read = { has_read_dfi: true, has_read_eepp: true, has_read_report: true };
const buy = {
  ...read,
  ...{ uuid_account: account('ana/1'), operation_type: 'SUSCRIPCION', key_product: '10394' },
  ...{ gross_amount: '1000.00', pay_method: 'TRANSFERENCIA' },
};
const sell = {
  ...{ uuid_account: account('ana/1'), operation_type: 'REEMBOLSO', key_product: '10393' },
  amount_shares_indicator: 'B',
};
const plan = {
  ...read,
  ...{ uuid_account: account('ana/2'), operation_type: 'APORTACION', key_product: '64678' },
  ...{ gross_amount: '50.00', pay_method: 'TRANSFERENCIA' },
};
const move = { ...read, ...sell, operation_type: 'SOLICITUD_TRASPASO_INTERNO' };
const enter = { ...read, ...buy, operation_type: 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA' };
const every = { per_period: 'MENSUAL', per_start_date: '2026-12-01' };
const benefit = {
  ...{ uuid_account: account('ana/2'), operation_type: 'RESCATE', key_product: '64680' },
  ...{ pp_redemption_cause: 'JUBILACION', pp_redemption_collection_method: 'TOTAL' },
};
const risky = { ...buy, uuid_account: account('noconveniente/1') };
const phrase = 'Este producto es complejo y se considera no conveniente para mí.';

describe('a body that did not come from the form', () => {
  test.each<[string, string, object, string[]]>([
    [
      'more than is held',
      'ana',
      { ...sell, gross_amount: '9000000.00' },
      ['max_value_currency_dynamic'],
    ],
    [
      'more participations than are held',
      'ana',
      { ...sell, amount_shares_indicator: 'P', shares: '900000.000001' },
      ['max_value_participations_dynamic'],
    ],
    [
      'out of a fund whose everything is on its way out',
      'ana',
      { ...sell, uuid_account: account('ana/3'), key_product: '10395', gross_amount: '10.00' },
      ['total_redemption_pending'],
    ],
    [
      'a transfer out of it',
      'ana',
      {
        ...{ ...move, uuid_account: account('ana/3'), key_product: '10395' },
        ...{ key_product_target: '10396', gross_amount: '100.00' },
      },
      ['total_redemption_pending'],
    ],
    [
      'what is not held',
      'ana',
      { ...sell, key_product: '10397', gross_amount: '10.00' },
      ['operation.nothing_held'],
    ],
    ['all but a little', 'ana', { ...sell, leaves: '1' }, ['operation.remaining_minimum']],
    [
      'into a plan as into a fund',
      'ana',
      { ...buy, key_product: '64680' },
      ['operation.not_offered'],
    ],
    [
      'above the limit of the year',
      'ana',
      { ...plan, gross_amount: '50.01' },
      ['contribution.over_limit'],
    ],
    [
      'again and again, above the limit of every year',
      'ana',
      {
        ...{ ...plan, ...every, operation_type: 'SOLICITUD_APORTACION_PERIODICA' },
        ...{ pay_method: 'DOMICILIACION', uuid_bank_account: uuidOf('almadraba/bank/ana/2') },
        gross_amount: '130.00',
      },
      ['periodicity'],
    ],
    [
      'again and again, without a first time',
      'ana',
      {
        ...{ ...buy, ...every, operation_type: 'SOLICITUD_SUSCRIPCION_PERIODICA' },
        ...{ uuid_account: account('ana/3'), key_product: '10394', pay_method: 'DOMICILIACION' },
        uuid_bank_account: uuidOf('almadraba/bank/ana/3'),
      },
      ['periodic.initial_subscription'],
    ],
    [
      'from a day that has passed',
      'ana',
      {
        ...{ ...buy, ...every, operation_type: 'SOLICITUD_SUSCRIPCION_PERIODICA' },
        ...{ key_product: '10393', pay_method: 'DOMICILIACION', per_start_date: '2026-11-19' },
        uuid_bank_account: uuidOf('almadraba/bank/ana/1'),
      },
      ['periodic.start'],
    ],
    [
      'to where it comes from',
      'ana',
      { ...move, key_product_target: '10393', gross_amount: '100.00' },
      ['transfer.same_product'],
    ],
    [
      'to a plan',
      'ana',
      { ...move, key_product_target: '64680', gross_amount: '100.00' },
      ['transfer.other_kind'],
    ],
    [
      'to nowhere',
      'ana',
      { ...move, key_product_target: 'X', gross_amount: '100.00' },
      ['transfer.unknown_target'],
    ],
    [
      'from a fund of our own',
      'ana',
      { ...enter, xt_isin_code: 'ES0103930006', xt_acount_origin: '1' },
      ['isin_not_own_fund'],
    ],
    [
      'from a plan without its codes',
      'ana',
      { ...enter, uuid_account: account('ana/2'), key_product: '64680' },
      ['required', 'required', 'required', 'required'],
    ],
    [
      'from a plan of our own',
      'ana',
      {
        ...{ ...enter, uuid_account: account('ana/2'), key_product: '64680', pp_plan_type: 'PP' },
        ...{ pp_xt_dgs_code: 'N9001', pp_xt_egs_code: 'G9999', pp_rights_type: 'C' },
      },
      ['dgs_not_own_plan', 'dgs_not_own_plan'],
    ],
    [
      'an income without its rhythm or end',
      'ana',
      {
        ...{ ...benefit, pp_redemption_collection_method: 'FINANCIERA' },
        ...{ amount_shares_indicator: 'B', gross_amount: '100.00' },
      },
      ['required', 'required'],
    ],
    [
      'for their own death',
      'ana',
      {
        ...{ ...benefit, pp_redemption_cause: 'FALLECIMIENTO', amount_shares_indicator: 'B' },
        ...{ gross_amount: '100.00', pp_redemption_cause_date: '2026-10-01' },
      },
      ['benefit.not_beneficiary'],
    ],
    [
      'for what happened before they were born',
      'ana',
      {
        ...{ ...benefit, amount_shares_indicator: 'B', gross_amount: '100.00' },
        pp_redemption_cause_date: '1900-01-01',
      },
      ['benefit.cause_date'],
    ],
    [
      'for what has not happened yet',
      'ana',
      {
        ...{ ...benefit, amount_shares_indicator: 'B', gross_amount: '100.00' },
        pp_redemption_cause_date: '2026-11-21',
      },
      ['benefit.cause_date'],
    ],
    [
      'of ten years, for more than is as old',
      'ana',
      {
        ...{ ...benefit, pp_redemption_cause: 'ANTIGUEDAD_10_ANIOS', amount_shares_indicator: 'B' },
        gross_amount: '40000.00',
      },
      ['benefit.ten_years'],
    ],
    [
      'more than its compartment has',
      'ana',
      {
        ...{ ...benefit, pp_compartment: '1', amount_shares_indicator: 'B' },
        gross_amount: '40000.00',
      },
      ['max_value_currency_dynamic'],
    ],
    [
      'of a non-resident whose certificate is too old',
      'amelie',
      { ...sell, uuid_account: account('amelie/1'), key_product: '10395', gross_amount: '100.00' },
      ['residence_certificate.expired'],
    ],
    [
      'what is not convenient, unsaid',
      'noconveniente',
      { ...risky, key_product: '10396' },
      ['truthyCheckbox'],
    ],
    [
      'a complex product, unsaid',
      'noconveniente',
      { ...risky, key_product: '10397', gross_amount: '100000.00' },
      ['exact_phrase'],
    ],
    [
      'a complex product, said otherwise',
      'noconveniente',
      {
        ...{ ...risky, key_product: '10397', gross_amount: '100000.00' },
        ...{ convenience_phrase: phrase.toLowerCase(), has_accepted_not_convenient: true },
      },
      ['exact_phrase'],
    ],
    [
      'of somebody blocked',
      'bloqueado',
      { ...buy, uuid_account: account('bloqueado/1') },
      ['operate_intervener_status'],
    ],
    [
      'of a tutor whose ward is of age',
      'extutor',
      { ...buy, uuid_account: account('hugo/1') },
      ['tutor_blocked'],
    ],
  ])('is refused by the name of its fault: %s', async (_, login, payload, expected) => {
    const before = await countOf();
    const body = { ...payload } as Record<string, unknown>;
    if ('leaves' in body) {
      delete body.leaves;
      body.gross_amount = await allBut(login, 20);
    }
    const answer = await give(login, body);
    expect([403, 422], answer.body).toContain(answer.statusCode);
    expect(codes(answer)).toEqual(expect.arrayContaining(expected));
    expect(await countOf()).toBe(before);
  });

  test.each(['operation_status', 'uuid_intervener', 'signed_at', 'nav', 'tenant_id'])(
    'may not name %s at all',
    async (field) => {
      const answer = await give('ana', { ...buy, [field]: 'FINALIZED' });
      expect([400, 422]).toContain(answer.statusCode);
    },
  );

  test('with anything that its type does not know is refused by its name, and else keeps what it says', async () => {
    const extra = {
      ...{ is_total_redemption: true, is_total_transfer: true, is_periodic: true },
      ...{ per_period: 'MENSUAL', pp_redemption_mixed_amount: '1.00', shares: '5' },
    };
    const refused = await give('ana', { ...buy, ...extra });
    const { errors } = refused.json().result as { errors: { code: string; path: string }[] };
    expect(errors.map(({ code, path }) => `${path} ${code}`).sort()).toEqual(
      Object.keys(extra)
        .map((name) => `/body/${name} ${name === 'is_periodic' ? 'const' : 'unknown_field'}`)
        .sort(),
    );
    const said = { is_total_redemption: false, is_periodic: false, amount_shares_indicator: 'B' };
    const answer = await give('ana', { ...buy, ...said });
    expect(answer.statusCode, answer.body).toBe(201);
    const { uuid } = answer.json().data.operation;
    const row = await inTenant((db) =>
      db.selectFrom('operations').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow(),
    );
    expect(row).toMatchObject({ amount_shares_indicator: 'B', is_total: false, shares: null });
    const uuid_transcript: unknown = expect.any(String);
    expect(row.details).toEqual({ ...read, pay_method: 'TRANSFERENCIA', uuid_transcript });
  });

  test('with the phrase to the letter is taken', async () => {
    const answer = await give('noconveniente', {
      ...{ ...risky, key_product: '10397', gross_amount: '100000.00' },
      convenience_phrase: phrase,
    });
    expect(answer.statusCode, answer.body).toBe(201);
  });
});

const statusOf = (uuid: string) =>
  inTenant(async (db) => {
    const query = db.selectFrom('operations').select('operation_status').where('uuid', '=', uuid);
    return (await query.executeTakeFirstOrThrow()).operation_status;
  });

/** Euro of a fund of ana's less so many. */
async function allBut(login: string, euro: number): Promise<string> {
  const payload = { uuid_account: sell.uuid_account };
  const token = await tokenOf(login);
  const answer = await server.ask('POST', '/api/operations/position-statuses', { token, payload });
  const [held] = answer
    .json()
    .data.position_statuses.filter(
      ({ key_product }: { key_product: string }) => key_product === sell.key_product,
    );
  return (Number(held.available_amount) - euro).toFixed(2);
}

describe('an illegal change of status', () => {
  const statuses = Object.keys(operationStatuses);
  const mayStaff = (from: string, to: string) =>
    transitions.some(
      (each) =>
        (each.from as readonly string[]).includes(from) &&
        each.to === to &&
        each.by.includes('STAFF'),
    );

  // The whole table is the domain's; of these money or the registry would hear.
  test.each(['SIGNED', 'VALIDATED', 'RD_SENT', 'SNCE_3', 'FINALIZED'])(
    'to %s is refused by its name, from every status',
    async (to) => {
      const token = await server.token('staff.ops', { scope: 'staff' });
      const uuid = operation('ana/1/ana-partial');
      const was = await statusOf(uuid);
      const set = (operation_status: string) =>
        inTenant((db) =>
          db.updateTable('operations').set({ operation_status }).where('uuid', '=', uuid).execute(),
        );
      for (const from of statuses.filter((each) => !mayStaff(each, to))) {
        await set(from);
        const path = `/api/operations/${uuid}/status-change`;
        const answer = await server.ask('POST', path, {
          ...{ token, proof: await grantProof(server, token) },
          payload: { operation_status: to },
        });
        expect([answer.statusCode, from, to]).toEqual([409, from, to]);
        expect(codes(answer)[0]).toMatch(/^operation\.(final|transition|actor)$/);
        expect(await statusOf(uuid)).toBe(from);
      }
      await set(was);
    },
  );

  test.each(['VALIDATED', 'RD_SENT', 'FINALIZED', 'SIGNED', 'CANCELLED'])(
    'to %s is none of the investor’s',
    async (to) => {
      const uuid = operation('ana/1/ana-global');
      const payload = { operation_status: to };
      const token = await tokenOf('ana');
      const asked = await server.ask('PATCH', `/api/operations/${uuid}`, { token, payload });
      expect([400, 422]).toContain(asked.statusCode);
      const path = `/api/operations/${uuid}/status-change`;
      expect((await server.ask('POST', path, { token, payload })).statusCode).toBe(403);
    },
  );
});

test('a periodic order that goes on may be changed without beginning anew', async () => {
  const path = `/api/operations/${operation('ana/1/ana-renta')}`;
  const token = await tokenOf('ana');
  const change = (payload: object) => server.ask('PATCH', path, { token, payload });
  expect(codes(await change({ per_start_date: '2026-01-31' }))).toEqual(['periodic.start']);
  expect(codes(await change({ is_periodic: true, gross_amount: '1.00' }))).toEqual(['min_value']);
  const changed = await change({ is_periodic: true, gross_amount: '120.00' });
  expect(changed.statusCode, changed.body).toBe(200);
  expect(changed.json().data.operation).toMatchObject({
    gross_amount: '120.00',
    operation_status: 'REGISTERED_ONLINE',
    uuid_replaced_operation: operation('ana/1/ana-renta'),
  });
});

test('an order without its papers, or with papers that nobody has looked at, is not validated', async () => {
  const uuid = (await give('ana', buy)).json().data.operation.uuid;
  const token = await server.token('staff.ops', { scope: 'staff' });
  const proof = await grantProof(server, token);
  const validate = () =>
    server.ask('POST', `/api/operations/${uuid}/status-change`, {
      ...{ token, proof },
      payload: { operation_status: 'VALIDATED' },
    });
  await inTenant((db) =>
    db
      .updateTable('operations')
      .set({ operation_status: 'SIGNED' })
      .where('uuid', '=', uuid)
      .execute(),
  );
  const guards = ['operation.guard.documents_validated', 'operation.guard.funds_reconciled'];
  expect(codes(await validate())).toEqual(guards);
  await inTenant((db) => db.deleteFrom('documents').where('uuid_owner', '=', uuid).execute());
  expect(codes(await validate())).toEqual(guards);
});
