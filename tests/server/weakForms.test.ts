import { afterAll, beforeAll, expect, test } from 'vitest';
import { openapi } from '../../src/contract/openapi.ts';
import type { FormDocument } from '../../src/language/documents/form.ts';
import { buildRelease } from '../../src/language/release/release.ts';
import { withTenant } from '../../src/server/database/withTenant.ts';
import { publish } from '../../src/server/releases/publish.ts';
import { uuidOf } from '../../src/server/kernel/uuidOf.ts';
import { base, tenants } from '../support/documents.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { swept } from '../support/sweep.ts';

/** A form of the repository from which one rule was dropped, slackened or turned around. */
type Variant = [what: string, form: string, weaken: (form: FormDocument) => void];

const property = (form: FormDocument, name: string) => form.data.properties[name]!;
const drop = (form: string, name: string, keyword: string): Variant => [
  `${form} without ${keyword} of ${name}`,
  form,
  (one) => void Reflect.deleteProperty(property(one, name), keyword),
];
const slacken = (form: string, name: string, keyword: string, value: unknown): Variant => [
  `${form} with ${keyword} ${String(value)} for ${name}`,
  form,
  (one) => void (property(one, name)[keyword] = value),
];
const optional = (form: string, name: string): Variant => [
  `${form} without required for ${name}`,
  form,
  (one) => void delete one.fields[name]!.required,
];
const hidden = (form: string, name: string): Variant => [
  `${form} that hides ${name}`,
  form,
  (one) =>
    void (one.rules = {
      never: { when: { at: '/route/query/never', present: true }, show: { [name]: true } },
    }),
];
const plain = (form: string, name: string): Variant => [
  `${form} with a plain text for ${name}`,
  form,
  (one) => void (one.fields[name] = { ...one.fields[name], widget: 'text' }),
];

const variants: Variant[] = [
  ...(['subject', 'description'] as const).flatMap((name) => [
    optional('contact', name),
    drop('contact', name, 'maxLength'),
    slacken('contact', name, 'maxLength', 100_000),
    hidden('contact', name),
  ]),
  ...(['password', 'password_confirmation'] as const).flatMap((name) => [
    optional('new-password', name),
    drop('new-password', name, 'maxLength'),
    slacken('new-password', name, 'maxLength', 100_000),
    plain('new-password', name),
    hidden('new-password', name),
  ]),
  drop('new-password', 'password', 'minLength'),
  slacken('new-password', 'password', 'minLength', 1),
  slacken('new-password', 'password', 'minLength', 0),
  drop('new-password', 'password_confirmation', 'password_confirmation'),
  ...(['username', 'password'] as const).flatMap((name) => [
    optional('login', name),
    drop('login', name, 'maxLength'),
    slacken('login', name, 'maxLength', 100_000),
    hidden('login', name),
  ]),
  plain('login', 'password'),
  optional('admin-login', 'username'),
  optional('admin-login', 'dni'),
  drop('admin-login', 'dni', 'alphanumeric'),
  drop('admin-login', 'dni', 'maxLength'),
  optional('password-request', 'username'),
  drop('password-request', 'username', 'maxLength'),
  slacken('password-request', 'username', 'maxLength', 100_000),
  hidden('password-request', 'username'),
  [
    'contact with an example that says nothing is wrong',
    'contact',
    (one) => {
      for (const field of Object.values(one.fields)) delete field.required;
      one.examples = { empty: { answers: {}, issues: [] } };
    },
  ],
];

let server: TestServer;
let token: string;
let group: string;
let handle: string;
let whole: Awaited<ReturnType<typeof answers>>;
beforeAll(async () => {
  server = await startTestServer();
  await server.createUsers('almadraba', [{ username: 'ana' }]);
  token = await server.token('ana');
  group = (await server.ask('GET', '/api/groups', { token })).json().data.groups[0]._links._self
    .href;
  await server.ask('POST', '/api/users/password-recover', {
    key: true,
    payload: { username: 'ana' },
  });
  await server.context.background.settle();
  const [letter] = (await server.ask('GET', '/dev/outbox.json')).json();
  handle = new URL(letter.link).searchParams.get('user_uuid')!;
  whole = await answers('whole');
});
afterAll(() => server.close());

test('there are at least forty forms that lost a rule', () => {
  expect(new Set(variants.map(([what]) => what)).size).toBe(variants.length);
  expect(variants.length).toBeGreaterThanOrEqual(40);
});

test('with the whole forms every bad body is refused', () => {
  for (const answer of whole) expect(answer.status, answer.what).toBeGreaterThanOrEqual(400);
});

test.each(swept(variants, 10))('%s weakens no answer of the server', async (what, form, weaken) => {
  const changed = base.map((file) => {
    if (file.file !== `schemas/forms/${form}.json`) return file;
    const document = JSON.parse(file.text) as FormDocument;
    delete document.examples;
    weaken(document);
    return { ...file, text: JSON.stringify(document) };
  });
  const own = tenants.almadraba!.filter(({ file }) => !file.includes('/overlays/'));
  const release = buildRelease(changed, own, openapi);
  const { context } = server;
  const tenant = server.at().tenant;
  await withTenant(context.db, tenant.id, (db) =>
    publish(db, tenant, release, { by: 'files', at: context.now() }),
  );
  expect(await context.published.current(tenant.id)).toBe(release.id);
  const told = await answers(what);
  // A form that does not ask may refuse what is sent for that alone; every other one says what was said.
  if (!what.includes('hides')) expect(told).toEqual(whole);
  for (const [index, { what: of, status }] of told.entries())
    expect([whole[index]!.status, 422], of).toContain(status);
});

/** What the server says to bad bodies; each asker comes from an address of its own. */
async function answers(asker: string) {
  const number = variants.findIndex(([what]) => what === asker) + 1;
  const remoteAddress = `10.9.${number}.1`;
  const document = await currentForm();
  const asked = badBodies(document, number);
  const told = [];
  for (const [what, method, url, options] of asked) {
    const answer = await server.ask(method, url, { remoteAddress, ...options });
    told.push({ what, status: answer.statusCode, body: answer.json<unknown>() });
  }
  return told;
}

async function currentForm(): Promise<string> {
  const { published } = server.context;
  const manifest = await published.manifest((await published.current(server.at().tenant.id))!);
  return JSON.parse(manifest!).documents['form/contact'];
}

const long = 'x'.repeat(70_000);

function badBodies(hash: string, number: number) {
  const issue = (change: object) => ({
    token,
    payload: {
      isFromPA: true,
      blocking: false,
      is_intervener: true,
      description: '¿Cuándo se liquida?',
      expires_on: '2026-11-27 12:00:00',
      status: 'OPEN',
      subject: 'Solicitud info: Ana',
      _links: {
        interveners: [`accounts/${uuidOf('almadraba/intervener/ana')}`],
        group_assigned: [group],
        category: '/api/categories/INTERVENER_CARE',
      },
      ...change,
    },
  });
  const change = (payload: object) => ({ key: true, payload });
  const login = (form: Record<string, string>) => ({
    basic: true,
    form: { grant_type: 'password', ...form },
  });
  const draft = (payload: object) => ({ token, payload });
  const rows: [what: string, method: string, url: string, options: object][] = [];
  const add = (method: string, url: string, list: Record<string, object>) => {
    for (const [what, options] of Object.entries(list))
      rows.push([`${url}: ${what}`, method, url, options]);
  };
  add('POST', '/api/issues', {
    'no subject': issue({ subject: undefined }),
    'no description': issue({ description: undefined }),
    'an empty subject': issue({ subject: '' }),
    'an empty description': issue({ description: '' }),
    'a long subject': issue({ subject: long }),
    'a long description': issue({ description: long }),
    'a number as subject': issue({ subject: 7 }),
    'an unknown field': issue({ surprise: true }),
    'blanks as description': issue({ description: '   ' }),
    'an unknown status': issue({ status: 'WHATEVER' }),
    'no links': issue({ _links: undefined }),
  });
  add('POST', '/api/users/password-change', {
    'no password': change({ user_uuid: handle }),
    'a short one': change({ user_uuid: handle, password: 'corta' }),
    'an empty one': change({ user_uuid: handle, password: '' }),
    'a long one': change({ user_uuid: handle, password: 'x'.repeat(129) }),
    'one with the name': change({ user_uuid: handle, password: 'soy ana y punto' }),
    'an unknown handle': change({ user_uuid: 'unknown', password: 'una barca azul' }),
    'a confirmation': change({
      user_uuid: handle,
      password: 'una barca azul',
      password_confirmation: 'x',
    }),
  });
  add('POST', '/api/users/password-recover', {
    'no user': change({}),
    'an empty user': change({ username: '' }),
    'a long user': change({ username: long }),
    'a list': change({ username: ['ana'] }),
  });
  add('POST', '/api/oauth2/token', {
    'no user': login({ password: 'x' }),
    'no password': login({ username: 'ALMADRABA-PRO/ana' }),
    'a long password': login({ username: 'ALMADRABA-PRO/ana', password: long }),
    'a wrong password': login({
      username: `ALMADRABA-PRO/nobody${number}`,
      password: 'no es esta',
    }),
    'an unknown grant': { basic: true, form: { grant_type: 'whatever' } },
  });
  const url = `/api/drafts/contact?hash=${hash}`;
  const drafts = {
    'no answers': draft({}),
    'a list': draft({ answers: [] }),
    'a text': draft({ answers: 'x' }),
    'an unknown field': draft({ answers: {}, surprise: true }),
    'too large': draft({ answers: { description: 'x'.repeat(2_000_000) } }),
  };
  for (const [what, options] of Object.entries(drafts))
    rows.push([`draft: ${what}`, 'PUT', url, options]);
  const unknown = '/api/drafts/contact?hash=' + '0'.repeat(64);
  rows.push(['draft: an unknown form', 'PUT', unknown, draft({ answers: {} })]);
  return rows;
}
