import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { openLink } from '../../../src/server/studio/links.ts';
import { edited, openStudio, textOf, type StudioPerson } from '../../support/studioDesk.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let editor: StudioPerson;
let neighbour: StudioPerson;
let uuid: string;
beforeAll(async () => {
  server = await startTestServer();
  const edition = { username: 'editor', kind: 'studio', permissionSet: 'STUDIO_EDITION' } as const;
  await server.createUsers('almadraba', [edition]);
  await server.createUsers('encinar', [edition]);
  editor = await openStudio(server, 'editor');
  neighbour = await openStudio(server, 'editor', { tenant: 'encinar' });
  const path = 'form/contact';
  const other = 'form/address';
  const release = await editor.release();
  const retitled = (title: string) => (form: { title: string }) => void (form.title = title);
  ({ uuid } = await editor.write('Para la abogada', [
    { path, text: edited(textOf(release, path), retitled('Cuéntenos')) },
    { path: 'codes/secret', text: '{ "kind": "codes", "unfinished' },
    { path: 'form/broken', text: '{ "kind": "for' },
    ...(release.documents.some((one) => one.path === other)
      ? [{ path: other, text: edited(textOf(release, other), retitled('Lo que no se enseña')) }]
      : []),
  ]));
});
afterAll(() => server.close());

const within = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
  withTenant(server.context.db, server.at().tenant.id, work);
const make = (body: object, person = editor) =>
  person.ask('POST', `/proposals/${uuid}/links`, body);
const made = async (days = 7) => {
  const answer = await make({ path: 'form/contact', days });
  expect(answer.statusCode).toBe(200);
  return answer.json().data as { link: { uuid: string }; secret: string };
};
const open = (secret: string, tenant?: string) =>
  server.ask('POST', '/api/studio/shared', {
    key: true,
    payload: { secret },
    ...(tenant && { tenant }),
  });
const listed = async () => {
  const { links } = (await editor.ask('GET', `/proposals/${uuid}/links`)).json().data;
  return links as { uuid: string; openings: number; revoked_at: string | null }[];
};

test('whoever has a link sees the form as it was saved, without a session and nothing else of the proposal', async () => {
  const { link, secret } = await made();
  const answer = await open(secret);
  expect(answer.statusCode).toBe(200);
  const { shared } = answer.json().data as {
    shared: { name: string; documents: { path: string; text: string }[] };
  };
  expect(shared.name).toBe('Para la abogada');
  const paths = shared.documents.map(({ path }) => path);
  expect(paths).toContain('form/contact');
  expect(paths.filter((path) => !/^(form\/contact|codes|texts|style|settings)/.test(path))).toEqual(
    [],
  );
  const { languages, documents } = await editor.release();
  const texts = (all: readonly { path: string }[]) =>
    all.flatMap((one) => (one.path.startsWith('texts/') ? [one.path.slice(6)] : []));
  // The product has more languages than the tenant speaks.
  expect(texts(documents).filter((language) => !languages.includes(language))).not.toEqual([]);
  expect(texts(shared.documents).filter((language) => !languages.includes(language))).toEqual([]);
  expect(texts(shared.documents)).toContain('en');
  expect(shared.documents.find(({ path }) => path === 'form/contact')!.text).toContain('Cuéntenos');
  expect(answer.body).not.toContain('Lo que no se enseña');
  expect(answer.body).not.toContain('issues_mail');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await listed()).find((one) => one.uuid === link.uuid)).toMatchObject({ openings: 1 });
});

test('what it shows stays as it was, whatever is saved later', async () => {
  const { secret } = await made();
  const before = (await open(secret)).body;
  const now = await editor.read(uuid);
  await editor.save(now, [{ path: 'form/contact', text: '{ "kind": "form" }' }]);
  expect((await open(secret)).body).toBe(before);
  await editor.save(await editor.read(uuid), now.documents);
});

test('a link that is over, revoked, unknown or of another tenant is one that is not there', async () => {
  const [short, revoked, good] = [await made(1), await made(), await made(30)];
  expect(
    (await editor.ask('POST', `/proposals/${uuid}/links/${revoked.link.uuid}/revoke`)).statusCode,
  ).toBe(200);
  const missing = (await open('vp_nothing')).body;
  const bodyOf = (body: string) => (JSON.parse(body) as { result: object }).result;
  expect((await open(revoked.secret)).statusCode).toBe(404);
  expect(bodyOf((await open(revoked.secret)).body)).toEqual(bodyOf(missing));
  expect((await open(good.secret, 'encinar')).statusCode).toBe(404);
  const later = new Date(server.context.now().getTime() + 2 * 86_400_000);
  const openLater = (secret: string) =>
    within((db) => openLink({ now: () => later }, db, secret, ['es']));
  await expect(openLater(short.secret)).rejects.toMatchObject({ status: 404 });
  expect((await openLater(good.secret)).path).toBe('form/contact');
});

test('only who edits makes links, of what there is and of what is a document, and not too many', async () => {
  const token = (await openStudio(server, 'editor')).ask;
  expect((await make({ path: 'form/nobody', days: 7 })).statusCode).toBe(404);
  expect((await make({ path: 'form/broken', days: 7 })).json().result.errors[0].code).toBe(
    'studio_unfinished',
  );
  expect((await make({ path: 'settings/settings', days: 7 })).statusCode).toBe(422);
  expect((await make({ path: 'form/contact', days: 0 })).statusCode).toBe(422);
  expect((await make({ path: 'form/contact', days: 91 })).statusCode).toBe(422);
  expect((await make({ path: 'form/contact', days: 7 }, neighbour)).statusCode).toBe(404);
  expect((await neighbour.ask('GET', `/proposals/${uuid}/links`)).statusCode).toBe(404);
  const codes: number[] = [];
  for (let count = 0; count < 21; count++)
    codes.push(
      (await token('POST', `/proposals/${uuid}/links`, { path: 'form/contact', days: 7 }))
        .statusCode,
    );
  expect(codes.at(-1)).toBe(409);
});

test('nothing is shared of a proposal that was given up', async () => {
  const proposal = await editor.write('Retirada', [
    {
      path: 'form/contact',
      text: edited(textOf(await editor.release(), 'form/contact'), (form: { title: string }) => {
        form.title = 'Nadie lo ve';
      }),
    },
  ]);
  await editor.take(proposal, 'withdraw');
  const answer = await editor.ask('POST', `/proposals/${proposal.uuid}/links`, {
    ...{ path: 'form/contact', days: 7 },
  });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().result.errors[0].code).toBe('studio_given_up');
  expect(answer.body).not.toContain('vp_');
});

test('of a secret its hash is kept, and who made and revoked a link is recorded', async () => {
  const rows = await within((db) => db.selectFrom('studio_links').selectAll().execute());
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(JSON.stringify(row)).not.toContain('vp_');
  const calls = await within((db) =>
    db.selectFrom('audit').select('call').where('kind', '=', 'studio').execute(),
  );
  for (const call of ['addStudioLink', 'revokeStudioLink'])
    expect(calls.map((row) => row.call)).toContain(call);
});

test('the page that it leads to is told to no search engine, and sends its address to nobody', async () => {
  const { headers } = await server.ask('GET', '/studio/shared?id=almadraba');
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
});
