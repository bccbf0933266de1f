import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../../src/language/values/hash.ts';
import type { Manifest } from '../../src/language/release/release.ts';
import { limits } from '../../src/server/database/migrations/044_limits.ts';
import { seedReleases } from '../../src/server/releases/seedReleases.ts';
import { withTenant } from '../../src/server/database/withTenant.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const BY_HAND = '{"made":"by hand","documents":{}}';

let server: TestServer;
const root = mkdtempSync(join(tmpdir(), 'private-area-documents-'));
beforeAll(async () => {
  server = await startTestServer();
  const from = server.context.config.root;
  for (const folder of ['schemas', 'tenants'])
    cpSync(join(from, folder), join(root, folder), { recursive: true });
});
afterAll(async () => {
  rmSync(root, { recursive: true });
  await server.close();
});

const current = async (tenant = 'almadraba') =>
  (await server.ask('GET', '/api/releases/current', { key: true, tenant })).json().data
    .hash as string;
const manifestOf = async (hash: string) =>
  (await server.ask('GET', `/api/releases/${hash}`)).json() as Manifest;
const seed = () => seedReleases({ ...server.context, config: { ...server.context.config, root } });
function change(file: string, edit: (document: Record<string, unknown>) => void): void {
  const path = join(root, file);
  const document = JSON.parse(readFileSync(path, 'utf8'));
  edit(document);
  writeFileSync(path, JSON.stringify(document, null, 2));
}

describe('a release', () => {
  test.each(['almadraba', 'encinar', 'faro'])(
    'of %s is there after the first start',
    async (tenant) => {
      const manifest = await manifestOf(await current(tenant));
      expect(manifest.tenant).toBe(tenant);
      expect(Object.keys(manifest.screens)).toContain('position');
    },
  );

  test('and all that it names is served by hash, as exact bytes, for ever', async () => {
    const hash = await current();
    const own = await server.ask('GET', `/api/releases/${hash}`);
    expect(sha256(own.body)).toBe(hash);
    const manifest = own.json() as Manifest;
    const named = [
      ...Object.values(manifest.documents).map((each) => [
        `/api/documents/${each}`,
        'application/json',
      ]),
      ...Object.values(manifest.validators).map((each) => [
        `/api/validators/${each}`,
        'text/javascript',
      ]),
    ];
    for (const [url, type] of named) {
      const answer = await server.ask('GET', url!);
      expect(answer.statusCode).toBe(200);
      expect(sha256(answer.body)).toBe(url!.split('/').at(-1));
      expect(answer.headers['content-type']).toMatch(type!);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  test('gives a validator that is a module without imports', async () => {
    const { validators } = await manifestOf(await current());
    const { body } = await server.ask('GET', `/api/validators/${validators.login}`);
    expect(body).toMatch(/^export default \(runtime\) =>/);
    expect(body).not.toMatch(/\bimport\b|\brequire\(/);
  });

  test('serves nothing under a hash that no release names in that place', async () => {
    const hash = await current();
    const { documents, validators } = await manifestOf(hash);
    for (const url of [
      `/api/documents/${validators.login}`,
      `/api/validators/${documents['form/login']}`,
      `/api/documents/${hash}`,
      `/api/releases/${documents['form/login']}`,
      `/api/documents/${sha256('never published')}`,
    ]) {
      expect((await server.ask('GET', url)).statusCode, url).toBe(404);
    }
  });

  test('holds no credentials', async () => {
    const { documents } = await manifestOf(await current());
    const { body } = await server.ask('GET', `/api/documents/${documents['tenant/tenant']}`);
    expect(body).not.toMatch(/consumer_secret|api_key/);
  });
});

describe('files that changed', () => {
  test('make a new release when everything fits, and the old one is still served', async () => {
    const before = await current();
    change('tenants/almadraba/tenant.json', (tenant) => (tenant.display_name = 'Almadraba Nueva'));
    await seed();
    const after = await current();
    expect(after).not.toBe(before);
    expect((await manifestOf(before)).tenant).toBe('almadraba');
    const { data } = (
      await server.ask('GET', '/api/onboarding/public-configuration/almadraba', { key: true })
    ).json();
    expect(data.configuration.display_name).toBe('Almadraba Nueva');
  });

  test('move no pointer when a document is broken, and what stands in the way is kept', async () => {
    const before = await current('encinar');
    change('tenants/encinar/tenant.json', (tenant) => (tenant.languages = 'none'));
    await seed();
    expect(await current('encinar')).toBe(before);
    const kept = await server.context.db
      .selectFrom('release_inputs')
      .selectAll()
      .where('tenant_id', '=', server.at('encinar.localhost').tenant.id)
      .executeTakeFirstOrThrow();
    expect(kept.problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          file: 'tenants/encinar/tenant.json',
          pointer: '/languages',
          severity: 'error',
        }),
      ]),
    );
  });

  test('move no pointer when a tenant changes what is locked, and the place is kept', async () => {
    const before = await current();
    const file = 'tenants/almadraba/texts/es.json';
    writeFileSync(join(root, file), JSON.stringify({ Sí: 'No' }));
    await seed();
    expect(await current()).toBe(before);
    const { problems } = await server.context.db
      .selectFrom('release_inputs')
      .select('problems')
      .where('tenant_id', '=', server.at('almadraba.localhost').tenant.id)
      .executeTakeFirstOrThrow();
    expect(problems).toEqual([
      expect.objectContaining({ file, pointer: '/Sí', severity: 'error' }),
    ]);
    rmSync(join(root, file));
  });

  test('are considered once', async () => {
    const count = async () =>
      (await server.context.db.selectFrom('releases').select('hash').execute()).length;
    const before = await count();
    await seed();
    await seed();
    expect(await count()).toBe(before);
  });

  test('do not replace a release that somebody published', async () => {
    const hash = await current('faro');
    const { owner } = server;
    const { tenant } = server.at('faro.localhost');
    const manifest = BY_HAND;
    const own = sha256(manifest);
    const made = { tenant_id: tenant.id, manifest, made_by: 'somebody', made_at: new Date() };
    const pointer = { tenant_id: tenant.id, hash: own, moved_at: new Date() };
    await withTenant(owner, tenant.id, async (at) => {
      await at.deleteFrom('release_pointers').where('hash', '=', hash).execute();
      await at
        .insertInto('releases')
        .values({ ...made, hash: own })
        .execute();
      await at.insertInto('release_pointers').values(pointer).execute();
    });
    change('tenants/faro/tenant.json', (document) => (document.display_name = 'Faro Nuevo'));
    await seed();
    expect(await current('faro')).toBe(own);
  });
});

test('what was published cannot be changed or removed', async () => {
  const walls = [
    [server.context.db, /permission denied/],
    [server.owner, /never changed/],
  ] as const;
  for (const [db, refusal] of walls) {
    await expect(db.updateTable('blobs').set({ body: 'x' }).execute()).rejects.toThrow(refusal);
    const removal = withTenant(db, server.at().tenant.id, (at) =>
      at.deleteFrom('releases').execute(),
    );
    await expect(removal).rejects.toThrow(refusal);
  }
});

test('what a tenant served when is kept, and taken over from what was known before', async () => {
  const { owner } = server;
  const read = () =>
    owner
      .selectFrom('release_history')
      .select(['tenant_id', 'hash', 'since'])
      .orderBy('sequence')
      .execute();
  const pointers = await owner.selectFrom('release_pointers').selectAll().execute();
  for (const { tenant_id, hash } of pointers.filter(({ hash }) => hash !== sha256(BY_HAND)))
    expect((await read()).filter((row) => row.tenant_id === tenant_id).at(-1)?.hash).toBe(hash);
  const removal = withTenant(owner, server.at().tenant.id, (at) =>
    at.deleteFrom('release_history').execute(),
  );
  await expect(removal).rejects.toThrow(/never changed/);

  await sql`drop table release_history`.execute(owner);
  await sql.raw(limits).execute(owner);
  const taken = await read();
  const made = await owner.selectFrom('releases').select('hash').execute();
  expect(taken.map(({ hash }) => hash).sort()).toEqual(made.map(({ hash }) => hash).sort());
  for (const { tenant_id, hash, moved_at } of pointers) {
    const last = taken.filter((row) => row.tenant_id === tenant_id).at(-1);
    expect(last).toMatchObject({ hash, since: moved_at });
  }
});
