import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { calls } from '../../../src/contract/calls.gen.ts';
import type { OperationId } from '../../../src/contract/call.ts';
import { edited, openStudio, textOf, type StudioPerson } from '../../support/studioDesk.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let editor: StudioPerson;
let publisher: StudioPerson;
let neighbour: StudioPerson;
beforeAll(async () => {
  server = await startTestServer();
  const edition = { kind: 'studio', permissionSet: 'STUDIO_EDITION' } as const;
  const publication = { kind: 'studio', permissionSet: 'STUDIO_PUBLICATION' } as const;
  await server.createUsers('almadraba', [
    { username: 'editor', ...edition },
    { username: 'publisher', ...publication },
    { username: 'nothing', kind: 'studio' },
    { username: 'ana' },
  ]);
  await server.createUsers('encinar', [{ username: 'publisher', ...publication }]);
  editor = await openStudio(server, 'editor');
  publisher = await openStudio(server, 'publisher');
  neighbour = await openStudio(server, 'publisher', { tenant: 'encinar' });
});
afterAll(() => server.close());

const inStudio = (Object.keys(calls) as OperationId[]).filter(
  (id) => calls[id].document === 'studio' && !['createStudioToken', 'openStudioLink'].includes(id),
);
/** A proposal that changes the words of a page, by its title. */
const titled = async (person: StudioPerson, title: string) => {
  const path = 'form/contact';
  const text = edited(textOf(await person.release(), path), (form: { title: string }) => {
    form.title = title;
  });
  return person.write(title, [{ path, text }]);
};

test('only people of the Studio sign in at its door, and leave by it', async () => {
  const enter = (username: string, password = 'Demo.2026') =>
    server.ask('POST', '/api/studio/token', { key: true, payload: { username, password } });
  expect((await enter('ana')).statusCode).toBe(401);
  expect((await enter('editor', 'Otra.2026')).statusCode).toBe(401);
  const entered = await enter('ALMADRABA-PRO/editor');
  expect(entered.json().data.scope).toBe('studio');
  const token = entered.json().data.access_token as string;
  expect((await server.ask('DELETE', '/api/studio/session', { token })).statusCode).toBe(200);
  expect((await server.ask('GET', '/api/studio/session', { token })).statusCode).toBe(401);
});

test.each(inStudio)('%s is for nobody without a right of the Studio', async (id) => {
  const { method, path } = calls[id];
  const url = `/api${path}`
    .replace('{id}', server.context.id())
    .replace('{link}', server.context.id())
    .replace('{number}', '1');
  const investor = await server.token('ana');
  expect((await server.ask(method, url, { token: investor })).statusCode).toBe(403);
  if (id === 'getStudioSession' || id === 'endStudioSession') return;
  const token = await server.token('nothing', { scope: 'studio' });
  const answer = await server.ask(method, url, { token });
  expect([answer.statusCode, answer.json().result.errors[0].code]).toEqual([
    403,
    'needs_permission_set',
  ]);
});

describe('a proposal', () => {
  test('is not there for the Studio of another tenant, whatever is asked of it', async () => {
    const proposal = await titled(editor, 'De la casa');
    const { uuid } = proposal;
    const { proposals } = (await neighbour.ask('GET', '/proposals')).json().data;
    const good = { language: 'en', sentence: 'De la casa', text: 'Of the house' };
    expect(proposals).toEqual([]);
    const asked = [
      neighbour.ask('GET', `/proposals/${uuid}`),
      neighbour.save(proposal, []),
      neighbour.ask('POST', `/proposals/${uuid}/check`),
      neighbour.ask('POST', `/proposals/${uuid}/comments`, { text: 'x' }),
      neighbour.ask('POST', `/proposals/${uuid}/translations`, good),
      ...(['review', 'approve', 'return', 'withdraw', 'publish'] as const).map((step) =>
        neighbour.step(proposal, step),
      ),
    ];
    for (const answer of await Promise.all(asked))
      expect([answer.statusCode, answer.json().result.errors[0].code]).toEqual([404, '404']);
    expect((await editor.read(uuid)).version).toBe(proposal.version);
  });

  test('is approved by nobody who wrote any of it, nor by who may only write', async () => {
    const written = await titled(editor, 'Entre dos');
    // The publisher corrects a word: from then on it is theirs too.
    const path = 'form/contact';
    const corrected = (await publisher.save(written, written.documents)).json().data.proposal;
    const sent = await editor.take(corrected, 'review');
    expect(sent.may).not.toContain('APPROVE');
    const own = await publisher.step(sent, 'approve');
    expect([own.statusCode, own.json().result.errors[0].code]).toEqual([403, 'studio_own']);
    expect((await editor.step(sent, 'approve')).statusCode).toBe(403);
    expect((await editor.read(sent.uuid)).status).toBe('IN_REVIEW');
    expect(sent.paths).toEqual([path]);
  });

  test('is published by nobody with another password, and not as somebody else has changed it', async () => {
    const sent = await editor.take(await titled(editor, 'Con contraseña'), 'review');
    const approved = await publisher.take(sent, 'approve');
    const { uuid, version } = approved;
    const other = { password: 'Otra.2026' };
    const refused = await publisher.ask('POST', `/proposals/${uuid}/publish`, other, version);
    expect([refused.statusCode, refused.json().result.errors[0].path]).toEqual([
      422,
      '/body/password',
    ]);
    expect((await publisher.step({ uuid, version: version - 1 }, 'publish')).statusCode).toBe(412);
    expect((await publisher.ask('POST', `/proposals/${uuid}/publish`, other)).statusCode).toBe(428);
    const weak = await server.ask('POST', `/api/studio/proposals/${uuid}/publish`, {
      token: await server.token('publisher', { scope: 'studio' }),
      payload: { password: 'Demo.2026' },
      headers: { 'if-match': `W/"${version}"` },
    });
    expect([400, 428]).toContain(weak.statusCode);
    // What is given back is approved no more, however often it is saved.
    const returned = await publisher.take(approved, 'return');
    expect(returned.approver).toBeNull();
    expect((await publisher.step(returned, 'publish')).statusCode).toBe(409);
  });

  test('that another tab has saved meanwhile is told, and neither text is lost', async () => {
    const first = await editor.write('Dos pestañas', [{ path: 'form/contact', text: '{ "uno' }]);
    const saved = await editor.save(first, [{ path: 'form/contact', text: '{ "dos' }]);
    expect(saved.headers.etag).toBe(`"${first.version + 1}"`);
    const late = await editor.save(first, [{ path: 'form/contact', text: '{ "tres' }]);
    expect(late.statusCode).toBe(412);
    expect(late.json().result.errors[0]).toMatchObject({ code: 'studio_changed' });
    expect((await editor.read(first.uuid)).documents).toEqual([
      { path: 'form/contact', text: '{ "dos' },
    ]);
    const problems = (await editor.check(first)).problems;
    expect(problems).toContainEqual(
      expect.objectContaining({ document: 'form/contact', severity: 'error' }),
    );
    const current = await editor.read(first.uuid);
    expect((await editor.step(current, 'review')).statusCode).toBe(422);
  });
});

test('everything that is done in the Studio is recorded, looks too', async () => {
  const kept = await withTenant(server.context.db, server.at().tenant.id, (db) =>
    db.selectFrom('audit').select(['call', 'uuid_user']).where('kind', '=', 'studio').execute(),
  );
  for (const call of ['saveStudioProposal', 'getStudioProposal', 'approveStudioProposal'])
    expect(kept.map((row) => row.call)).toContain(call);
});

test('what a page saves by itself is recorded once for each session, until somebody else has come', async () => {
  const kept = async (uuid: string) =>
    (
      await withTenant(server.context.db, server.at().tenant.id, (db) =>
        db.selectFrom('audit').select(['call', 'about']).orderBy('sequence').execute(),
      )
    )
      .filter(({ about }) => about.id === uuid)
      .map(({ call }) => call);
  const first = await editor.write('Guardada a menudo', []);
  const { uuid } = first;
  let { version } = first;
  const saveOften = async () => {
    for (let count = 0; count < 3; count++) {
      const now = { uuid, version: version++, name: 'Guardada', reason: '' } as typeof first;
      expect((await editor.save(now, [])).statusCode).toBe(200);
      await editor.check({ uuid });
    }
  };
  await saveOften();
  expect(await kept(uuid)).toEqual(['saveStudioProposal', 'checkStudioProposal']);
  await publisher.read(uuid);
  await saveOften();
  expect(await kept(uuid)).toEqual([
    ...['saveStudioProposal', 'checkStudioProposal', 'getStudioProposal'],
    ...['saveStudioProposal', 'checkStudioProposal'],
  ]);
  const again = await openStudio(server, 'editor');
  await again.save({ uuid, version, name: 'Otra', reason: '' } as typeof first, []);
  expect((await kept(uuid)).slice(5)).toEqual(['saveStudioProposal']);
});
