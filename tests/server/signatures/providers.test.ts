import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SettingsDocument } from '../../../src/language/grammar/settings.ts';
import { createCode, isCode, keepCode } from '../../../src/server/signatures/codeHash.ts';
import { maskEmail, maskPhone } from '../../../src/server/kernel/maskContact.ts';
import { maskIban } from '../../../src/server/kernel/maskIban.ts';
import { decide } from '../../support/decide.ts';
import { codesOf, otherThan, startSigning, type Signing, type SigningServer } from './signing.ts';

let server: SigningServer;
let ana: Signing;

beforeAll(async () => {
  server = await startSigning();
  ana = await server.as('ana');
});
afterAll(() => server.close());

/** Has the tenant sign with another provider from now on. */
const signWith = (signature_type: SettingsDocument['signature_type']) =>
  decide(server.context, 'almadraba', (settings) => Object.assign(settings, { signature_type }));

describe('a provider outside of the house', () => {
  test('checks its codes itself', async () => {
    await signWith('DIGITAL-SANDBOX');
    const operation = await ana.order();
    const papers = await ana.papers(operation);
    const started = await ana.start(papers, { signature_type: 'DIGITAL-SANDBOX' });
    expect(started.statusCode, started.body).toBe(201);
    const at = `/documents-signatures/${started.json().data.signature.uuid}/confirm`;
    const code = await server.lastCode();
    expect(codesOf(await ana.call(at, { code: otherThan(code) }))).toContain('signature_code');
    // Its word comes twice at once.
    const answers = await Promise.all([ana.call(at, { code }), ana.call(at, { code })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { historical } = (await ana.get(`/operations/${operation}/historical`)).json().data;
    expect(
      historical.filter((each: { operation_status: string }) => each.operation_status === 'SIGNED'),
    ).toHaveLength(1);
  });

  test.each(['DIGITAL-SANDBOX_AWAY', 'DIGITAL-SANDBOX_SLOW'] as const)(
    'that fails is said plainly, and nothing was begun: %s',
    async (signature_type) => {
      await signWith('DIGITAL-OTP');
      const papers = await ana.papers(await ana.order());
      await signWith(signature_type);
      const answer = await ana.start(papers, { signature_type });
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('60');
      expect(codesOf(answer)).toEqual(['signature_away']);
      await signWith('DIGITAL-OTP');
      expect((await ana.start(papers)).statusCode).toBe(201);
    },
  );

  test('is not asked by a tenant that does not sign', async () => {
    const papers = await ana.papers(await ana.order());
    const sign = (signing_enabled: boolean) =>
      decide(server.context, 'almadraba', (settings) =>
        Object.assign(settings, { signing_enabled }),
      );
    await sign(false);
    expect(codesOf(await ana.start(papers))).toEqual(['signing_disabled']);
    await sign(true);
    expect((await ana.start(papers)).statusCode).toBe(201);
  });
});

test('a code has six digits and is right by itself alone', async () => {
  const code = createCode();
  expect(code).toMatch(/^\d{6}$/);
  const kept = await keepCode(code);
  expect(await isCode(code, kept)).toBe(true);
  expect(await isCode(otherThan(code), kept)).toBe(false);
});

test.each([
  [maskPhone('600 000 001'), '6*****001'],
  [maskPhone('+34600000001'), '6*****001'],
  [maskEmail('ana@example.test'), 'a*****@example.test'],
  [maskIban('ES91 2100 0418 4502 0005 1332'), 'ES91 **** 1332'],
  [maskIban('ES9121000418450200051332'), 'ES91 **** 1332'],
])('contacts and accounts are shown masked: %s', (shown, expected) => expect(shown).toBe(expected));
