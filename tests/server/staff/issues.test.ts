import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { groupAddress } from '../../../src/server/support/groups.ts';
import { released } from '../../../src/server/tenants/withRelease.ts';
import { notifyOfIssue } from '../../../src/server/support/notifyOfIssue.ts';
import { contentOf } from '../../../src/server/mail/outbox.ts';
import {
  idOf,
  MISSING,
  openDesk,
  person,
  reasonsOf,
  type Desk,
  type Send,
} from '../people/desk.ts';

let desk: Desk;
let ana: Send;
let ops: Send;
let reader: Send;
beforeAll(async () => {
  desk = await openDesk();
  ana = await desk.as('ana');
  ops = await desk.as('staff.ops');
  reader = await desk.as('staff.read');
});
afterAll(() => desk.close());

async function write(login = 'ana', more: object = {}, tenant = 'almadraba'): Promise<string> {
  const send = await desk.as(login, tenant);
  const answer = await send('POST', '/issues', {
    ...{ isFromPA: true, blocking: false, is_intervener: true, status: 'OPEN' },
    ...{ expires_on: '2026-11-27 12:00:00', subject: 'Solicitud info: Ana Robles' },
    description: '¿Cuándo se liquida mi reembolso?',
    _links: {
      interveners: [`accounts/${idOf(`intervener/${login}`, tenant)}`],
      group_assigned: [groupAddress(idOf('group/OPERATIONS_ADMINISTRATOR', tenant))],
      category: '/api/categories/INTERVENER_CARE',
    },
    ...more,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.issue.uuid;
}
const letters = (kind: string, tenant?: string) =>
  desk.rows(async (db) => {
    const rows = await db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('sequence')
      .execute();
    const { id } = desk.context.hosts.tenants.find(({ name }) => name === (tenant ?? 'almadraba'))!;
    return rows
      .filter(({ tenant_id }) => tenant_id === id)
      .map((row) => ({ to: row.to, text: contentOf(row, desk.context.letters).text }));
  }, tenant);

describe('what an investor writes', () => {
  test('reaches all staff of the tenant with who, when, what and the state, open ones first', async () => {
    const closed = await write();
    expect(
      (await ops('POST', `/staff/issues/${closed}/answers`, { text: 'Ya.', status: 'CLOSED' }))
        .statusCode,
    ).toBe(200);
    const open = await write('luis');
    for (const staff of [ops, reader]) {
      const { issues } = (await staff('GET', '/staff/issues?$limit=100')).json().data;
      const places = [open, closed].map((uuid) =>
        issues.findIndex((issue: { uuid: string }) => issue.uuid === uuid),
      );
      expect(places[0]).toBeGreaterThanOrEqual(0);
      expect(places[0]).toBeLessThan(places[1]!);
      expect(issues[places[0]!]).toMatchObject({
        ...{ subject: 'Solicitud info: Ana Robles', status: 'OPEN' },
        ...{ intervener: expect.stringContaining('Luis'), created_at: '2026-11-20T11:00:00.000Z' },
      });
    }
    const other = await desk.as('staff.ops', 'encinar');
    expect((await other('GET', '/staff/issues')).json().data.issues).toEqual([]);
    expect((await other('GET', `/staff/issues/${open}`)).body).toBe(MISSING);
    expect((await ana('GET', '/staff/issues')).statusCode).toBe(403);
  });

  test('is mailed to where the tenant says, without its text, and nowhere where it says nothing', async () => {
    const evil = 'Solicitud info: pulse https://evil.example';
    const before = (await letters('new-issue')).length;
    await write('ana', { subject: evil, description: 'Texto privado' });
    const [letter, ...more] = (await letters('new-issue')).slice(before);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ to: 'operaciones@almadraba.example' });
    expect(letter!.text).toContain('Ana Robles Medina');
    expect(letter!.text).not.toMatch(/evil|privado/);
    await write('ana', {}, 'encinar');
    expect(await letters('new-issue', 'encinar')).toMatchObject([
      { to: 'operaciones@encinar.example' },
    ]);
    const tenant = (await released(desk.context, desk.at('encinar.localhost').tenant))!;
    const settings = { ...tenant.settings };
    delete settings.issues_mail;
    const issue = { intervener: idOf('intervener/ana'), subject: 'Solicitud info: Ana Robles' };
    await withTenant(desk.context.db, tenant.id, (db) =>
      notifyOfIssue(desk.context, db, { ...tenant, settings }, issue),
    );
    expect(await letters('new-issue', 'encinar')).toHaveLength(1);
    const { data } = (
      await desk.ask('GET', '/api/onboarding/public-configuration/almadraba', { key: true })
    ).json();
    expect(JSON.stringify(data)).not.toContain('operaciones@');
  });

  test('about an order shows staff the papers of the order', async () => {
    const { uuid, documents } = await desk.rows(async (db) => {
      const paper = await db
        .selectFrom('documents')
        .innerJoin('operations', 'operations.uuid', 'documents.uuid_owner')
        .select(['operations.uuid', 'documents.filename'])
        .where('section', '=', 'OPERATION')
        .where('operations.uuid_account', '=', idOf('account/ana/1'))
        .executeTakeFirstOrThrow();
      return { uuid: paper.uuid, documents: [paper.filename] };
    });
    const links = {
      interveners: [`accounts/${idOf('intervener/ana')}`],
      group_assigned: [groupAddress(idOf('group/OPERATIONS_ADMINISTRATOR'))],
      category: '/api/categories/INTERVENER_CARE',
      operations: [`/api/operations/${uuid}`],
    };
    const issue = await write('ana', { _links: links });
    const told = (await reader('GET', `/staff/issues/${issue}`)).json().data.issue;
    expect(told).toMatchObject({ uuid_operation: uuid, description: expect.stringContaining('¿') });
    expect(told.documents.map(({ filename }: { filename: string }) => filename)).toEqual(
      expect.arrayContaining(documents),
    );
  });
});

test('whoever asks may write whatever signs they like: nothing of it comes to stand on paper', async () => {
  const issue = await write('ana', { description: '¿Ya está? 🙂' });
  const told = (await ops('GET', `/staff/issues/${issue}`)).json().data.issue;
  expect(told.description).toBe('¿Ya está? 🙂');
});

describe('an answer', () => {
  test('is told in the area and by mail, its words as plain text, and closes the request', async () => {
    const issue = await write();
    const text = 'Se liquida mañana.\r\nVea https://evil.example o <b>aquí</b>\u2028Gracias.';
    const before = (await letters('issue-answer')).length;
    const answer = await ops('POST', `/staff/issues/${issue}/answers`, { text, status: 'CLOSED' });
    expect(answer.json().data.issue).toMatchObject({ status: 'CLOSED', answers: [{ text }] });
    const own = (await ana('GET', `${person('ana')}/issues/${issue}`)).json().data.issue;
    expect(own).toMatchObject({ status: 'CLOSED', answers: [{ text }] });
    const { issues } = (await ana('GET', `${person('ana')}/issues`)).json().data;
    expect(issues).toContainEqual(own);
    const { notifications } = (await ana('GET', '/notifications?$limit=100')).json().data;
    expect(notifications).toContainEqual(
      expect.objectContaining({ type: 'ISSUE_ANSWER', uuid_issue: issue, is_read: false }),
    );
    const [letter] = (await letters('issue-answer')).slice(before);
    expect(letter!.to).toBe('ana@example.test');
    expect(letter!.text).toContain('> Se liquida mañana.\n> Vea […] o […]\n> Gracias.');
    const decided = await desk.rows((db) =>
      db.selectFrom('decisions').selectAll().where('uuid_about', '=', issue).execute(),
    );
    expect(decided).toMatchObject([{ kind: 'ISSUE', result: 'CLOSED' }]);
  });

  test('may leave it open, and a request is moved without one', async () => {
    const issue = await write();
    const at = `/staff/issues/${issue}`;
    const going = { text: 'Lo miramos.', status: 'IN_PROGRESS' };
    expect((await ops('POST', `${at}/answers`, going)).json().data.issue.status).toBe(
      'IN_PROGRESS',
    );
    const move = (status: string) => ops('POST', `${at}/status-change`, { status });
    expect((await move('CLOSED')).json().data.issue.status).toBe('CLOSED');
    expect(reasonsOf(await move('CLOSED'))).toEqual(['409 already_decided']);
    expect((await move('OPEN')).json().data.issue).toMatchObject({ status: 'OPEN' });
    expect((await ops('GET', at)).json().data.issue.answers).toHaveLength(1);
  });

  test('is not empty, and only staff with the permission give one', async () => {
    const at = `/staff/issues/${await write()}/answers`;
    expect(reasonsOf(await ops('POST', at, { text: ' \n ', status: 'CLOSED' }))).toEqual([
      '422 required /body/text',
    ]);
    expect(reasonsOf(await reader('POST', at, { text: 'Ya.', status: 'CLOSED' }))).toEqual([
      '403 needs_permission_set',
    ]);
    expect((await ana('POST', at, { text: 'Ya.', status: 'CLOSED' })).statusCode).toBe(403);
    const other = await desk.as('staff.ops', 'encinar');
    expect((await other('POST', at, { text: 'Ya.', status: 'CLOSED' })).body).toBe(MISSING);
  });

  test('and what was asked are nobody else’s', async () => {
    const issue = await write();
    for (const login of ['luis', 'consulta', 'tutor']) {
      const someone = await desk.as(login);
      expect((await someone('GET', `${person('ana')}/issues`)).body).toBe(MISSING);
      expect((await someone('GET', `${person('ana')}/issues/${issue}`)).body).toBe(MISSING);
      expect((await someone('GET', `${person(login)}/issues/${issue}`)).body).toBe(MISSING);
    }
    expect((await reader('GET', `${person('ana')}/issues/${issue}`)).statusCode).toBe(200);
    expect((await reader('GET', `${person('luis')}/issues/${issue}`)).body).toBe(MISSING);
    const other = await desk.as('ana', 'encinar');
    const elsewhere = person('ana', 'encinar');
    expect((await other('GET', `${elsewhere}/issues/${issue}`)).body).toBe(MISSING);
  });

  test('is never changed, nor is a request but in its status', async () => {
    const issue = await write();
    await ops('POST', `/staff/issues/${issue}/answers`, { text: 'Ya.', status: 'CLOSED' });
    const refused = /permission denied|never changed/;
    await expect(
      desk.rows((db) => db.updateTable('issue_answers').set({ text: 'Otra' }).execute()),
    ).rejects.toThrow(refused);
    await expect(
      desk.rows((db) => db.updateTable('issues').set({ description: 'Otra' }).execute()),
    ).rejects.toThrow(refused);
  });
});
