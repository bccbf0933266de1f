import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '#/language/values/hash.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { order, pageOf } from '../../support/attacks/lockedForms.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { documentsWith, write } from '../../support/testForms.ts';
import { createSubscriber, reasons, subscription } from './subscriber.ts';

/** A form of subscriptions that sends which terms it shows, and asks a question of the tenant's own. */
const form: FormDocument = order((each) => {
  each.data.properties.pay_method = {
    ...{ type: 'string', title: 'Forma de pago', enum: ['TRANSFERENCIA', 'CHEQUE'] },
  };
  each.data.properties.own_reason = {
    ...{ type: 'string', title: '¿Para qué invierte?', maxLength: 80, own: true },
  };
  each.fields.pay_method = {
    ...{ widget: 'radio', required: true },
    options: {
      TRANSFERENCIA: { order: 10, label: 'Transferencia' },
      CHEQUE: { order: 20, label: 'Cheque' },
    },
  };
  each.fields.own_reason = { widget: 'text' };
  each.steps.amount!.fields = { gross_amount: 10, pay_method: 30, own_reason: 40 };
  delete each.data.properties.result;
  delete each.fields.result;
  for (const kind of ['tick', 'phrase'])
    each.rules![kind]!.when = { at: '/data/terms/terms/acknowledgement/kind', equals: kind };
  each.calls = {
    terms: {
      call: 'getOrderTerms',
      input: {
        path: { id: { from: '/route/query/cuenta' } },
        query: { operation_type: 'SUSCRIPCION', key_product: { from: '/route/query/producto' } },
      },
    },
  };
  Object.assign(each.submit!.input!.body!, {
    pay_method: { from: '/answers/pay_method' },
    shown: { from: '/data/terms/terms/shown' },
  });
});

let server: TestServer;
let root: string;
let ana: Awaited<ReturnType<typeof createSubscriber>>;
let named: string;
const me = uuidOf('almadraba/intervener/ana');

beforeAll(async () => {
  root = documentsWith([form]);
  write(root, 'schemas/screens/orderPage.json', pageOf('order', 'block'));
  server = await startTestServer({ root, hasDemoData: true });
  ana = await createSubscriber(server);
  const { data } = (await server.ask('GET', '/api/releases/current', { key: true })).json();
  const manifest = (await server.ask('GET', `/api/releases/${data.hash}`)).json();
  named = `order@${manifest.documents['form/order']}`;
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
    const { shown } = await ana.termsOf('10394');
    const payload = subscription({ shown, operation_type: 'SOLICITUD_SUSCRIPCION_PERIODICA' });
    const answer = await ana.give(payload, { 'x-form': named });
    expect(reasons(answer)).toContain('/body/operation_type const');
  });

  test('keeps with it what was read, ticked and typed, word by word', async () => {
    const { shown } = await ana.termsOf('10394');
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
