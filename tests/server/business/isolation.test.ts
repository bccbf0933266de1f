import { sql } from 'kysely';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '../../../src/contract/schema.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { createCaller, idOf, startDemo, type Caller, type Demo } from './demo.ts';

let demo: Demo;
const callers = new Map<string, Caller>();

beforeAll(async () => {
  demo = await startDemo();
  const form = { grant_type: 'client_credentials' };
  const client = await demo.ask('POST', '/api/oauth2/token', { basic: true, form });
  callers.set('nobody', createCaller(demo));
  callers.set('the key alone', createCaller(demo, { key: true }));
  callers.set('the host', createCaller(demo, { token: client.json().access_token }));
  for (const login of logins) callers.set(login, await demo.as(login));
  callers.set('ana of Encinar', await demo.as('ana', 'encinar'));
  callers.set('staff of Encinar', await demo.as('staff.ops', 'encinar'));
});
afterAll(() => demo.close());

const logins = [
  'ana',
  'luis',
  'consulta',
  'aportante',
  'extutor',
  'vacio',
  'staff.ops',
  'staff.read',
  'studio.edit',
];
const staff = ['staff.ops', 'staff.read'];

/** Who may know of what; everybody else of the people finds nothing. */
const knownTo: Record<string, string[]> = {
  [`/interveners/${idOf('intervener/ana')}`]: ['ana', ...staff],
  [`/interveners/${idOf('intervener/luis')}`]: ['luis', ...staff],
  [`/interveners/${idOf('intervener/aportante')}`]: ['aportante', ...staff],
  [`/interveners/${idOf('intervener/hugo')}`]: staff,
  [`/interveners/${idOf('intervener/ana', 'encinar')}`]: ['ana of Encinar', 'staff of Encinar'],
  [`/accounts/${idOf('account/ana/1')}`]: ['ana', 'consulta', ...staff],
  [`/accounts/${idOf('account/ana/2')}`]: ['ana', 'aportante', ...staff],
  [`/accounts/${idOf('account/ana/3')}`]: ['ana', ...staff],
  [`/accounts/${idOf('account/luis/1')}`]: ['ana', 'luis', ...staff],
  [`/accounts/${idOf('account/hugo/1')}`]: ['extutor', ...staff],
  [`/accounts/${idOf('account/extutor/1')}`]: ['extutor', ...staff],
  [`/accounts/${idOf('account/ana/1', 'encinar')}`]: ['ana of Encinar', 'staff of Encinar'],
  '/accounts/00000000-0000-4000-8000-000000000000': [],
  '/interveners/00000000-0000-4000-8000-000000000000': [],
};
const partsOf = (object: string) =>
  object.startsWith('/accounts')
    ? ['', '/positions', '/evolution', '/distribution', '/products']
    : ['', '/accounts', '/balance', '/evolution', '/distribution'];

/** Who gets no further than the door, whatever they ask about. */
const atTheDoor: Record<string, number> = {
  nobody: 401,
  'the key alone': 401,
  'the host': 403,
  'studio.edit': 403,
};
const closed = `/accounts/${idOf('account/hugo/1')}/`;

function expected(caller: string, object: string, path: string): number {
  const door = atTheDoor[caller];
  if (door) return door;
  if (!knownTo[object]!.includes(caller)) return 404;
  return caller === 'extutor' && path.startsWith(closed) ? 403 : 200;
}

/** What somebody can tell two answers apart by. */
const seenOf = ({ statusCode, headers, body }: LightMyRequestResponse) => {
  const always = Object.entries(headers).filter(([name]) => !/^(date|x-request-id)$/.test(name));
  return { statusCode, headers: Object.fromEntries(always), body };
};

/** Asks everybody about everything, and says what was answered otherwise than it should be. */
async function surprises(): Promise<string[]> {
  const found: string[] = [];
  const missing = new Map<string, unknown>();
  for (const [caller, { get }] of callers) {
    for (const object of Object.keys(knownTo)) {
      for (const part of partsOf(object)) {
        const path = `${object}${part}`;
        const answer = await get(path);
        const wanted = expected(caller, object, path);
        if (answer.statusCode !== wanted)
          found.push(`${caller} ${path}: ${answer.statusCode} instead of ${wanted}`);
        if (wanted === 200) continue;
        if (answer.body.includes('"data"')) found.push(`${caller} ${path}: data in a refusal`);
        if (wanted !== 404) continue;
        const seen = JSON.stringify(seenOf(answer));
        const first = missing.get('one') ?? seen;
        missing.set('one', first);
        if (seen !== first) found.push(`${caller} ${path}: tells what is missing from what is not`);
      }
    }
  }
  return found;
}

describe('everybody', () => {
  test('finds what is theirs, and of everything else nothing, byte for byte', async () => {
    expect(await surprises()).toEqual([]);
  });

  test('marks their own notifications only', async () => {
    const luis = callers.get('luis')!;
    const { rows } = await luis.all<Schema<'Notification'>>('/notifications?$limit=1');
    const unread = rows.find(({ is_read }) => !is_read)!;
    const missing = await callers
      .get('ana')!
      .patch('/notifications/00000000-0000-4000-8000-000000000000');
    for (const caller of ['ana', 'ana of Encinar', 'vacio']) {
      const answer = await callers.get(caller)!.patch(`/notifications/${unread.uuid}`);
      expect(seenOf(answer)).toEqual(seenOf(missing));
    }
    for (const caller of ['nobody', 'the host', 'staff.ops', 'studio.edit']) {
      const answer = await callers.get(caller)!.patch(`/notifications/${unread.uuid}`);
      expect([401, 403]).toContain(answer.statusCode);
    }
    expect((await luis.all<Schema<'Notification'>>('/notifications')).rows).toEqual(rows);
  });

  test('but staff is refused whoever a document names, themselves too', async () => {
    for (const [caller, { get }] of callers) {
      const answer = await get('/me/admin?dni=12345678Z');
      const wanted = caller.startsWith('staff') ? 200 : (atTheDoor[caller] ?? 403);
      expect([caller, answer.statusCode]).toEqual([caller, wanted]);
    }
  });
});

test('staff of two tenants find different people under one document', async () => {
  const [here, there] = await Promise.all(
    ['staff.ops', 'staff of Encinar'].map((caller) =>
      callers.get(caller)!.read<'getAdminMe'>('/me/admin?dni=12345678Z'),
    ),
  );
  expect(here!.private_area.intervener.uuid).toBe(idOf('intervener/ana'));
  expect(there!.private_area.intervener.uuid).toBe(idOf('intervener/ana', 'encinar'));
  const elsewhere = await callers.get('staff of Encinar')!.get('/me/admin?dni=87654321X');
  expect(elsewhere.statusCode).toBe(404);
});

describe('a contributor', () => {
  const plan = `/accounts/${idOf('account/ana/2')}`;

  test('sees of the plan only what they put in', async () => {
    const aportante = callers.get('aportante')!;
    const { positions } = await aportante.read<'listAccountPositions'>(`${plan}/positions`);
    expect(positions.map(({ key_product, cost }) => [key_product, cost])).toEqual([
      ['64680', '2000.00'],
    ]);
    const { account } = await aportante.read<'getAccount'>(plan);
    expect(account).toMatchObject({ role: 'APORTANTE_CONYUGE', net_invested: '2000.00' });
    const { products } = await aportante.read<'listAccountProducts'>(`${plan}/products`);
    expect(products.map(({ key_product }) => key_product)).toEqual(['64680']);
    const { evolution } = await aportante.read<'listAccountEvolution'>(`${plan}/evolution`);
    expect(evolution[0]).toMatchObject({ date: '2024-11-25', net_invested: '1000.00' });
  });

  test('is seen by staff with the same figures, and the plan itself whole', async () => {
    const self = `/interveners/${idOf('intervener/aportante')}`;
    for (const part of ['/balance', '/accounts', '/distribution', '/evolution']) {
      const [own, theirs] = [
        await callers.get('aportante')!.get(self + part),
        await callers.get('staff.read')!.get(self + part),
      ];
      expect(theirs.body).toBe(own.body);
    }
    const holder = await callers.get('ana')!.get(`${plan}/positions`);
    expect((await callers.get('staff.read')!.get(`${plan}/positions`)).body).toBe(holder.body);
  });
});

describe('a former tutor', () => {
  const account = `/accounts/${idOf('account/hugo/1')}`;
  const self = `/interveners/${idOf('intervener/extutor')}`;

  test('knows that the account is closed to them and why, and no figure of it', async () => {
    const extutor = callers.get('extutor')!;
    const found = await extutor.read<'getAccount'>(account);
    expect(found.account.block_reason).toBe('ADULT_HOLDER');
    for (const figure of ['value', 'net_invested', 'gain', 'gain_percent', 'value_date'])
      expect(found.account).not.toHaveProperty(figure);
    const { accounts } = await extutor.read<'listIntervenerAccounts'>(`${self}/accounts`);
    const { allowed_actions, ...listed } = found.account;
    expect(allowed_actions).toEqual([]);
    expect(accounts).toContainEqual(listed);
    const refused = await extutor.get(`${account}/positions`);
    expect(refused.json()).toEqual({
      result: {
        errors: [
          { code: 'tutor_blocked', message: 'Acceso bloqueado por mayoría de edad del titular' },
        ],
      },
    });
  });

  test('keeps their other accounts, which are all that they are worth', async () => {
    const extutor = callers.get('extutor')!;
    const own = await extutor.read<'getAccount'>(`/accounts/${idOf('account/extutor/1')}`);
    const balance = await extutor.read<'getIntervenerBalance'>(`${self}/balance`);
    expect(own.account).toMatchObject(balance);
    const { distribution } = await extutor.read<'getIntervenerDistribution'>(
      `${self}/distribution`,
    );
    expect(distribution.map(({ key_product }) => key_product)).toEqual(['10393']);
  });

  test('who has a new role on the account is as any other with that role', async () => {
    const extutor2 = await demo.as('extutor2');
    const path = `/accounts/${idOf('account/lucia/1')}`;
    const { account: found } = await extutor2.read<'getAccount'>(path);
    expect(found).toMatchObject({ role: 'AUTORIZADO', block_reason: null });
    expect(Number(found.value)).toBeGreaterThan(0);
    expect((await extutor2.get(`${path}/positions`)).statusCode).toBe(200);
  });
});

describe('row-level security', () => {
  const at = (name: string) =>
    demo.context.hosts.tenants.find((tenant) => tenant.name === name)!.id;
  const tables = async () => {
    const { rows } = await sql<{ name: string; is_closed: boolean }>`
      select class.relname as name, relrowsecurity and relforcerowsecurity as is_closed
      from pg_class class join pg_attribute column_of on attrelid = class.oid
      where relkind = 'r' and attname = 'tenant_id' and relnamespace = 'public'::regnamespace
      order by 1`.execute(demo.context.db);
    return rows;
  };
  const closedTables = async () =>
    (await tables()).filter(({ is_closed }) => is_closed).map(({ name }) => name);

  test('closes every table of a tenant', async () => {
    expect((await tables()).filter(({ is_closed }) => !is_closed)).toEqual([]);
    expect((await closedTables()).length).toBeGreaterThan(25);
  });

  test('alone shows nothing of another tenant to a query that forgot to ask for its own', async () => {
    for (const name of (await closedTables()).filter((each) => !published.includes(each))) {
      const foreign = await withTenant(demo.context.db, at('almadraba'), (db) =>
        sql`select 1 from ${sql.table(name)} where tenant_id <> ${at('almadraba')}`.execute(db),
      );
      expect([name, foreign.rows]).toEqual([name, []]);
      // Counters of an address are nobody's.
      const unbound = await sql`select 1 from ${sql.table(name)}
        where tenant_id is not null`.execute(demo.context.db);
      expect([name, unbound.rows]).toEqual([name, []]);
    }
    const byUuid = (tenant: string) =>
      withTenant(demo.context.db, at(tenant), (db) =>
        db
          .selectFrom('accounts')
          .select('alias')
          .where('uuid', '=', idOf('account/ana/1', 'encinar'))
          .execute(),
      );
    expect(await byUuid('encinar')).toHaveLength(1);
    expect(await byUuid('almadraba')).toEqual([]);
  });

  test('alone takes no row for another tenant and changes none', async () => {
    const changed = await withTenant(demo.context.db, at('almadraba'), (db) =>
      sql`update notifications set is_read = true where tenant_id = ${at('encinar')}`.execute(db),
    );
    expect(changed.numAffectedRows).toBe(0n);
    const intruded = withTenant(demo.context.db, at('almadraba'), (db) =>
      sql`insert into groups (tenant_id, uuid, key_name)
        values (${at('encinar')}, ${idOf('x')}, 'X')`.execute(db),
    );
    await expect(intruded).rejects.toThrow(/row-level security/);
  });

  test('is not what keeps tenants apart in the calls: without it the answers are the same', async () => {
    for (const name of await closedTables())
      await sql`alter table ${sql.table(name)} disable row level security`.execute(demo.owner);
    expect(await surprises()).toEqual([]);
    const me = await callers.get('ana')!.read<'getMe'>('/me');
    expect(me.private_area.accounts).toHaveLength(4);
  });
});

/** Read by every guest; written by their tenant alone. */
const published = ['release_history', 'release_inputs', 'release_pointers', 'releases'];
