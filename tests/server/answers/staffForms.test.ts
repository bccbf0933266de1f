import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256 } from '#/language/values/hash.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { grantProof } from '../../support/grantProof.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { documentsWith, write } from '../../support/testForms.ts';
import { unfilled } from '../../support/unfilled.ts';

const repository = join(import.meta.dirname, '../../..');
let server: TestServer;
let root: string;
let staff: string;
let proof: string;
let issue: string;
beforeAll(async () => {
  root = documentsWith([]);
  const text = readFileSync(join(repository, 'schemas/forms/answer-issue.json'), 'utf8');
  const when = { at: '/answers/status', equals: 'IN_PROGRESS' };
  write(root, 'tenants/almadraba/overlays/form/answer-issue.json', {
    base: { id: 'answer-issue', sha256: sha256(text) },
    patch: { rules: { brief: { when, limit: { text: { maxLength: 12 } } } } },
  });
  server = await startTestServer({ root, hasDemoData: true });
  staff = await server.token('staff.ops', { scope: 'staff' });
  proof = (await grantProof(server, staff, 1e6))!;
  const { data } = (await server.ask('GET', '/api/staff/issues', { token: staff })).json();
  issue = data.issues[0].uuid;
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const named = async (form: string) => {
  const { data } = (await server.ask('GET', '/api/releases/current', { key: true })).json();
  const manifest = (await server.ask('GET', `/api/releases/${data.hash}`)).json();
  return `${form}@${manifest.documents[`form/${form}`]}`;
};
const answer = async (payload: object, form?: string) => {
  const headers: Record<string, string> = form === undefined ? {} : { 'x-form': await named(form) };
  const url = `/api/staff/issues/${issue}/answers`;
  const told = await server.ask('POST', url, { token: staff, proof, payload, headers });
  expect(unfilled(told)).toEqual([]);
  const { errors = [] } = told.statusCode < 400 ? {} : told.json().result;
  const reasons = errors.map(({ code, path }: Record<string, string>) => `${path ?? ''} ${code}`);
  return { status: told.statusCode, reasons };
};

test.each([['answer-issue'], [undefined]])(
  'what staff send is judged by the form of their screen, named or not: %s',
  async (form) => {
    const payload = { text: 'Se lo miramos hoy mismo.', status: 'IN_PROGRESS' };
    expect(await answer(payload, form)).toEqual({
      status: 422,
      reasons: ['/body/text max_length'],
    });
    const { status } = await answer({ ...payload, text: 'Lo miramos.' }, form);
    expect(status).toBeLessThan(300);
  },
);

test('a form of clients is none of theirs', async () => {
  const payload = { text: 'Lo miramos.', status: 'CLOSED' };
  expect(await answer(payload, 'account-alias')).toEqual({
    status: 409,
    reasons: [' form_changed'],
  });
});

test('what staff decide of a document carries no answers of others', async () => {
  const me = uuidOf('almadraba/intervener/ana');
  const { data } = (
    await server.ask('GET', `/api/interveners/${me}/documents`, { token: staff })
  ).json();
  const path = `/api/interveners/${me}/documents/${data.documents[0].uuid}`;
  const payload = { validated: true, own_answers: { anything: 'x' } };
  const refused = await server.ask('PATCH', path, { token: staff, proof, payload });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().result.errors[0]).toMatchObject({
    code: 'unknown_field',
    path: '/body/own_answers',
    message: 'No se esperaba el campo «own_answers».',
  });
});
