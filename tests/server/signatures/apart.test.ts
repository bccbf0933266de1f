import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PDFDocument } from '@cantoo/pdf-lib';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { paperPlace } from '../../support/paperPlace.ts';
import { readPdf } from '../pdf/readPdf.ts';
import { startSigning, type Signing, type SigningServer } from './signing.ts';

let server: SigningServer;
let ana: Signing;
let luis: Signing;
beforeAll(async () => {
  server = await startSigning();
  ana = await server.as('ana');
  luis = await server.as('luis');
  // The clock runs, as everywhere but in tests: whatever asks for the time is a millisecond later.
  const { now } = server.context;
  let ticks = 0;
  server.context.now = () => new Date(now().getTime() + (ticks += 1));
});
afterAll(() => server.close());

const plain = (text: string) => text.replace(/\s+/g, '');
const textOf = async (bytes: Uint8Array) => plain((await readPdf(bytes)).text);
const bytesOf = async (who: Signing, uuid: string) =>
  (await who.get((await paperPlace(server, uuid))!)).rawPayload;
async function sign(who: Signing, documents: string[]): Promise<void> {
  const begun = await who.start(documents);
  const { uuid } = begun.json().data.signature;
  const code = await server.lastCode();
  const done = await who.call(`/documents-signatures/${uuid}/confirm`, { code });
  expect(done.statusCode, done.body).toBe(200);
}
/** Every fingerprint of what somebody signed: as it was shown, before and after. */
const printsOf = (documents: string[]): Promise<string[]> =>
  withTenant(server.context.db, server.at().tenant.id, async (db) => {
    const rows = await db
      .selectFrom('document_signers')
      .select(['sha256', 'before_sha256', 'signed_sha256'])
      .where('uuid_document', 'in', documents)
      .execute();
    return rows.flatMap((row) => [row.sha256, row.before_sha256!, row.signed_sha256!]);
  });
const evidencesOf = async (who: Signing, path: string): Promise<string[]> =>
  (await who.get(`${path}/documents`))
    .json()
    .data.documents.filter(
      ({ subcategory }: { subcategory: string }) => subcategory === 'EVIDENCIA_FIRMA',
    )
    .map(({ uuid }: { uuid: string }) => uuid);

const JOINT = uuidOf('almadraba/account/luis/1');
const OWN = uuidOf('almadraba/account/luis/2');

describe('an order of two people that one of them signed together with an order of their own', () => {
  let joint: string;
  let own: string[];
  let shared: string[];
  let order: string;
  beforeAll(async () => {
    joint = await luis.order({ uuid_account: JOINT });
    order = await luis.order({ uuid_account: OWN });
    [shared, own] = [await luis.papers(joint), await luis.papers(order)];
    await sign(luis, [...own, ...shared]);
  });

  test('is proven to the other by evidence that names nothing of it', async () => {
    const [evidence, ...more] = await evidencesOf(ana, `/operations/${joint}`);
    expect(more).toEqual([]);
    const text = await textOf(await bytesOf(ana, evidence!));
    for (const print of await printsOf(shared)) expect(text).toContain(print);
    for (const print of await printsOf(own)) expect(text).not.toContain(print);
    // What proves the code stays: who, by what, from where, with which certificate.
    for (const said of ['LuisRoblesCano', '127.0.0.1', 'CN=LuisRobles'])
      expect(text).toContain(plain(said));
  });

  test('has a file that names and carries nothing of it', async () => {
    const answer = await ana.get(`/operations/${joint}/dossier`);
    expect(answer.statusCode).toBe(200);
    const attached = (
      await PDFDocument.load(answer.rawPayload, { updateMetadata: false })
    ).getAttachments();
    const texts = [await textOf(answer.rawPayload)];
    for (const { name, data } of attached)
      texts.push(name.endsWith('.pdf') ? await textOf(data) : Buffer.from(data).toString());
    const all = texts.join('\n');
    for (const print of await printsOf(own)) expect(all).not.toContain(print);
    for (const print of await printsOf(shared)) expect(all).toContain(print);
    expect(all).not.toContain(own[0]!);
  });

  test('leaves evidence of its own with the other order', async () => {
    const [evidence] = await evidencesOf(luis, `/operations/${order}`);
    const text = await textOf(await bytesOf(luis, evidence!));
    for (const print of await printsOf(own)) expect(text).toContain(print);
    for (const print of await printsOf(shared)) expect(text).not.toContain(print);
    expect((await ana.get((await paperPlace(server, evidence!))!)).statusCode).toBe(404);
  });
});

describe('the history of an order', () => {
  interface Told {
    operation_status: string;
    previous_status: string | null;
    actor: string;
    name: string | null;
    reason: string | null;
  }
  const told = async (operation: string): Promise<Told[]> =>
    (await ana.get(`/operations/${operation}/historical`)).json().data.historical;

  test('of two names who signed last as who made it signed, and the first before them', async () => {
    const operation = await ana.order({ uuid_account: JOINT });
    const papers = await ana.papers(operation);
    await sign(ana, papers);
    expect((await told(operation)).at(-1)).toMatchObject({
      ...{ operation_status: 'REGISTERED_ONLINE', previous_status: 'REGISTERED_ONLINE' },
      ...{ actor: 'INVESTOR', name: 'Ana Robles Medina' },
      reason: 'Firma documentos de la orden. Todavía faltan firmas.',
    });
    await sign(luis, papers);
    const lines = await told(operation);
    const signed = lines.findIndex(({ operation_status }) => operation_status === 'SIGNED');
    expect(lines[signed]).toMatchObject({ actor: 'INVESTOR', name: 'Luis Robles Cano' });
    expect(lines[signed - 1]).toMatchObject({ name: 'Ana Robles Medina' });
    expect(lines.filter(({ name }) => name === 'Ana Robles Medina')).toHaveLength(1);
  });

  test('of one person says that they signed it, and no process', async () => {
    const operation = await ana.order();
    await sign(ana, await ana.papers(operation));
    const lines = await told(operation);
    expect(lines.map(({ operation_status }) => operation_status)).toEqual([
      'REGISTERED_ONLINE',
      'SIGNED',
    ]);
    expect(lines[1]).toMatchObject({ actor: 'INVESTOR', name: 'Ana Robles Medina' });
  });
});
