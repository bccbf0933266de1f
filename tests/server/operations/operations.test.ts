import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '../../../src/contract/schema.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { searchable } from '../../../src/server/kernel/searchable.ts';
import { referenceOf } from '../../../src/domain/operations/referenceOf.ts';
import { idOf, startDemo, type Caller, type Demo } from '../business/demo.ts';
import { readCsv } from './readCsv.ts';

type Operation = Schema<'Operation'>;

let demo: Demo;
let ana: Caller;
let grande: Caller;
let staff: Caller;
let all: Operation[];
beforeAll(async () => {
  demo = await startDemo();
  [ana, grande, staff] = [
    await demo.as('ana'),
    await demo.as('grande'),
    await demo.as('staff.ops'),
  ];
  all = (await ana.all<Operation>('/operations?$limit=null')).rows;
});
afterAll(() => demo.close());

const account = (key: string) => idOf(`account/${key}`);
const base64 = (value: unknown) =>
  encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'));
const uuids = (rows: { uuid: string }[]) => rows.map(({ uuid }) => uuid);
const post = (login: string, path: string, payload: object) =>
  demo.token(login).then((token) => demo.ask('POST', `/api${path}`, { token, payload }));
const MISSING = '00000000-0000-4000-8000-000000000000';

describe('a list of operations', () => {
  test('gives every operation once over its pages, newest first, 25 to a page', async () => {
    const first = await grande.read<'listOperations'>('/operations');
    expect(first.operations).toHaveLength(25);
    expect(first.total).toBeGreaterThan(3_000);
    expect(first.next).toMatch(/^\/api\/operations\?/);
    const { rows, pages } = await grande.all<Operation>('/operations?$limit=700');
    expect([pages, new Set(uuids(rows)).size]).toEqual([5, first.total]);
    expect(uuids(rows).slice(0, 25)).toEqual(uuids(first.operations));
    const dates = rows.map(({ request_date }) => request_date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test("takes 'null' for no limit, and an offset beyond its end for an empty page", async () => {
    const open = await grande.read<'listOperations'>('/operations?$limit=null&$offset=null');
    expect([open.operations.length, open.next]).toEqual([open.total, null]);
    const beyond = await ana.read<'listOperations'>('/operations?$offset=99999999999999999');
    expect([beyond.operations, beyond.next, beyond.total]).toEqual([[], null, all.length]);
  });

  test('says of each order under way when it is expected to be settled, promised or not', async () => {
    const path = `/interveners/${idOf('intervener/ana')}/operations?under_way=true&$limit=null`;
    const { rows } = await ana.all<Operation>(path);
    const open = rows.map(({ operation_type, operation_status, expected_settlement_date }) => ({
      ...{ operation_type, operation_status },
      isDated: expected_settlement_date !== null && expected_settlement_date! >= '2026-11-20',
    }));
    expect(open.length).toBeGreaterThan(2);
    expect(open.filter(({ isDated }) => !isDated)).toEqual([]);
  });

  test('of standing orders alone says of each when it comes next, and how much for', async () => {
    const path = `/interveners/${idOf('intervener/ana')}/operations?standing=true&$limit=null`;
    const { rows } = await ana.all<Operation>(path);
    const over = ['CANCELLED', 'FINALIZED', 'PERIODIC_SUSPENDED'];
    const going = all.filter(
      (each) =>
        each.operation_status === 'PERIODIC_ACTIVE' ||
        (each.per_period && !each.uuid_replaced_operation && !over.includes(each.operation_status)),
    );
    expect(uuids(rows).sort()).toEqual(uuids(going).sort());
    expect(rows.length).toBeGreaterThan(0);
    for (const { per_next_date, per_next_amount, per_next_shares } of rows) {
      expect(per_next_date! > '2026-11-20').toBe(true);
      expect((per_next_amount ?? per_next_shares) !== null).toBe(true);
    }
  });

  test('of an intervener is theirs, and of one type where one is asked for', async () => {
    const path = `/interveners/${idOf('intervener/ana')}/operations`;
    const whole = await ana.all<Operation>(`${path}?$type=&$limit=40`);
    expect(uuids(whole.rows)).toEqual(uuids(all));
    const typed = await ana.all<Operation>(`${path}?$type=SUSCRIPCION`);
    expect(uuids(typed.rows)).toEqual(
      uuids(all.filter((each) => each.operation_type === 'SUSCRIPCION')),
    );
    const forStaff = await staff.all<Operation>(`${path}?$limit=null`);
    expect(uuids(forStaff.rows)).toEqual(uuids(all));
  });

  test('of an account carries its related operations, all of them without a limit', async () => {
    const path = `/accounts/${account('ana/1')}/operations`;
    const expected = all.filter((each) => each.uuid_account === account('ana/1'));
    for (const query of ['', '?$limit=null']) {
      const { related_operations, total } = await ana.read<'listAccountOperations'>(path + query);
      expect(uuids(related_operations)).toEqual(uuids(expected));
      expect(total).toBe(expected.length);
      for (const each of related_operations)
        expect([typeof each.has_docs_signed, typeof each.operation_status]).toEqual([
          'boolean',
          'string',
        ]);
    }
  });
});

describe('a filter of operations', () => {
  test.each<[object, (each: Operation) => boolean]>([
    [{ uuid_account: idOf('account/ana/2') }, (each) => each.uuid_account === account('ana/2')],
    [{ operation_type: 'REEMBOLSO' }, (each) => each.operation_type === 'REEMBOLSO'],
    [
      { operation_status: ['SIGNED', 'RD_SENT'] },
      (each) => ['SIGNED', 'RD_SENT'].includes(each.operation_status),
    ],
    [{ key_product: '10394' }, (each) => each.key_product === '10394'],
    [{ kind: 'PP' }, (each) => each.kind === 'PP'],
    [{ is_request: true }, (each) => each.is_request],
    [
      { request_date_from: '2023-01-01', request_date_to: '2023-12-31', kind: 'FI' },
      (each) => each.request_date.startsWith('2023') && each.kind === 'FI',
    ],
    [{ uuid_account: idOf('account/grande/1') }, () => false],
    [{ uuid_account: MISSING }, () => false],
    [{}, () => true],
  ])('by %o leaves those that fit', async (filter, fits) => {
    const { rows, total } = await ana.all<Operation>(`/operations?$filter=${base64(filter)}`);
    expect(uuids(rows)).toEqual(uuids(all.filter(fits)));
    expect(total).toBe(rows.length);
  });

  test.each([
    [{ uuid_account: 'x' }],
    [{ operation_type: 'COMPRA' }],
    [{ operation_status: [] }],
    [{ operation_status: { $ne: 'SIGNED' } }],
    [{ kind: 'XX' }],
    [{ request_date_from: '2026-02-31' }],
    [{ ordered_by: MISSING }],
    [{ constructor: 'x' }],
    [{ key_product: Array.from({ length: 40 }, String) }],
  ])('by %o is refused, and told where', async (filter) => {
    const answer = await ana.get(`/operations?$filter=${base64(filter)}`);
    expect(answer.statusCode).toBe(400);
    const field = Object.keys(filter)[0];
    expect(answer.json().result.errors).toEqual([
      expect.objectContaining({ code: 'filter_field', path: '/query/$filter', params: { field } }),
    ]);
  });
});

describe('an order of operations', () => {
  const keys: Record<string, (each: Operation) => string | number> = {
    request_date: (each) => each.request_date,
    operation_type: (each) => each.operation_type,
    gross_amount: (each) => Number(each.gross_amount ?? -1),
    amount: (each) => Number(each.amount ?? -1),
    value_date: (each) => each.value_date ?? 'z',
  };
  test.each(Object.keys(keys))('by %s goes both ways and misses nothing', async (field) => {
    const up = await ana.all<Operation>(`/operations?$orderby=${field}&$limit=30`);
    const down = await ana.all<Operation>(`/operations?$orderby=${field} desc&$limit=70`);
    const same = await ana.all<Operation>(`/operations?$orderby=-${field}&$limit=null`);
    expect(uuids(down.rows)).toEqual(uuids(up.rows).reverse());
    expect(uuids(same.rows)).toEqual(uuids(down.rows));
    const values = up.rows.map(keys[field]!);
    expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    expect(up.rows).toHaveLength(all.length);
  });

  test.each(['ordered_by', 'details', '-gross_amount desc', 'constructor'])(
    'by %s is refused',
    async (order) => {
      const answer = await ana.get(`/operations?$orderby=${encodeURIComponent(order)}`);
      expect([answer.statusCode, answer.json().result.errors[0].path]).toEqual([
        400,
        '/query/$orderby',
      ]);
    },
  );
});

describe('a search of operations', () => {
  const has = (wanted: string) => (each: Operation) =>
    [each.name_product, each.isin, each.account_alias, each.account_number].some((text) =>
      searchable(text ?? '').includes(wanted),
    );
  test.each([
    ['ibérica', has('iberica')],
    ['  IBERICA ', has('iberica')],
    ['es01039', has('es01039')],
    ['hermanos', has('hermanos')],
    ['anulada', (each: Operation) => each.operation_status === 'CANCELLED'],
    ['%', () => false],
    ['_', () => false],
    ["' or 1=1 --", () => false],
  ])('for "%s" finds what carries it, ten to a page', async (text, fits) => {
    const path = `/operations?$search=${encodeURIComponent(text)}`;
    const { operations, total } = await ana.read<'listOperations'>(path);
    const expected = uuids(all.filter(fits));
    expect(uuids(operations)).toEqual(expected.slice(0, 10));
    expect(total).toBe(expected.length);
  });

  test.each([
    ['uuid', (uuid: string) => uuid],
    ['reference, as papers and screens write it', referenceOf],
  ])('finds one by its %s', async (_, written) => {
    const { uuid } = all[3]!;
    const found = await ana.read<'listOperations'>(`/operations?$search=${written(uuid)}`);
    expect(uuids(found.operations)).toEqual([uuid]);
  });
});

describe('an operation', () => {
  test('carries every field, amounts as decimals, and who ordered it', async () => {
    const uuid = all.find(
      ({ operation_type, operation_status }) =>
        operation_type === 'REEMBOLSO' && operation_status === 'FINALIZED',
    )!.uuid;
    const { operation } = await ana.read<'getOperation'>(`/operations/${uuid}`);
    const listed = all.find((each) => each.uuid === uuid)!;
    expect(operation).toMatchObject(listed);
    expect(operation).toMatchObject({
      key_operation_type: 'REEMBOLSO',
      pp_compartment: null,
      xt_acount_origin: null,
      per_period: null,
      actions: [],
      allowed_statuses: [],
    });
    expect(operation.gross_amount).toMatch(/^\d+\.\d{2}$/);
    expect(operation.cash).toBe(operation.net_amount);
    expect(operation.participations).toBe(operation.shares);
    expect(operation.name_intervener).toBe('Ana Robles Medina');
  });

  test('tells what may be done with it now, to each as their role and its status allow', async () => {
    const own = all.find((each) => each.operation_status === 'SIGNED')!;
    const standing = all.find((each) => each.operation_status === 'PERIODIC_ACTIVE')!;
    const seen = async (caller: Caller, uuid: string) => {
      const { operation } = await caller.read<'getOperation'>(`/operations/${uuid}`);
      return [operation.actions, operation.allowed_statuses];
    };
    expect(await seen(ana, own.uuid)).toEqual([['cancel'], ['CANCELLED']]);
    expect(await seen(await demo.as('consulta'), own.uuid)).toEqual([[], []]);
    expect(await seen(ana, standing.uuid)).toEqual([
      ['edit', 'cancel', 'suspend'],
      ['PERIODIC_SUSPENDED', 'CANCELLED'],
    ]);
    expect((await seen(staff, own.uuid))[1]).toEqual([
      'REGISTERED_ONLINE',
      'VALIDATED',
      'CANCELLED',
    ]);
    expect(await seen(await demo.as('staff.read'), own.uuid)).toEqual([[], []]);
  });

  test('tells the same in a list, but for those that are over', async () => {
    for (const login of ['ana', 'luis', 'consulta', 'aportante', 'usuf', 'nudo', 'staff.ops']) {
      const caller = await demo.as(login);
      const path =
        login === 'staff.ops' ? `/accounts/${account('ana/1')}/operations` : '/operations';
      const { rows } = await caller.all<Operation>(`${path}?$limit=null`);
      const over = rows.filter(({ actions }) => actions === undefined);
      expect(over.every((each) => /^(FINALIZED|CANCELLED)$/.test(each.operation_status))).toBe(
        true,
      );
      for (const { uuid, actions } of rows.filter((each) => each.actions)) {
        const { operation } = await caller.read<'getOperation'>(`/operations/${uuid}`);
        expect([login, uuid, actions]).toEqual([login, uuid, operation.actions]);
      }
    }
    expect(new Set(all.flatMap(({ actions = [] }) => actions)).size).toBeGreaterThan(2);
  });

  test('that goes on says when it is carried out next', async () => {
    const standing = all.filter((each) => each.operation_status === 'PERIODIC_ACTIVE');
    expect(standing.length).toBeGreaterThan(0);
    for (const { per_next_date } of standing) expect(per_next_date! > '2026-11-20').toBe(true);
  });

  test('of a request leads to what came of it, and that back to the request', async () => {
    const requests = all.filter((each) => each.is_request || each.per_period);
    const children = await Promise.all(
      requests.map(({ uuid }) => ana.all<Operation>(`/operations/${uuid}/operations?$limit=10`)),
    );
    const found = children.flatMap(({ rows }) => rows);
    const expected = all.filter((each) => each.uuid_request !== null);
    expect(found.length).toBeGreaterThan(20);
    expect(new Set(uuids(found))).toEqual(new Set(uuids(expected)));
    requests.forEach(({ uuid }, index) => {
      for (const child of children[index]!.rows) expect(child.uuid_request).toBe(uuid);
    });
  });

  test('has a history in which every change begins where the last one ended', async () => {
    for (const { uuid, operation_status } of all.slice(0, 30)) {
      const { historical } = await ana.read<'listOperationHistorical'>(
        `/operations/${uuid}/historical`,
      );
      expect(historical[0]?.previous_status).toBeNull();
      expect(historical.at(-1)?.operation_status).toBe(operation_status);
      historical.slice(1).forEach((change, index) => {
        expect(change.previous_status).toBe(historical[index]!.operation_status);
        expect(change.changed_at >= historical[index]!.changed_at).toBe(true);
      });
    }
  });

  test('names who takes part, the ordering party first, e-mails to their owners alone', async () => {
    const shared = all.find(
      (each) =>
        each.uuid_account === account('luis/1') && each.uuid_intervener === idOf('intervener/luis'),
    )!;
    const { interveners } = await ana.read<'listOperationInterveners'>(
      `/operations/${shared.uuid}/interveners`,
    );
    expect(interveners.map(({ name, email }) => [name, email])).toEqual([
      ['Luis', null],
      ['Ana', 'ana@example.test'],
    ]);
    const first = await ana.read<'listOperationInterveners'>(
      `/operations/${shared.uuid}/interveners?$limit=1`,
    );
    expect([first.interveners.length, first.total]).toEqual([1, 2]);
    expect(first.next).toContain('/interveners?');
  });

  test('shows its issues to whoever wrote them and to staff, not to the others', async () => {
    const uuid = all.find((each) => each.uuid_account === account('luis/1'))!.uuid;
    const { tenant } = demo.at();
    await withTenant(demo.owner, tenant.id, (db) =>
      db
        .updateTable('issues')
        .set({ uuid_operation: uuid })
        .where('tenant_id', '=', tenant.id)
        .where('uuid', '=', idOf('issue/luis/2/luis-issue'))
        .execute(),
    );
    const group = (await ana.read<'listGroups'>('/groups')).groups[0]!;
    const write = (about: string) =>
      post('ana', '/issues', {
        isFromPA: true,
        blocking: false,
        is_intervener: true,
        description: '¿Cuándo se liquida?',
        expires_on: '2026-11-27 12:00:00',
        status: 'OPEN',
        subject: 'Solicitud info: Ana Robles',
        _links: {
          interveners: [`accounts/${idOf('intervener/ana')}`],
          group_assigned: [group._links._self.href],
          category: '/api/categories/INTERVENER_CARE',
          operations: [`/api/operations/${about}`],
        },
      });
    const [foreign] = (await grande.read<'listOperations'>('/operations?$limit=1')).operations;
    for (const about of [foreign!.uuid, MISSING]) {
      const refused = await write(about);
      expect([refused.statusCode, refused.json().result.errors[0].path]).toEqual([
        422,
        '/body/_links/operations/0',
      ]);
    }
    const own = (await write(uuid)).json().data.issue;
    expect(own).toMatchObject({ uuid_operation: uuid });
    const path = `/operations/${uuid}/issues`;
    const luis = await demo.as('luis');
    const { issues, total } = await luis.read<'listOperationIssues'>(path);
    expect([issues, total]).toMatchObject([[{ status: 'OPEN', uuid_operation: uuid }], 1]);
    expect((await staff.read<'listOperationIssues'>(path)).issues).toEqual(
      expect.arrayContaining([...issues, { ...own, answers: [] }]),
    );
    expect((await ana.read<'listOperationIssues'>(path)).issues).toEqual([{ ...own, answers: [] }]);
  });
});

describe('operation types', () => {
  test('have names, kinds and what the tenant offers', async () => {
    const { operation_types, total } = await ana.read<'listOperationTypes'>('/operation-type');
    expect(total).toBe(23);
    expect(operation_types[0]).toEqual({
      key_operation_type: 'SUSCRIPCION',
      name: 'Suscripción',
      kind: 'F',
      kinds: ['F'],
      is_periodic: false,
      is_request: false,
      is_offered: true,
      orderers: expect.arrayContaining([{ role: 'TITULAR', condition: null }]),
    });
    const encinar = await demo.as('ana', 'encinar');
    const offered = (await encinar.read<'listOperationTypes'>('/operation-type')).operation_types
      .filter((type) => type.is_offered)
      .map((type) => type.key_operation_type);
    expect(offered).not.toContain('APORTACION');
    expect(offered).not.toContain('SOLICITUD_SUSCRIPCION_PERIODICA');
  });

  test('are searched and ordered', async () => {
    const path = '/operation-type?$search=SUSCRIPCION&$orderby=name desc';
    const { operation_types } = await ana.read<'listOperationTypes'>(path);
    expect(operation_types.map(({ name }) => name)).toEqual([
      'Suscripción periódica',
      'Suscripción',
    ]);
    expect((await ana.get('/operation-type?$orderby=kinds')).statusCode).toBe(400);
  });
});

describe('position statuses', () => {
  type Status = Schema<'PositionStatus'>;
  const statuses = async (login: string, payload: object): Promise<Status[]> =>
    (await post(login, '/operations/position-statuses', payload)).json().data.position_statuses;

  test('add up to the positions, and name what holds them back', async () => {
    for (const key of ['ana/1', 'ana/3']) {
      const found = await statuses('ana', { uuid_account: account(key) });
      const { positions } = await ana.read<'listAccountPositions'>(
        `/accounts/${account(key)}/positions`,
      );
      const held = found.filter(({ shares }) => shares !== '0.000000');
      expect(new Map(held.map((each) => [each.key_product, each.shares]))).toEqual(
        new Map(positions.map((each) => [each.key_product, each.shares])),
      );
      for (const each of found) {
        const sum = Number(each.reserved_shares) + Number(each.available_shares);
        expect(sum).toBeCloseTo(Number(each.shares), 5);
        expect(Number(each.blocked_shares) <= Number(each.reserved_shares)).toBe(true);
      }
    }
  });

  test('show the lock of a total redemption, and blocked participations', async () => {
    const found = await statuses('ana', {});
    expect(new Set(found.map((each) => each.uuid_account)).size).toBeGreaterThan(2);
    const locked = found.filter((each) => each.has_pending_total_redemption);
    expect(locked).toMatchObject([{ key_product: '10395', available_shares: '0.000000' }]);
    expect(locked[0]!.pending_operations).toContainEqual(
      expect.objectContaining({ uuid: locked[0]!.uuid_locking_operation }),
    );
    expect(found.some((each) => Number(each.blocked_shares) > 0)).toBe(true);
    const one = await statuses('ana', { key_product: '10395' });
    expect(one.map((each) => each.key_product)).toEqual(one.map(() => '10395'));
  });

  test('of another’s account are those of a missing one, and staff name one', async () => {
    const foreign = await post('ana', '/operations/position-statuses', {
      uuid_account: account('grande/1'),
    });
    const missing = await post('ana', '/operations/position-statuses', { uuid_account: MISSING });
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    const token = await demo.token('staff.ops', { scope: 'staff' });
    const ask = (payload: object) =>
      demo.ask('POST', '/api/operations/position-statuses', { token, payload });
    expect((await ask({})).json().result.errors[0].path).toBe('/body/uuid_account');
    expect((await ask({ uuid_account: account('ana/1') })).statusCode).toBe(200);
    expect((await ask({ uuid_account: 'x' })).statusCode).toBe(422);
  });
});

describe('the file of operations', () => {
  test('is the list in cells, the same by either way', async () => {
    const filter = base64({ kind: 'FI' });
    const got = await ana.get(`/operations/download?$orderby=gross_amount&$filter=${filter}`);
    expect(got.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="operaciones-2026-11-20.csv"; filename*=UTF-8''operaciones-2026-11-20.csv`,
      'cache-control': 'no-store',
    });
    const posted = await post('ana', '/operations/download?$format=CSV', {
      $orderby: 'gross_amount',
      $filter: decodeURIComponent(filter),
    });
    expect(posted.body).toBe(got.body);
    expect(got.body.startsWith('\uFEFF"Fecha de solicitud";')).toBe(true);
    const [titles, ...lines] = readCsv(got.body);
    const listed = await ana.all<Operation>(
      `/operations?$limit=null&$orderby=gross_amount&$filter=${filter}`,
    );
    expect(lines.map((line) => line.at(-1))).toEqual(uuids(listed.rows).map(referenceOf));
    const gross = titles!.indexOf('Importe bruto');
    expect(lines.map((line) => line[gross])).toEqual(
      listed.rows.map((each) => each.gross_amount?.replace('.', ',') ?? ''),
    );
  });

  test('of many operations comes in batches, none twice and none left out', async () => {
    for (const order of ['request_date', '-operation_type', 'shares']) {
      const answer = await grande.get(`/operations/download?$orderby=${order}`);
      const references = readCsv(answer.body)
        .slice(1)
        .map((line) => line.at(-1)!);
      const { rows } = await grande.all<Operation>(`/operations?$limit=null&$orderby=${order}`);
      expect(references).toEqual(uuids(rows).map(referenceOf));
    }
  });

  test('says what is wrong with the question before it begins', async () => {
    const wrong = await post('ana', '/operations/download', { $orderby: 'x' });
    expect([wrong.statusCode, wrong.json().result.errors[0].path]).toEqual([400, '/body/$orderby']);
    expect((await ana.get('/operations/download?$format=XLS')).statusCode).toBe(400);
    expect((await post('ana', '/operations/download', { $top: 1 })).statusCode).toBe(422);
    expect(
      (await ana.get('/operations/download?$search=nada-de-nada')).body.split('\r\n'),
    ).toHaveLength(2);
  });
});

describe('staff in the view of a client', () => {
  const name = `uuid_intervener=${idOf('intervener/ana')}`;

  test('see the client’s operations, searches and file, and nobody else’s', async () => {
    const seen = await staff.all<Operation>(`/operations?${name}&$limit=null`);
    expect(uuids(seen.rows)).toEqual(uuids(all));
    const search = `$search=${encodeURIComponent('ibérica')}`;
    // What may be done with an operation is each asker's own.
    const found = async (caller: Caller, query: string) =>
      (await caller.read<'listOperations'>(`/operations?${query}`)).operations.map((each) => ({
        ...each,
        actions: undefined,
      }));
    expect(await found(staff, `${name}&${search}`)).toEqual(await found(ana, search));
    const own = await ana.get('/operations/download');
    expect((await staff.get(`/operations/download?${name}`)).body).toBe(own.body);
    const token = await demo.token('staff.ops', { scope: 'staff' });
    const posted = (payload: object) =>
      demo.ask('POST', '/api/operations/download', { token, payload });
    expect((await posted({ uuid_intervener: idOf('intervener/ana') })).body).toBe(own.body);
    expect((await posted({})).json().result.errors[0].path).toBe('/body/uuid_intervener');
    const [foreign] = (await grande.read<'listOperations'>('/operations?$limit=1')).operations;
    const filter = base64({ uuid_account: foreign!.uuid_account });
    for (const query of [`$search=${foreign!.uuid}`, `$filter=${filter}`])
      expect((await staff.all(`/operations?${name}&${query}`)).total).toBe(0);
  });

  test.each(['/operations', '/operations/download', '/notifications', '/tax-reports'])(
    'have to name the client for %s, one of the tenant; an investor names nobody else',
    async (path) => {
      const unnamed = await staff.get(path);
      expect([unnamed.statusCode, unnamed.json().result.errors[0].path]).toEqual([
        400,
        '/query/uuid_intervener',
      ]);
      const told = (text: string) => text.replace(/"next":"[^"]*"/, '').match(/[0-9a-f-]{36}"/g);
      const { body: whole } = await ana.get(path);
      const own = told(whole);
      for (const caller of [staff, ana]) {
        const { body } = await caller.get(`${path}?${name}`);
        expect(told(body)).toEqual(own);
      }
      const missing = (await staff.get(`/operations/${MISSING}`)).body;
      for (const [caller, uuid] of [
        [staff, MISSING],
        [staff, idOf('intervener/ana', 'encinar')],
        [ana, idOf('intervener/luis')],
      ] as const) {
        const answer = await caller.get(`${path}?uuid_intervener=${uuid}`);
        expect([answer.statusCode, answer.body]).toEqual([404, missing]);
      }
    },
  );
});

describe('whose operations', () => {
  const parts = ['', '/operations', '/historical', '/interveners', '/issues'];

  test('somebody else’s are as missing as those that there are not, byte for byte', async () => {
    const missing = (await ana.get(`/operations/${MISSING}`)).body;
    const [foreign] = (await grande.read<'listOperations'>('/operations?$limit=1')).operations;
    const other = await demo.as('ana', 'encinar');
    const [elsewhere] = (await other.read<'listOperations'>('/operations?$limit=1')).operations;
    for (const caller of [ana, staff])
      for (const { uuid } of caller === ana ? [foreign!, elsewhere!] : [elsewhere!])
        for (const part of parts) {
          const answer = await caller.get(`/operations/${uuid}${part}`);
          expect([answer.statusCode, answer.body]).toEqual([404, missing]);
        }
    for (const path of [`/accounts/${account('grande/1')}/operations`, '/operations/x'])
      expect((await ana.get(path)).body).toBe(missing);
  });

  test('a contributor sees what they ordered themselves and nothing else of the account', async () => {
    const contributor = await demo.as('aportante');
    const self = idOf('intervener/aportante');
    const { rows } = await contributor.all<Operation>('/operations');
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((each) => each.uuid_intervener))).toEqual(new Set([self]));
    const others = all.find(
      (each) => each.uuid_account === account('ana/2') && each.uuid_intervener !== self,
    )!;
    const missing = (await contributor.get(`/operations/${MISSING}`)).body;
    for (const part of parts)
      expect((await contributor.get(`/operations/${others.uuid}${part}`)).body).toBe(missing);
    const ofAccount = await contributor.read<'listAccountOperations'>(
      `/accounts/${account('ana/2')}/operations`,
    );
    expect(uuids(ofAccount.related_operations)).toEqual(
      uuids(rows.filter((each) => each.uuid_account === account('ana/2'))),
    );
    expect(ofAccount.total).toBeGreaterThan(0);
    const file = readCsv((await contributor.get('/operations/download')).body).slice(1);
    expect(file.map((line) => line.at(-1))).toEqual(uuids(rows).map(referenceOf));
    const { interveners } = await contributor.read<'listOperationInterveners'>(
      `/operations/${rows[0]!.uuid}/interveners`,
    );
    expect(uuids(interveners)).toEqual([self]);
  });

  test('one account is searched and saved by itself', async () => {
    const own = `/accounts/${account('ana/1')}/operations`;
    const whole = await ana.all<Operation>(own);
    const found = await ana.all<Operation>(`${own}?$search=mixto`);
    expect(found.rows.length).toBeGreaterThan(0);
    expect(found.rows.length).toBeLessThan(whole.rows.length);
    expect(found.rows.every(({ name_product }) => /mixto/i.test(name_product!))).toBe(true);
    const file = `/operations/download?uuid_account=${account('ana/1')}`;
    expect(readCsv((await ana.get(file)).body)).toHaveLength(whole.rows.length + 1);
    const foreign = `/operations/download?uuid_account=${account('grande/1')}`;
    expect((await ana.get(foreign)).statusCode).toBe(404);
  });

  test('a tutor whose holder came of age is told why nothing of the account is seen', async () => {
    const tutor = await demo.as('extutor');
    const path = `/accounts/${account('hugo/1')}`;
    const refused = await tutor.get(`${path}/operations`);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().result.errors[0].code).toBe('tutor_blocked');
    const { rows } = await tutor.all<Operation>('/operations');
    expect(rows.some((each) => each.uuid_account === account('hugo/1'))).toBe(false);
    const closed = await staff.read<'listAccountOperations'>(`${path}/operations?$limit=1`);
    const one = await tutor.get(`/operations/${closed.related_operations[0]!.uuid}`);
    expect([one.statusCode, one.body]).toEqual([403, refused.body]);
  });
});

test('an order that was asked in net tells that amount, and that it is net', async () => {
  const made = await post('ana', '/operations', {
    ...{ uuid_account: account('ana/1'), operation_type: 'REEMBOLSO', key_product: '10393' },
    ...{ amount_shares_indicator: 'I', net_amount: '90.00', uuid_bank_account: idOf('bank/ana/1') },
  });
  expect(made.statusCode, made.body).toBe(201);
  const { uuid } = made.json().data.operation;
  const { rows } = await ana.all<Operation>('/operations?$orderby=amount&$limit=null');
  expect(rows.find((each) => each.uuid === uuid)).toMatchObject({
    ...{ amount: '90.00', amount_measure: 'I', gross_amount: null },
  });
  for (const { amount, gross_amount, net_amount } of rows)
    expect(amount).toBe(gross_amount ?? net_amount);
});
