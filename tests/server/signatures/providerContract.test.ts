import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../../src/server/ports/context.ts';
import type { Email } from '../../../src/server/ports/mail.ts';
import { otpProvider } from '../../../src/server/signatures/otpProvider.ts';
import {
  ProviderFault,
  type SignatureOrder,
  type SignatureProvider,
  type StartedSignature,
} from '../../../src/server/signatures/provider.ts';
import { createSandboxProvider } from '../../../src/server/signatures/sandboxProvider.ts';
import { withRelease } from '../../../src/server/tenants/withRelease.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { otherThan } from './signing.ts';

let server: TestServer;
let context: Context;
let order: SignatureOrder;
beforeAll(async () => {
  server = await startTestServer();
  context = server.context;
  const tenant = await withRelease(context, server.at().tenant);
  order = {
    tenant,
    signer: { name: 'Ana', email: 'ana@example.test', mobile_phone: '600 000 001' },
    hashes: ['0'.repeat(64), '1'.repeat(64)],
    expiresAt: new Date(context.now().getTime() + 600_000),
    words: tenant.words(),
  };
});
afterAll(() => server.close());

/** What any way of signing has to be: the house's own and those outside alike. */
describe.each<[string, SignatureProvider]>([
  ['the built-in provider', otpProvider],
  ['a provider outside of the house', createSandboxProvider()],
])('%s', (_, provider) => {
  const codeOf = ({ letter }: StartedSignature) => (letter as Email).code!;
  const check = (started: StartedSignature, code: string) =>
    provider.check(context, {
      reference: started.reference ?? null,
      kept: started.kept ?? null,
      code,
    });

  test('sends a code of six digits that it tells nobody else', async () => {
    const started = await provider.start(context, order);
    expect(codeOf(started)).toMatch(/^\d{6}$/);
    expect(started.letter!.text).toContain(codeOf(started));
    expect(started.sentTo).toBe('6*****001');
    const kept = JSON.stringify({ ...started, letter: undefined });
    expect(kept).not.toContain(codeOf(started));
  });

  test('knows its code from any other', async () => {
    const started = await provider.start(context, order);
    expect(await check(started, codeOf(started))).toBe(true);
    expect(await check(started, otherThan(codeOf(started)))).toBe(false);
    expect(await check(started, '')).toBe(false);
  });

  test('takes no code of another signature', async () => {
    const [one, other] = [
      await provider.start(context, order),
      await provider.start(context, order),
    ];
    if (codeOf(one) !== codeOf(other)) expect(await check(other, codeOf(one))).toBe(false);
    expect(await check(other, codeOf(other))).toBe(true);
  });

  test('confirms nothing of which it knows nothing', async () => {
    expect(await provider.check(context, { reference: null, kept: null, code: '000000' })).toBe(
      false,
    );
  });

  test('reaches whoever has no telephone by mail, and refuses whoever has neither', async () => {
    const signer = { ...order.signer, mobile_phone: null };
    const started = await provider.start(context, { ...order, signer });
    expect([started.letter!.to, started.letter!.kind]).toEqual([
      'ana@example.test',
      'signature-code',
    ]);
    const nobody = { ...signer, email: null };
    await expect(provider.start(context, { ...order, signer: nobody })).rejects.toMatchObject({
      status: 409,
    });
  });
});

test.each(['slow', 'away'] as const)(
  'a provider that is %s is a fault, at each question',
  async (fault) => {
    const provider = createSandboxProvider(fault, 10);
    await expect(provider.start(context, order)).rejects.toThrow(ProviderFault);
    const asked = { reference: 'r', kept: null, code: '000000' };
    await expect(provider.check(context, asked)).rejects.toThrow(ProviderFault);
  },
);
