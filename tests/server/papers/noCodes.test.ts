import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { declarationDossier } from '../../../src/server/papers/dossiers/declarationDossier.ts';
import { readDeclarationFacts } from '../../../src/server/papers/dossiers/declarationFacts.ts';
import { listDeclarations } from '../../../src/server/papers/dossiers/listDeclarations.ts';
import { orderDossier } from '../../../src/server/papers/dossiers/orderDossier.ts';
import { readOrderDossier } from '../../../src/server/papers/dossiers/orderFacts.ts';
import { readEvidence, type EvidenceAsked } from '../../../src/server/papers/evidenceFacts.ts';
import { evidencePaper } from '../../../src/server/papers/evidencePaper.ts';
import { frameOf } from '../../../src/server/papers/frameOf.ts';
import type { PdfDocument } from '../../../src/server/ports/pdfDocument.ts';
import type { Tenant } from '../../../src/server/ports/tenant.ts';
import { released } from '../../../src/server/tenants/withRelease.ts';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  const identity = server.context.hosts.tenants.find(({ name }) => name === 'almadraba')!;
  const releases = await server.context.published.currentOf([identity.id]);
  tenant = (await released(server.context, identity, releases.get(identity.id) ?? null))!;
});
afterAll(() => server.close());

/** What programs say to each other: words in capitals that are joined, and ids of documents. */
const CODE = /\b[A-Z0-9]{2,}(?:_[A-Z0-9]+)+\b|\b(?:SENT|CHANGED|RECORDED|SIGNED|DRAFT|OTP)\b/g;

function codesIn({ title, blocks, foot }: PdfDocument): string[] {
  return textsIn([title, foot, blocks]).flatMap((text) => text.match(CODE) ?? []);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}

let tenant: Tenant;
const inDemo = <T>(work: (db: TenantDb) => Promise<T>) =>
  withTenant(server.context.db, tenant.id, work);
const NOW = new Date('2026-11-20T11:00:00.000Z');
const sealing = { attachments: [], roots: [] };

test('no file of what somebody declared, of an order or of a signature says a code', async () => {
  const say = tenant.words();
  const frame = frameOf(tenant, '2026-11-20T11:00:00.000Z');
  const told = await inDemo(async (db) => {
    const found = new Set<string>();
    const look = (paper: PdfDocument) => codesIn(paper).forEach((code) => found.add(code));
    let papers = 0;
    const { rows: people } = await sql<{ uuid: string }>`
      select uuid from interveners where tenant_id = ${db.tenantId} order by uuid limit 60`.execute(
      db,
    );
    for (const { uuid } of people) {
      const { rows } = await listDeclarations(db, uuid, { limit: 50, offset: 0 });
      for (const declaration of rows) {
        const facts = await readDeclarationFacts(db, uuid, declaration.uuid);
        look(declarationDossier(facts!, { ...frame, reader: 'client' }, sealing, say));
        papers++;
      }
    }
    const { rows: orders } = await sql<{ uuid: string }>`
      select distinct on (operation_type, operation_status) uuid from operations
      where tenant_id = ${db.tenantId} order by operation_type, operation_status, uuid`.execute(db);
    const { rows: promised } = await sql<{ uuid: string }>`
      select distinct on (cause) uuid_operation as uuid from order_promises
      where tenant_id = ${db.tenantId} order by cause, uuid_operation`.execute(db);
    for (const { uuid } of [...orders, ...promised]) {
      const facts = await readOrderDossier(db, tenant, uuid, NOW);
      look(
        orderDossier(facts!, { ...frame, reader: 'staff', zone: tenant.timeZone }, sealing, say),
      );
      papers++;
    }
    const { rows: signatures } = await sql<EvidenceAsked>`
      select distinct signature.uuid as signature, paper.section, paper.uuid_owner from signatures signature
      join signature_documents shown on shown.uuid_signature = signature.uuid
      join documents paper on paper.uuid = shown.uuid_document
      where signature.tenant_id = ${db.tenantId} and status = 'SIGNED' limit 50`.execute(db);
    for (const of of signatures) {
      const facts = await readEvidence(db, of);
      if (facts) look(evidencePaper(facts, { ...frame, address: 'http://x/verificar' }, say));
    }
    return { found: [...found], papers };
  });
  expect(told.papers).toBeGreaterThan(30);
  expect(told.found).toEqual([]);
});

test('whatever decided the NAV of an order is said in words', () => {
  const say = tenant.words();
  for (const code of [
    ...['SENT', 'CHANGED', 'REQUEST', 'SIGNATURE', 'MONEY', 'DOCUMENTS', 'DEFERRED', 'TRANSFER'],
  ])
    expect(say.value({ list: 'nav-reasons', code })).not.toBe(code);
});
