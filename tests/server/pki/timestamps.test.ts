import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { TimestampFault } from '../../../src/server/pki/timestamps/timestampAuthority.ts';
import { createSandboxTimestamps } from '../../support/sandboxTimestamps.ts';
import { createTimestampClient } from '../../../src/server/pki/timestamps/timestampClient.ts';
import { oneFailure } from '../../../src/server/pki/timestamps/oneFailure.ts';
import { paperPlace } from '../../support/paperPlace.ts';
import { pdfsig, VALID } from '../../support/pdfsig.ts';
import { startTimestampServer } from '../../support/timestampServer.ts';
import { startSigning, type SigningServer } from '../signatures/signing.ts';

const now = () => new Date('2026-11-20T11:00:00Z');
const sandbox = createSandboxTimestamps(now);
const signature = Buffer.from('of somebody');
const silent = { warn: () => undefined };

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});
async function serve(...given: Parameters<typeof startTimestampServer>) {
  const server = await startTimestampServer(...given);
  open.push(server);
  return server;
}

describe('a timestamp authority', () => {
  test('dates a signature with a token of its own', async () => {
    const { url, queries } = await serve(sandbox.answer);
    const token = await createTimestampClient(url)(signature);
    expect(queries).toHaveLength(1);
    expect(token.length).toBeGreaterThan(500);
  });

  test.each([
    ['dates other bytes', createSandboxTimestamps(now, 'otherBytes').answer, {}],
    ['refuses', createSandboxTimestamps(now, 'refuses').answer, {}],
    ['says what is no token', () => Buffer.from('<html>'), {}],
    ['says too much', () => Buffer.alloc(20_000), {}],
    ['has a fault', sandbox.answer, { status: 500 }],
    ['is too slow', sandbox.answer, { never: true }],
  ] as const)('that %s is a fault', async (_, answer, how) => {
    const { url } = await serve(answer, how);
    await expect(createTimestampClient(url, 300)(signature)).rejects.toThrow(TimestampFault);
  });

  test('whose signature does not hold is a fault', async () => {
    const { url } = await serve((query) => {
      const changed = Buffer.from(sandbox.answer(query));
      // The last bytes are those of its signature.
      changed[changed.length - 1] = changed.at(-1)! ^ 1;
      return changed;
    });
    await expect(createTimestampClient(url)(signature)).rejects.toThrow(TimestampFault);
  });

  test('that nobody answers for is asked once for all the documents of a signature', async () => {
    const { url, queries } = await serve(sandbox.answer, { status: 503 });
    const stamp = oneFailure(createTimestampClient(url), silent);
    expect([await stamp(signature), await stamp(signature)]).toEqual([null, null]);
    expect(queries).toHaveLength(1);
  });
});

describe('signatures of people', () => {
  let server: SigningServer;
  let authority: Awaited<ReturnType<typeof startTimestampServer>>;
  let isAway = false;
  beforeAll(async () => {
    authority = await startTimestampServer((query) =>
      isAway ? Buffer.from('no') : sandbox.answer(query),
    );
    server = await startSigning({ TIMESTAMP_URL: authority.url });
  });
  afterAll(async () => {
    await server.close();
    await authority.close();
  });

  test.each([
    ['bear a token of time', false],
    ['are given without one while the authority is away', true],
  ])('%s, and are valid', async (_, away) => {
    isAway = away;
    const ana = await server.as('ana');
    const papers = await ana.papers(await ana.order());
    const begun = await ana.start(papers);
    const { uuid } = begun.json().data.signature;
    const code = await server.lastCode();
    const done = await ana.call(`/documents-signatures/${uuid}/confirm`, { code });
    expect(done.statusCode, done.body).toBe(200);
    const rows = await withTenant(server.context.db, server.at().tenant.id, (db) =>
      db
        .selectFrom('document_signers')
        .select('stamped_at')
        .where('uuid_signature', '=', uuid)
        .execute(),
    );
    expect(rows.map(({ stamped_at }) => stamped_at === null)).toEqual(papers.map(() => away));
    const { rawPayload } = await ana.get((await paperPlace(server, papers[0]!))!);
    const { signatures } = await pdfsig(rawPayload, server.context.signing.roots);
    expect(signatures).toEqual([{ ...VALID, signer: 'Ana Robles Medina', isWhole: true }]);
    const token = sandbox.certificate.raw.toString('hex');
    expect(rawPayload.toString('latin1').includes(token)).toBe(!away);
  });
});
