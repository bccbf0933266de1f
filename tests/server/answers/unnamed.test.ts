import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '#/language/values/hash.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { grantProof } from '../../support/grantProof.ts';
import { askedOnTop } from '../../support/ownQuestions.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { documentsWith, write } from '../../support/testForms.ts';
import { unfilled } from '../../support/unfilled.ts';
import { createMarket } from '../settlement/market.ts';

const repository = join(import.meta.dirname, '../../..');
const id = (key: string) => uuidOf(`almadraba/${key}`);
const me = id('intervener/ana');
const fund = `/accounts/${id('account/ana/1')}`;
const plan = `/accounts/${id('account/ana/2')}`;
const bank = `${fund}/bank-accounts/${id('bank/ana/1')}`;

/** Rows with a cell that stays in the browser. */
const rows = {
  data: {
    properties: {
      own_kin: {
        type: 'array',
        title: 'Familiares',
        own: true,
        maxItems: 3,
        items: {
          type: 'object',
          properties: {
            kin: { type: 'string', title: 'Parentesco', maxLength: 40 },
            note: { type: 'string', title: 'Nota para usted', maxLength: 40, local: true },
          },
        },
      },
    },
  },
  fields: {
    own_kin: {
      widget: 'rows',
      fields: {
        kin: { order: 1, widget: 'text', required: true },
        note: { order: 2, widget: 'text', required: true },
      },
    },
  },
  steps: { own_rows: { order: 950, title: 'Su familia', fields: { own_kin: 1 } } },
};

let server: TestServer;
let root: string;
let ana: string;
let proof: string;
beforeAll(async () => {
  root = documentsWith([]);
  const over = (form: string, patch: object) => {
    const text = readFileSync(join(repository, `schemas/forms/${form}.json`), 'utf8');
    const variant = { base: { id: form, sha256: sha256(text) }, patch };
    write(root, `tenants/almadraba/overlays/form/${form}.json`, variant);
  };
  const when = { at: '/answers/own_channel', equals: 'OFFICE' };
  const asked = askedOnTop(['own_channel', 'own_reason'], ['optional', 'conditional'], when);
  over('edit-operation', asked);
  over('bank-account-change', rows);
  server = await startTestServer({ root, hasDemoData: true });
  ana = await server.token('ana');
  proof = (await grantProof(server, ana, 1e6))!;
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const send = async (method: string, url: string, payload: object, form?: string) => {
  const headers: Record<string, string> = form === undefined ? {} : { 'x-form': await named(form) };
  const answer = await server.ask(method, `/api${url}`, { token: ana, proof, payload, headers });
  expect(unfilled(answer)).toEqual([]);
  return answer;
};
const named = async (form: string) => {
  const { data } = (await server.ask('GET', '/api/releases/current', { key: true })).json();
  const manifest = (await server.ask('GET', `/api/releases/${data.hash}`)).json();
  return `${form}@${manifest.documents[`form/${form}`]}`;
};
const kept = async () =>
  (await server.ask('GET', `/api/interveners/${me}/transcripts`, { token: ana })).json().data as {
    total: number;
    transcripts: { uuid: string; call: string }[];
  };
/** What some work has kept: all have the same moment here. */
const newlyKept = async (work: () => Promise<void>) => {
  const before = new Set((await kept()).transcripts.map(({ uuid }) => uuid));
  await work();
  return (await kept()).transcripts.filter(({ uuid }) => !before.has(uuid));
};
const said = (answer: { statusCode: number; json(): unknown }) => {
  const { result } = answer.json() as { result: { errors: { code: string; path?: string }[] } };
  return result.errors.map(({ code, path }) => `${answer.statusCode} ${path ?? ''} ${code}`);
};

describe('a call that a form of the release submits, and that names none', () => {
  test.each([
    [
      'createBeneficiary',
      `${plan}/beneficiaries`,
      { name: 'Eva', percentage: '1.00' },
      '/body/lastname_1 required',
    ],
    [
      'createContributor',
      `${plan}/contributors`,
      { role: 'APORTANTE', name: 'Eva' },
      '/body/lastname_1 required',
    ],
    [
      'createBankAccount',
      `${fund}/bank-accounts`,
      { iban_code: 'ES9121000418450200051332', swift_code: 'NOTABIC' },
      '/body/swift_code bic',
    ],
    [
      'addAccountInterveners',
      `${fund}/interveners/bulk`,
      { interveners: [{ role: 'AUTORIZADO', name: 'Eva', email: 'eva@example.test' }] },
      '/body/account_type const',
    ],
  ])('is judged by it, and refused with nothing kept: %s', async (_, url, payload, reason) => {
    const before = (await kept()).total;
    const refused = await send('POST', url, payload);
    expect(said(refused)).toContain(`422 ${reason}`);
    expect((await kept()).total).toBe(before);
  });

  test('keeps what was asked and answered, as a named one does', async () => {
    const made = await newlyKept(async () => {
      const answer = await send('PATCH', fund, { alias: 'Casa' });
      expect(answer.statusCode, answer.body).toBe(200);
    });
    expect(made.map(({ call }) => call)).toEqual(['updateAccount']);
  });

  test('names one where two forms could have asked', async () => {
    const refused = await send('PATCH', fund, { alias: 'Casa', mailing_type: 'EMAIL' });
    expect(said(refused)).toEqual(['422 /headers/X-Form form_required']);
  });

  test('changes some things, and leaves to nobody what it does not change', async () => {
    const answer = await send('PATCH', fund, { postmail_action: 'SEND' });
    expect(answer.statusCode, answer.body).toBe(200);
  });
});

describe('an own answer that no form declares', () => {
  const own_answers = { own_stranger: 'se pierde' };

  test.each([
    ['with a change', bank, { alias: 'Banco', own_answers }],
    ['alone', bank, { own_answers }],
    ['beside a form without questions of its own', fund, { alias: 'Casa', own_answers }],
  ])('is refused, never lost: %s', async (_, url, payload) => {
    const before = (await kept()).total;
    const [refused, ...others] = said(await send('PATCH', url, payload));
    expect(refused).toMatch(/^422 \/body\/own_answers(\/own_stranger)? unknown_field$/);
    expect(others).toEqual([]);
    expect((await kept()).total).toBe(before);
  });

  test('is told by its name', async () => {
    const refused = await send('PATCH', bank, { alias: 'Banco', own_answers });
    const { result } = refused.json();
    expect(result.errors[0].message).toBe('No se esperaba el campo «own_stranger».');
  });
});

test('nothing to change is nothing changed', async () => {
  for (const [url, payload] of [
    [fund, { section: 'POST' }],
    [fund, { own_answers: {} }],
    [bank, { own_answers: {} }],
    [`/interveners/${me}`, { own_answers: {} }],
    [`${plan}/beneficiaries/${id('party/ana/2/Clara Robles Ferrer')}`, { own_answers: {} }],
  ] as const) {
    const answer = await send('PATCH', url, payload);
    expect([url, answer.statusCode < 500], answer.body).toEqual([url, true]);
  }
});

describe('a cell that stays in the browser', () => {
  test('is neither kept nor asked for by the server', async () => {
    for (const row of [{ kin: 'Hija', note: 'queda aquí' }, { kin: 'Hija' }]) {
      const own_answers = { own_kin: [row] };
      const [made] = await newlyKept(async () => {
        const answer = await send('PATCH', bank, { alias: 'Banco', own_answers });
        expect(answer.statusCode, answer.body).toBe(200);
      });
      const path = `/api/interveners/${me}/transcripts/${made!.uuid}`;
      const { body } = await server.ask('GET', path, { token: ana });
      expect(body).toContain('Hija');
      expect(body).not.toContain('queda aquí');
    }
  });
});

test('null is no answer, and hides nothing else that is wrong', async () => {
  const good = await send('PATCH', bank, { alias: 'Banco', own_answers: { own_kin: null } });
  expect(good.statusCode, good.body).toBe(200);
  const own_answers = { own_kin: [{ kin: null }] };
  const refused = await send('PATCH', bank, { alias: 'x'.repeat(61), own_answers });
  expect(said(refused)).toContain('422 /body/alias max_length');
});

describe('answers to a tenant’s own questions about an order', () => {
  const own_answers = { own_channel: 'WEB' };

  test('are a change of it: none is taken once somebody has signed', async () => {
    const order = {
      uuid_account: id('account/ana/1'),
      operation_type: 'SUSCRIPCION',
      key_product: '10394',
      gross_amount: '1000.00',
      pay_method: 'CHEQUE',
      has_read_dfi: true,
      has_read_report: true,
    };
    const made = await send('POST', '/operations', order);
    const { uuid } = made.json().data.operation;
    const change = (payload: object, form?: string) =>
      send('PATCH', `/operations/${uuid}`, payload, form);
    const asked = { change: 'EDIT', gross_amount: '1100.00' };
    const seen = await send('POST', `/operations/${uuid}/change-preview`, asked);
    const { shown } = seen.json().data.change;
    const edited = { is_periodic: false, gross_amount: '1100.00', shown, own_answers };
    expect((await change(edited, 'edit-operation')).statusCode).toBe(200);
    expect((await change({ own_answers })).statusCode).toBe(200);
    await createMarket(server).sign(uuid);
    const before = (await kept()).total;
    for (const payload of [{ own_answers }, { is_periodic: false, own_answers }, edited]) {
      const refused = await change(payload);
      expect(refused.statusCode, refused.body).toBe(409);
    }
    expect((await kept()).total).toBe(before);
  });
});
