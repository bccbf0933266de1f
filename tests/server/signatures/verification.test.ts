import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paperPlace } from '../../support/paperPlace.ts';
import { pdfsig, VALID } from '../../support/pdfsig.ts';
import { readPdf } from '../pdf/readPdf.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
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

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** As anybody asks who is not logged in. */
const verify = async (print: string, tenant?: string) => {
  const answer = await server.ask('GET', `/api/verifications/${print}`, {
    key: true,
    ...(tenant && { tenant }),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.verification;
};
const bytesOf = async (who: Signing, uuid: string) =>
  (await who.get((await paperPlace(server, uuid))!)).rawPayload;
async function sign(who: Signing, documents: string[]): Promise<string> {
  const begun = await who.start(documents);
  const { uuid } = begun.json().data.signature;
  const code = await server.lastCode();
  const done = await who.call(`/documents-signatures/${uuid}/confirm`, { code });
  expect(done.statusCode, done.body).toBe(200);
  return uuid;
}

describe('a fingerprint', () => {
  test('of a signed document says who signed it and when, with no more of their names than that', async () => {
    const [paper] = await ana.papers(await ana.order());
    await sign(ana, [paper!]);
    const found = await verify(sha256(await bytesOf(ana, paper!)));
    expect(found).toMatchObject({
      state: 'VALID',
      sealed_at: null,
      signers: [
        {
          ...{ name: 'Ana R. M.', acts_as: null },
          ...{ signed_at: server.context.now().toISOString(), stamped_at: null },
        },
      ],
    });
    const spelt = found.sha256.toUpperCase().replace(/.{8}/g, '$& ');
    expect(await verify(encodeURIComponent(spelt))).toEqual(found);
    expect(found.roots).toHaveLength(1);
    expect(found.roots[0].pem).toBe(server.context.signing.roots[0]);
  });

  test('of one changed byte says that the document was changed, or that nobody knows it', async () => {
    const [paper] = await ana.papers(await ana.order());
    const signature = await sign(ana, [paper!]);
    const changed = Buffer.from(await bytesOf(ana, paper!));
    changed[500] = changed[500]! ^ 1;
    expect((await verify(`${sha256(changed)}.${signature}`)).state).toBe('CHANGED');
    expect((await verify(sha256(changed))).state).toBe('UNKNOWN');
    expect((await verify(`${sha256(changed)}.${uuidOf('nothing')}`)).state).toBe('UNKNOWN');
  });

  test('of what was shown before anybody signed is none of a signed document', async () => {
    const [paper] = await ana.papers(await ana.order());
    const shown = await bytesOf(ana, paper!);
    await sign(ana, [paper!]);
    expect((await verify(sha256(shown))).state).toBe('UNKNOWN');
  });

  test('of an earlier signature says that more have come since', async () => {
    const papers = await luis.papers(
      await luis.order({ uuid_account: uuidOf('almadraba/account/luis/1') }),
    );
    await sign(luis, papers);
    const first = sha256(await bytesOf(luis, papers[0]!));
    expect((await verify(first)).state).toBe('VALID');
    await sign(ana, papers);
    expect(await verify(first)).toMatchObject({ state: 'SUPERSEDED', signers: [{}] });
    expect(await verify(sha256(await bytesOf(ana, papers[0]!)))).toMatchObject({
      state: 'VALID',
      signers: [{ name: 'Luis R. C.' }, { name: 'Ana R. M.' }],
    });
  });

  test('says as what somebody signed for another, and names nobody but who signed', async () => {
    const attorney = await server.as('apoderado');
    const [paper] = await attorney.papers(await attorney.order());
    await sign(attorney, [paper!]);
    const found = await verify(sha256(await bytesOf(attorney, paper!)));
    expect(found.signers).toEqual([
      expect.objectContaining({ name: 'Inés C. V.', acts_as: 'Apoderado' }),
    ]);
    expect(JSON.stringify(found.signers)).not.toMatch(/Carmona|Naviera/);
  });

  test('of what a company signed itself names it in whole, and nobody who stands for it', async () => {
    const iberica = await server.as('iberica');
    const [paper] = await iberica.papers(await iberica.order());
    await sign(iberica, [paper!]);
    const found = await verify(sha256(await bytesOf(iberica, paper!)));
    expect(found.signers).toEqual([
      expect.objectContaining({ name: 'Talleres Ibérica SL', acts_as: null }),
    ]);
  });

  test('is told by its own tenant alone', async () => {
    const [paper] = await ana.papers(await ana.order());
    await sign(ana, [paper!]);
    const print = sha256(await bytesOf(ana, paper!));
    expect((await verify(print, 'encinar')).state).toBe('UNKNOWN');
  });

  test.each(['x', '0'.repeat(63), `${'0'.repeat(64)}.x`, "' or 1=1"])(
    'that is none is unknown: %s',
    async (print) => {
      expect((await verify(encodeURIComponent(print))).state).toBe('UNKNOWN');
    },
  );
});

describe('a document that was signed before signatures were put into the file', () => {
  const declared = uuidOf('almadraba/document/ana/declaration');

  test('is known by the bytes of then, with nobody where nobody was kept', async () => {
    const print = sha256(await bytesOf(ana, declared));
    expect(await verify(print)).toMatchObject({
      state: 'RECORDED',
      subcategory: 'DECLARACION_FATCA_CRS_AEAT',
      signers: [],
    });
    expect((await verify(print, 'encinar')).state).toBe('UNKNOWN');
  });

  test('says who signed it where that was kept', async () => {
    const bytes = await bytesOf(ana, declared);
    const at = new Date('2025-03-03T10:00:00Z');
    const uuid = uuidOf('old signature');
    await withTenant(server.context.db, server.at().tenant.id, async (db) => {
      const uuid_intervener = uuidOf('almadraba/intervener/ana');
      await db
        .insertInto('signatures')
        .values({
          ...{ tenant_id: db.tenantId, uuid, uuid_intervener, uuid_session: uuid },
          ...{ provider: 'OTP', status: 'SIGNED', sent_to: '6*****001', expires_at: at },
          ...{ created_at: at, decided_at: at },
        })
        .execute();
      await db
        .insertInto('document_signers')
        .values({
          ...{ tenant_id: db.tenantId, uuid_document: declared, uuid_intervener },
          ...{ uuid_signature: uuid, sha256: sha256(bytes), signed_at: at },
        })
        .execute();
    });
    expect(await verify(sha256(bytes))).toMatchObject({
      state: 'RECORDED',
      signers: [{ name: 'Ana R. M.', signed_at: at.toISOString(), stamped_at: null }],
    });
  });
});

describe('the evidence of a signature', () => {
  test('lies among the documents, sealed by the house, and says what proves it', async () => {
    const operation = await ana.order();
    const papers = await ana.papers(operation);
    const signature = await sign(ana, papers);
    const { documents } = (await ana.get(`/operations/${operation}/documents`)).json().data;
    const evidence = documents.filter(
      ({ subcategory }: { subcategory: string }) => subcategory === 'EVIDENCIA_FIRMA',
    );
    expect(evidence).toHaveLength(1);
    const bytes = await bytesOf(ana, evidence[0].uuid);
    const { signatures, output } = await pdfsig(bytes, server.context.signing.roots);
    expect(signatures, output).toEqual([{ ...VALID, signer: 'Almadraba Gestión', isWhole: true }]);
    const text = (await readPdf(bytes)).text.replace(/\s+/g, '');
    const signed = await bytesOf(ana, papers[0]!);
    // The last is what the program that asks here calls itself.
    const sent = 'Entregadosegúnsandbox';
    const agent = 'lightMyRequest';
    for (const said of [signature, sha256(signed), 'AnaRoblesMedina', '6*****', sent, agent])
      expect(text).toContain(said);
    expect(await verify(sha256(bytes))).toMatchObject({
      state: 'VALID',
      subcategory: 'EVIDENCIA_FIRMA',
      signers: [],
    });
    expect(await bytesOf(ana, evidence[0].uuid)).toEqual(bytes);
  });

  test('stands in the file of the order, with who opened and signed what, and what was paid', async () => {
    const operation = await ana.order();
    await sign(ana, await ana.papers(operation));
    await withTenant(server.context.db, server.at().tenant.id, (db) =>
      db
        .insertInto('payments')
        .values({
          ...{ tenant_id: db.tenantId, uuid: uuidOf('paid'), uuid_operation: operation },
          ...{ provider: 'sandbox', reference: 'PAGO-7', amount: 100_000n, status: 'PAID' },
          ...{
            created_by: uuidOf('almadraba/user/ana'),
            created_at: new Date('2026-11-20T11:00Z'),
          },
          ...{ asked_at: null, decided_at: new Date('2026-11-20T11:05Z') },
        })
        .execute(),
    );
    const answer = await ana.get(`/operations/${operation}/dossier`);
    expect(answer.statusCode, answer.body).toBe(200);
    const bytes = answer.rawPayload;
    const { signatures, output } = await pdfsig(bytes, server.context.signing.roots);
    expect(signatures, output).toEqual([{ ...VALID, signer: 'Almadraba Gestión', isWhole: true }]);
    const text = (await readPdf(bytes)).text.replace(/\s+/g, '');
    for (const said of [
      'AnaRoblesMedina',
      'PAGO-7',
      'Cobrado',
      '1.000,00',
      '20-nov-2026|12:05:00h(UTC+1)',
    ])
      expect(text).toContain(said);
    expect(await verify(sha256(bytes))).toMatchObject({
      state: 'VALID',
      subcategory: 'EXPEDIENTE',
    });
  });
});
