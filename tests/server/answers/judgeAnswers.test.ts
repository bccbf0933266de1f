import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { questions } from '../../../src/domain/appropriateness/questions.ts';
import { sha256 } from '../../../src/language/values/hash.ts';
import { canonicalJson } from '#/language/values/canonicalJson.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { testId } from '../../../src/server/questionnaires/convenienceTest.ts';
import { seedReleases } from '../../../src/server/releases/seedReleases.ts';
import { readPdf } from '../pdf/readPdf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import {
  convenienceForm,
  documentsWith,
  gdprForm,
  pollForm,
  write,
} from '../../support/testForms.ts';

let server: TestServer;
let root: string;
let ana: string;
beforeAll(async () => {
  root = documentsWith([convenienceForm(), pollForm, gdprForm]);
  server = await startTestServer({ root, hasDemoData: true });
  ana = await server.token('ana');
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const intervener = (login: string) => uuidOf(`almadraba/intervener/${login}`);
const good = Object.fromEntries(
  Object.entries(questions).map(([key, { answers }]) => [
    key,
    Object.keys(answers).find((code) => code === 'SI') ?? Object.keys(answers).at(-1)!,
  ]),
);
/** The hash of a document that the tenant serves now. */
const hashOf = async (name: string) => {
  const { data } = (await server.ask('GET', '/api/releases/current', { key: true })).json();
  const manifest = (await server.ask('GET', `/api/releases/${data.hash}`)).json();
  return manifest.documents[name] as string;
};
const named = async (id: string) => `${id}@${await hashOf(`form/${id}`)}`;
const answer = (answers: object, headers: Record<string, string> = {}, more = {}) =>
  server.ask('POST', `/api/onboarding/agnostic-test/${testId('F')}/answers/${intervener('ana')}`, {
    token: ana,
    payload: { answers },
    headers,
    ...more,
  });
const rows = (table: 'transcripts' | 'test_results') =>
  withTenant(server.context.db, server.at().tenant.id, (db) =>
    db
      .selectFrom(table)
      .select(['uuid'])
      .where('uuid_intervener', '=', intervener('ana'))
      .execute(),
  );
const transcripts = async (token = ana, login = 'ana') =>
  (await server.ask('GET', `/api/interveners/${intervener(login)}/transcripts`, { token })).json();
const read = async (uuid: string, token = ana) =>
  server.ask('GET', `/api/interveners/${intervener('ana')}/transcripts/${uuid}`, { token });

describe('answers that a form finds good', () => {
  test('are kept as they were asked and read, in order, under the hash of their text', async () => {
    const header = await named('convenience-test');
    expect((await answer(good, { 'x-form': header })).statusCode).toBe(201);
    const { data } = await transcripts();
    expect(data.transcripts[0]).toMatchObject({
      call: 'answerAgnosticTest',
      form: 'convenience-test',
      title: 'Test de conveniencia',
      language: 'es',
      created_at: '2026-11-20T11:00:00.000Z',
    });
    const kept = (await read(data.transcripts[0].uuid)).json().data;
    expect(kept.sha256).toBe(data.transcripts[0].sha256);
    expect(sha256(canonicalJson(kept.transcript))).toBe(kept.sha256);
    const { sections, form, about, named: isNamed } = kept.transcript;
    expect({ about, isNamed }).toEqual({ about: intervener('ana'), isNamed: true });
    expect(`${form.id}@${form.hash}`).toBe(header);
    expect(form.intro).toBe('Hola, Ana.');
    expect(sections.map(({ title }: { title: string }) => title)).toEqual([
      'Sus conocimientos',
      'Su experiencia',
    ]);
    const lines = sections.flatMap((section: { lines: object[] }) => section.lines);
    expect(lines.map(({ name }: { name: string }) => name)).toEqual(Object.keys(questions));
    expect(lines[0]).toEqual({
      name: 'NIVEL_ESTUDIOS',
      label: '¿Qué nivel de estudios tiene?',
      hint: 'Elija una.',
      value: 'POSGRADO',
      displayed: 'Estudios de posgrado',
    });
  });

  test('have their transcript named by what they led to', async () => {
    await answer(good, { 'x-form': await named('convenience-test') });
    const { data } = await transcripts();
    const attempts = await withTenant(server.context.db, server.at().tenant.id, (db) =>
      db.selectFrom('test_attempts').select('uuid_transcript').execute(),
    );
    const kept = new Set(data.transcripts.map(({ uuid }: { uuid: string }) => uuid));
    expect(attempts.length).toBeGreaterThan(0);
    for (const { uuid_transcript } of attempts) expect(kept).toContain(uuid_transcript);
  });

  test('are read in the language of the page', async () => {
    const header = await named('convenience-test');
    await answer(good, { 'x-form': header, 'accept-language': 'en-GB,en;q=0.9' });
    await answer(good, { 'x-form': header, 'accept-language': 'zz' });
    const { data } = await transcripts();
    const languages = data.transcripts.map(({ language }: { language: string }) => language);
    expect(new Set(languages)).toEqual(new Set(['es', 'en']));
  });

  test('are judged by the current form when no form is named, and the transcript says so', async () => {
    expect((await answer(good)).statusCode).toBe(201);
    const { data } = await transcripts();
    const all = await Promise.all(
      data.transcripts.map(async ({ uuid }: { uuid: string }) => (await read(uuid)).json()),
    );
    const flags = all.map((one) => one.data.transcript.named);
    expect(flags).toContain(false);
  });
});

describe('forged answers are refused with nothing kept:', () => {
  let before: number;
  beforeEach(async () => {
    before = (await rows('transcripts')).length + (await rows('test_results')).length;
  });

  test.each([
    ['one that is no option', { ...good, NIVEL_ESTUDIOS: 'DOCTOR' }, 'enum', 'NIVEL_ESTUDIOS'],
    ['one to a question of no form', { ...good, extra: 'SI' }, 'unknown_field', 'extra'],
    ['none to a question', { ...good, IMPORTE_HABITUAL: null }, 'required', 'IMPORTE_HABITUAL'],
  ])('%s', async (_, answers, code, name) => {
    const refused = await answer(answers, { 'x-form': await named('convenience-test') });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().result.errors).toEqual([
      expect.objectContaining({ code, path: `/body/answers/${name}` }),
    ]);
    expect((await rows('transcripts')).length + (await rows('test_results')).length).toBe(before);
  });

  test('a list where the form sends answers by name', async () => {
    const list = Object.entries(good).map(([question, one]) => ({ question, options: [one] }));
    const refused = await answer(list, { 'x-form': await named('convenience-test') });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().result.errors[0]).toMatchObject({ path: '/body/answers' });
  });

  test('what is sent to another test than the form is for', async () => {
    const payload = { answers: good };
    const url = `/api/onboarding/agnostic-test/${testId('J')}/answers/${intervener('ana')}`;
    const headers = { 'x-form': await named('convenience-test') };
    const refused = await server.ask('POST', url, { token: ana, payload, headers });
    expect(refused.statusCode).toBe(422);
    expect((await rows('transcripts')).length + (await rows('test_results')).length).toBe(before);
  });

  test.each([
    ['a form nobody published', () => `convenience-test@${'0'.repeat(64)}`],
    ['the hash of another form', async () => `contact@${await hashOf('form/convenience-test')}`],
    ['a form of another call', () => named('poll-reports')],
    ['a code list as a form', async () => `countries@${await hashOf('codes/countries')}`],
  ])('under %s', async (_, header) => {
    const refused = await answer(good, { 'x-form': await header() });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().result.errors[0]).toMatchObject({ code: 'form_changed' });
    expect((await rows('transcripts')).length + (await rows('test_results')).length).toBe(before);
  });

  test('under a name that cannot be read', async () => {
    for (const header of ['x', 'convenience-test', `../x@${'0'.repeat(64)}`, `a@${'g'.repeat(64)}`])
      expect((await answer(good, { 'x-form': header })).statusCode).toBe(400);
  });

  test('a form of another tenant', async () => {
    const { data } = (
      await server.ask('GET', '/api/releases/current', { key: true, tenant: 'encinar' })
    ).json();
    const manifest = (await server.ask('GET', `/api/releases/${data.hash}`)).json();
    const style = manifest.documents['style/style'] as string;
    expect((await answer(good, { 'x-form': `style@${style}` })).statusCode).toBe(409);
  });
});

describe('a form that has changed', () => {
  test('still judges what was answered in it, and its transcript stays as it was', async () => {
    const old = await named('convenience-test');
    await answer(good, { 'x-form': old });
    const [first] = (await transcripts()).data.transcripts;
    const kept = (await read(first.uuid)).body;
    const changed = convenienceForm({ title: 'Test de conveniencia, otra vez' });
    changed.data.properties.motive = { type: 'string', title: 'Motivo del cambio', maxLength: 100 };
    changed.fields.motive = { widget: 'text', required: true };
    changed.steps.first!.fields.motive = 900;
    // What stands beside each question reads otherwise too, and the tenant looks otherwise.
    for (const field of Object.values(changed.fields)) field.hint = 'Marque una sola.';
    write(root, 'schemas/forms/convenience-test.json', changed);
    const style = JSON.parse(readFileSync(join(root, 'tenants/almadraba/style.json'), 'utf8'));
    style.light['--color-primary'] = '#401020';
    write(root, 'tenants/almadraba/style.json', style);
    const before = await hashOf('style/style');
    await seedReleases(server.context);
    expect(await hashOf('style/style')).not.toBe(before);
    expect(await named('convenience-test')).not.toBe(old);
    expect((await answer(good, { 'x-form': old })).statusCode).toBe(201);
    const refused = await answer(good);
    expect(refused.json().result.errors[0]).toMatchObject({
      code: 'required',
      path: '/body/answers/motive',
    });
    expect((await read(first.uuid)).body).toBe(kept);
    const { data } = JSON.parse(kept);
    expect(sha256(canonicalJson(data.transcript))).toBe(data.sha256);
    const place = `/api/interveners/${intervener('ana')}/transcripts/${first.uuid}/paper`;
    const paper = await readPdf((await server.ask('GET', place, { token: ana })).rawPayload);
    expect(paper.title).toBe(data.transcript.form.title);
    expect(paper.text.replace(/\s+/g, '')).toContain(data.sha256);
    expect(paper.text).not.toContain('Marque una sola.');
  });
});

describe('a form that was replaced', () => {
  const named = 'convenience-test';
  const draft = (header: string, answers: object = {}) => {
    const [form, hash] = header.split('@');
    return server.ask('PUT', `/api/drafts/${form}?hash=${hash}`, {
      token: ana,
      payload: { answers },
    });
  };
  /** Puts another version in its place; the header of the one before. */
  const replace = async (title: string) => {
    const before = `${named}@${await hashOf(`form/${named}`)}`;
    write(root, `schemas/forms/${named}.json`, convenienceForm({ title }));
    await seedReleases(server.context);
    return before;
  };
  const later = async (hours: number) => {
    const { clock, now } = server.context;
    await clock.moveTo(new Date(now().getTime() + hours * 3_600_000));
    ana = await server.token('ana');
  };

  test('has its unfinished answers told as such to whoever asks for the next', async () => {
    const before = await replace('Antes de la siguiente');
    expect((await draft(before, { NIVEL_ESTUDIOS: 'POSGRADO' })).statusCode).toBe(200);
    const now = await hashOf(`form/${named}`);
    const url = `/api/drafts/${named}?hash=${now}`;
    const { data } = (await server.ask('GET', url, { token: ana })).json();
    expect(data).toMatchObject({
      draft: null,
      earlier: { hash: before.split('@')[1], answers: { NIVEL_ESTUDIOS: 'POSGRADO' } },
    });
    await server.ask('DELETE', url, { token: ana });
  });

  test('may be answered for a day more, and then by whoever had begun', async () => {
    await replace('Como al principio');
    const second = await replace('Primera');
    const third = await replace('Tercera');
    expect((await draft(third, { NIVEL_ESTUDIOS: 'POSGRADO' })).statusCode).toBe(200);
    await later(23.9);
    for (const form of [second, third])
      expect((await answer(good, { 'x-form': form })).statusCode).toBe(201);
    await later(0.2);
    for (const form of [second]) {
      const refused = await answer(good, { 'x-form': form });
      expect(refused.statusCode).toBe(409);
      expect(refused.json().result.errors[0].code).toBe('form_changed');
      expect((await draft(form)).statusCode).toBe(404);
    }
    expect((await answer(good, { 'x-form': third })).statusCode).toBe(201);
    const other = await server.token('luis');
    const path = `/api/onboarding/agnostic-test/${testId('F')}/answers/${intervener('luis')}`;
    const his = { token: other, payload: { answers: good }, headers: { 'x-form': third } };
    expect((await server.ask('POST', path, his)).statusCode).toBe(409);
    expect((await draft(third, { NIVEL_ESTUDIOS: 'PRIMARIOS' })).statusCode).toBe(200);
  });

  test('counts from when it was left, not from when it was made', async () => {
    const old = `${named}@${await hashOf(`form/${named}`)}`;
    await replace('Otra');
    await later(25);
    expect((await answer(good, { 'x-form': old })).statusCode).toBe(409);
    const other = await replace('Cuarta');
    expect((await answer(good, { 'x-form': other })).statusCode).toBe(201);
  });
});

describe('a draft', () => {
  const save = (form: string, hash: string, answers: object) =>
    server.ask('PUT', `/api/drafts/${form}?hash=${hash}`, { token: ana, payload: { answers } });

  test('is kept for a form of the release and for nothing else', async () => {
    const contact = await hashOf('form/contact');
    expect((await save('contact', contact, { subject: 'x' })).statusCode).toBe(200);
    for (const [form, hash] of [
      ['contact', await hashOf('codes/countries')],
      ['countries', await hashOf('codes/countries')],
      ['contact', await hashOf('form/gdpr-preferences')],
      ['anything', contact],
      ['constructor', contact],
      ['style', await hashOf('style/style')],
    ] as const)
      expect([form, (await save(form, hash, {})).statusCode]).toEqual([form, 404]);
  });

  test('belongs to what it is about', async () => {
    const hash = await hashOf('form/contact');
    const url = (about?: string) =>
      `/api/drafts/contact?hash=${hash}${about === undefined ? '' : `&about=${encodeURIComponent(about)}`}`;
    const kept = async (about?: string) => {
      const answered = await server.ask('GET', url(about), { token: ana });
      const { draft } = answered.json().data;
      return draft && [draft.about, draft.answers.subject];
    };
    for (const [subject, about] of [
      ['uno', '["10392"]'],
      ['otro', '["10393"]'],
      ['nada', undefined],
    ] as const) {
      const payload = { answers: { subject } };
      expect((await server.ask('PUT', url(about), { token: ana, payload })).statusCode).toBe(200);
    }
    expect(await kept('["10392"]')).toEqual(['["10392"]', 'uno']);
    expect(await kept('["10394"]')).toBeNull();
    expect(await kept()).toEqual(['', 'nada']);
    await server.ask('DELETE', url('["10392"]'), { token: ana });
    expect(await kept('["10392"]')).toBeNull();
    expect(await kept('["10393"]')).toEqual(['["10393"]', 'otro']);
    const long = await server.ask('GET', url('x'.repeat(501)), { token: ana });
    expect(long.statusCode).toBe(400);
  });

  test('is no larger than a form', async () => {
    const contact = await hashOf('form/contact');
    const deep = (levels: number): object => (levels > 0 ? { a: deep(levels - 1) } : {});
    for (const answers of [{ subject: 'x'.repeat(65_536) }, deep(17), deep(2_000)]) {
      const refused = await save('contact', contact, answers);
      expect(refused.statusCode).toBe(413);
      expect(refused.json().result.errors[0].code).toBe('too_large');
    }
    expect((await save('contact', contact, { subject: 'x'.repeat(60_000) })).statusCode).toBe(200);
    expect((await save('contact', contact, deep(15))).statusCode).toBe(200);
  });
});

describe('a poll', () => {
  const send = (payload: object, headers: Record<string, string> = {}) =>
    server.ask('POST', '/api/polls/answers', { token: ana, payload, headers });
  const open = uuidOf('almadraba/poll/open');

  test('is judged by its own form only where it is that poll', async () => {
    const header = { 'x-form': await named('poll-reports') };
    const other = uuidOf('almadraba/poll/closed');
    const forged = await send(
      { uuid_poll: other, form: 'poll-reports', answers: { canal: 'Área privada' } },
      header,
    );
    expect(forged.statusCode).toBe(422);
    expect(forged.json().result.errors[0]).toMatchObject({ path: '/body/uuid_poll' });
    const without = await send({ uuid_poll: other, answers: { nota: 'Buena' } });
    expect(without.statusCode).toBe(409);
    const right = await send(
      { uuid_poll: open, form: 'poll-reports', answers: { canal: 'Área privada' } },
      header,
    );
    expect(right.statusCode).toBe(201);
    const [kept] = (await transcripts()).data.transcripts.filter(
      ({ form }: { form: string }) => form === 'poll-reports',
    );
    expect((await read(kept.uuid)).json().data.transcript.sections[0].lines).toEqual([
      expect.objectContaining({ label: 'Canal', displayed: 'Área privada' }),
    ]);
  });
});

describe('a change of some answers', () => {
  const change = (payload: object, headers: Record<string, string> = {}) =>
    server.ask('PATCH', `/api/interveners/${intervener('ana')}/gdpr`, {
      token: ana,
      payload: { source: 'PRIVATE_AREA', ...payload },
      headers,
    });
  const newest = async () => {
    const [first] = (await transcripts()).data.transcripts.filter(
      ({ form }: { form: string }) => form === 'gdpr-preferences',
    );
    const { sections } = (await read(first.uuid)).json().data.transcript;
    return sections[0].lines.map(({ displayed }: { displayed: string }) => displayed);
  };

  test('leaves the others as they were where no form is named', async () => {
    expect((await change({ profiling: true })).statusCode).toBe(200);
    expect(await newest()).toEqual(['Sí', 'Sí', 'No', 'No']);
  });

  test('holds all answers of the page where it names its form', async () => {
    const header = { 'x-form': await named('gdpr-preferences') };
    const refused = await change({ profiling: false }, header);
    const missing = ['commercial_own', 'commercial_group', 'distributor_sharing'];
    expect(refused.json().result.errors).toEqual(
      missing.map((name) => expect.objectContaining({ code: 'required', path: `/body/${name}` })),
    );
    const all = { ...Object.fromEntries(missing.map((name) => [name, true])), profiling: true };
    const forged = await change({ ...all, channel_sms: true }, header);
    expect(forged.json().result.errors[0]).toMatchObject({ path: '/body/channel_sms' });
  });

  test('that only another form asks is judged by that one, which is not for them', async () => {
    const before = (await transcripts()).data.total;
    const refused = await change({ channel_sms: true });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().result.errors[0].code).toBe('form_access');
    expect((await transcripts()).data.total).toBe(before);
  });
});

describe('transcripts', () => {
  test('are shown to the person and to staff, and to nobody else', async () => {
    const [first] = (await transcripts()).data.transcripts;
    const staff = await server.token('staff.read', { scope: 'staff' });
    const luis = await server.token('luis');
    expect((await read(first.uuid, staff)).statusCode).toBe(200);
    expect((await read(first.uuid, luis)).statusCode).toBe(404);
    expect((await transcripts(staff)).data.total).toBeGreaterThan(0);
    const url = `/api/interveners/${intervener('luis')}/transcripts/${first.uuid}`;
    expect((await server.ask('GET', url, { token: staff })).statusCode).toBe(404);
  });

  test.each([
    'update transcripts set title = title',
    'delete from transcripts',
    'truncate transcripts',
  ])('are never changed: %s', async (statement) => {
    const attempt = withTenant(server.context.db, server.at().tenant.id, (db) =>
      sql.raw(statement).execute(db),
    );
    await expect(attempt).rejects.toThrow(/permission denied/);
  });

  test('of a tenant are not there for another', async () => {
    const encinar = server.at('localhost', 'encinar').tenant.id;
    const found = await withTenant(server.context.db, encinar, (db) =>
      db.selectFrom('transcripts').select('uuid').execute(),
    );
    expect(found).toEqual([]);
  });
});
