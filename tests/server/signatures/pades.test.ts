import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { paperPlace } from '../../support/paperPlace.ts';
import { pdfsig, VALID } from '../../support/pdfsig.ts';
import { startSigning, type Signing, type SigningServer } from './signing.ts';

let server: SigningServer;
let ana: Signing;
let luis: Signing;

beforeAll(async () => {
  server = await startSigning();
  ana = await server.as('ana');
  luis = await server.as('luis');
});
afterAll(() => server.close());

const joint = uuidOf('almadraba/account/luis/1');
const inTenant = <T>(work: (db: TenantDb) => Promise<T>) =>
  withTenant(server.context.db, server.at().tenant.id, work);
const bytesOf = async (who: Signing, uuid: string) => {
  const answer = await who.get((await paperPlace(server, uuid))!);
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
};
async function sign(who: Signing, documents: string[]) {
  const begun = await who.start(documents);
  expect(begun.statusCode, begun.body).toBe(201);
  const { uuid } = begun.json().data.signature;
  const code = await server.lastCode();
  const done = await who.call(`/documents-signatures/${uuid}/confirm`, { code });
  expect(done.statusCode, done.body).toBe(200);
  return uuid as string;
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('a document that one person signed', () => {
  test('is valid for pdfsig, which trusts our root alone, and starts with what was shown', async () => {
    const papers = await ana.papers(await ana.order());
    const shown = await bytesOf(ana, papers[0]!);
    await sign(ana, papers);
    for (const paper of papers) {
      const bytes = await bytesOf(ana, paper);
      const { signatures, output } = await pdfsig(bytes, server.context.signing.roots);
      expect(signatures, output).toEqual([
        { ...VALID, signer: 'Ana Robles Medina', isWhole: true },
      ]);
    }
    const signed = await bytesOf(ana, papers[0]!);
    expect(signed.subarray(0, shown.length - 1).equals(shown.subarray(0, -1))).toBe(true);
  });

  test('is not valid once a byte of it is another, wherever', async () => {
    const [paper] = await ana.papers(await ana.order());
    await sign(ana, [paper!]);
    const bytes = await bytesOf(ana, paper!);
    for (const at of [200, Math.floor(bytes.length / 4), bytes.length - 200]) {
      const changed = Buffer.from(bytes);
      changed[at] = changed[at]! ^ 1;
      const { signatures } = await pdfsig(changed, server.context.signing.roots);
      expect(signatures.map(({ signature }) => signature)).not.toContain(VALID.signature);
    }
  });

  test('does not lend its signature to another', async () => {
    const [first, second] = await ana.papers(await ana.order());
    await sign(ana, [first!, second!]);
    const [from, into] = [await bytesOf(ana, first!), await bytesOf(ana, second!)];
    const contents = (pdf: Buffer) => /\/Contents <([0-9a-f]+)>/.exec(pdf.toString('latin1'))![1]!;
    const forged = into.toString('latin1').replace(contents(into), contents(from));
    const { signatures } = await pdfsig(
      Buffer.from(forged, 'latin1'),
      server.context.signing.roots,
    );
    expect(signatures.map(({ signature }) => signature)).toEqual(['Digest Mismatch.']);
  });

  test('is not trusted by whoever trusts another root', async () => {
    const [paper] = await ana.papers(await ana.order());
    await sign(ana, [paper!]);
    const { signatures } = await pdfsig(await bytesOf(ana, paper!), []);
    expect(signatures[0]).toMatchObject({ signature: VALID.signature });
    expect(signatures[0]!.certificate).not.toBe(VALID.certificate);
  });
});

describe('a document of several', () => {
  test('is signed one day after another behind each other, and each stays valid', async () => {
    const operation = await luis.order({ uuid_account: joint });
    const papers = await luis.papers(operation);
    await sign(luis, papers);
    const afterFirst = await bytesOf(luis, papers[0]!);
    await sign(ana, papers);
    const bytes = await bytesOf(ana, papers[0]!);
    expect(bytes.subarray(0, afterFirst.length).equals(afterFirst)).toBe(true);
    const { signatures } = await pdfsig(bytes, server.context.signing.roots);
    expect(signatures).toEqual([
      { ...VALID, signer: 'Luis Robles Cano', isWhole: false },
      { ...VALID, signer: 'Ana Robles Medina', isWhole: true },
    ]);
    const rows = await inTenant((db) =>
      db
        .selectFrom('document_signers')
        .selectAll()
        .where('uuid_document', '=', papers[0]!)
        .orderBy('place')
        .execute(),
    );
    expect(rows.map(({ place, tries }) => [place, tries])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(rows[1]!.before_sha256).toBe(sha256(afterFirst));
    expect(rows[1]!.signed_sha256).toBe(sha256(bytes));
  });

  test('has both signatures when both confirm at once', async () => {
    const papers = await luis.papers(await luis.order({ uuid_account: joint }));
    const begin = async (who: Signing) => {
      const answer = await who.start(papers);
      const at = `/documents-signatures/${answer.json().data.signature.uuid}/confirm`;
      const code = await server.lastCode();
      return () => who.call(at, { code });
    };
    const confirms = [await begin(luis), await begin(ana)];
    const answers = await Promise.all(confirms.map((confirm) => confirm()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    for (const paper of papers) {
      const { signatures } = await pdfsig(await bytesOf(ana, paper), server.context.signing.roots);
      expect(signatures).toHaveLength(2);
      for (const each of signatures) expect(each).toMatchObject(VALID);
    }
  });
});

describe('private keys', () => {
  test('are kept in cipher alone, and nobody else opens it', async () => {
    const rows = await server.owner.selectFrom('signing_authorities').selectAll().execute();
    expect(rows).toHaveLength(1);
    const der = rows[0]!.sealed_key;
    // Every private key of a curve names it.
    expect(der.includes(Buffer.from('06082a8648ce3d030107', 'hex'))).toBe(false);
    expect(der.toString('latin1')).not.toContain('PRIVATE KEY');
  });
});
