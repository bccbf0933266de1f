import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDate } from '#/domain/dates/format.ts';
import { sha256 } from '#/language/values/hash.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { documentsWith, write } from '../../support/testForms.ts';
import { createSubscriber, reasons, subscription } from './subscriber.ts';

/** The form of subscriptions, with a question of the tenant's own. */
const id = 'order-subscription';
const variant = {
  base: { id, sha256: sha256('') },
  patch: {
    data: {
      properties: {
        own_reason: { type: 'string', title: '¿Para qué invierte?', maxLength: 80, own: true },
      },
    },
    fields: { own_reason: { widget: 'text' } },
    steps: { amount: { fields: { own_reason: 40 } } },
  },
};

let server: TestServer;
let root: string;
let ana: Awaited<ReturnType<typeof createSubscriber>>;
let named: string;
const me = uuidOf('almadraba/intervener/ana');

beforeAll(async () => {
  root = documentsWith([]);
  write(root, `tenants/almadraba/overlays/form/${id}.json`, variant);
  server = await startTestServer({ root, hasDemoData: true });
  ana = await createSubscriber(server);
  const { data } = (await server.ask('GET', '/api/releases/current', { key: true })).json();
  const manifest = (await server.ask('GET', `/api/releases/${data.hash}`)).json();
  named = `${id}@${manifest.documents[`form/${id}`]}`;
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

describe('an order that names its form', () => {
  const own_answers = { own_reason: 'Ahorro' };

  test('is refused when the form shows other terms than it bears', async () => {
    const { shown } = await ana.termsOf('10393');
    const answer = await ana.give(subscription({ shown }), { 'x-form': named });
    expect(reasons(answer)).toEqual(['/body/shown order.other_shown']);
  });

  test('is refused when the form orders something else', async () => {
    const payload = subscription({
      ...{ operation_type: 'SOLICITUD_SUSCRIPCION_PERIODICA', pay_method: 'DOMICILIACION' },
      ...{ per_period: 'MENSUAL', per_start_date: '2026-12-01' },
      uuid_bank_account: uuidOf('almadraba/bank/ana/1'),
    });
    const answer = await ana.give(payload, { 'x-form': named });
    expect(reasons(answer)).toContain('/body/operation_type const');
  });

  test('keeps with it what was read, ticked and typed, word by word', async () => {
    const terms = await ana.termsOf('10394');
    const { shown } = terms;
    const answer = await ana.give(subscription({ shown, own_answers }), { 'x-form': named });
    expect(answer.statusCode, answer.body).toBe(201);
    const { uuid } = answer.json().data.operation;
    const { operation } = await ana.read(`/api/operations/${uuid}`);
    const { uuid_transcript } = operation;
    expect(operation.answered_besides).toEqual([
      { name: 'own_reason', question: '¿Para qué invierte?', answer: 'Ahorro' },
    ]);
    const url = `/api/interveners/${me}/transcripts/${uuid_transcript}`;
    const { transcript, sha256: hash } = await ana.read(url);
    const kept = (await server.ask('GET', url, { token: ana.token })).body;
    const text = /"transcript":(.*)\}\}$/s.exec(kept)![1]!;
    expect(sha256(text)).toBe(hash);
    const read = (title: string) =>
      transcript.sections
        .flatMap(({ texts = [] }: { texts?: { title?: string; text: string }[] }) => texts)
        .find((each: { title?: string }) => each.title === title)?.text;
    for (const { filename, published_on } of terms.papers) {
      expect(read('Documentos que debe leer')).toContain(filename);
      expect(read('Documentos que debe leer')).toContain(formatDate(published_on));
    }
    expect(read('Cuándo')).toContain(`Se liquida el: ${formatDate(terms.dates.settlement_date)}`);
    expect(read('Costes')).toContain('Comisión de gestión al año: ');
    const lines = transcript.sections.flatMap((section: { lines: object[] }) => section.lines);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'gross_amount', value: '1000.00' }),
        expect.objectContaining({ name: 'has_read_dfi', value: true }),
        expect.objectContaining({ name: 'own_reason', value: 'Ahorro', own: true }),
      ]),
    );
    expect(await ana.read(url)).toEqual({ transcript, sha256: hash });
  });

  test('that is changed keeps what it was given with', async () => {
    const { shown } = await ana.termsOf('10394');
    const answer = await ana.give(subscription({ shown, own_answers }), { 'x-form': named });
    const { uuid, uuid_transcript } = answer.json().data.operation;
    const payload = { is_periodic: false, gross_amount: '1100.00' };
    const changed = await server.ask('PATCH', `/api/operations/${uuid}`, {
      token: ana.token,
      payload,
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json().data.operation).toMatchObject({ uuid_transcript });
  });
});
