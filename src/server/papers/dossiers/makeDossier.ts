import { withTenant, type TenantDb } from '../../database/withTenant.ts';
import type { Place } from '../../documents/place.ts';
import { findDocument } from '../../documents/readDocuments.ts';
import { canonicalJson } from '#/language/values/canonicalJson.ts';
import type { Context } from '../../ports/context.ts';
import type { Tenant } from '../../ports/tenant.ts';
import { sha256Of } from '../../files/sha256Of.ts';
import { drawProductDocument } from '../drawProductDocument.ts';
import { fileOf } from '../fileOf.ts';
import { declarationDossier } from './declarationDossier.ts';
import { readDeclarationFacts } from './declarationFacts.ts';
import type { Reader } from './dossierBlocks.ts';
import { orderDossier } from './orderDossier.ts';
import { readOrderDossier } from './orderFacts.ts';
import type { OfferedPaper } from './readOffered.ts';
import type { Proofs } from './readProofs.ts';
import { sealDossier } from './sealDossier.ts';

/**
 * The file of an order as it stands now: a PDF with the order's documents attached, sealed by the house, for whoever
 * has nothing but this. Undefined where there is no such order.
 */
export async function makeOrderDossier(
  context: Context,
  tenant: Tenant,
  { order: uuid, reader }: { order: string; reader: Reader },
): Promise<Buffer | undefined> {
  const place = { section: 'OPERATION', owner: uuid } as const;
  const found = await withPapers(context, tenant, place, (db) =>
    readOrderDossier(db, tenant, uuid, context.now()),
  );
  if (!found) return undefined;
  const facts = { ...found, offered: await withPrints(context, tenant, found.offered) };
  const say = tenant.words();
  const { transcript, proofs } = facts;
  const texts = transcript
    ? [{ name: say('paper.dossier.transcript_name'), body: transcript.body }]
    : [];
  return sealDossier(context, tenant, { papers: proofs.papers, texts }, (frame, sealing) =>
    orderDossier(facts, { ...frame, reader, zone: tenant.timeZone }, sealing, say),
  );
}

/** Of what its giver had not opened, the fingerprint is that of what is handed out to whoever opens it. */
async function withPrints(
  context: Context,
  tenant: Tenant,
  offered: readonly OfferedPaper[],
): Promise<OfferedPaper[]> {
  const printed: OfferedPaper[] = [];
  for (const paper of offered) {
    const drawn = paper.sha256
      ? undefined
      : await drawProductDocument(context, tenant, paper, (work) =>
          withTenant(context.db, tenant.id, work),
        );
    printed.push(drawn ? { ...paper, sha256: await sha256Of(drawn.bytes) } : paper);
  }
  return printed;
}

/** The same of a declaration, a test or the consents of a person. */
export async function makeDeclarationDossier(
  context: Context,
  tenant: Tenant,
  { person, declaration, reader }: { person: string; declaration: string; reader: Reader },
): Promise<Buffer | undefined> {
  const place = { section: 'INTERVENER', owner: person } as const;
  const facts = await withPapers(context, tenant, place, (db) =>
    readDeclarationFacts(db, person, declaration),
  );
  if (!facts) return undefined;
  const say = tenant.words();
  const { transcript, proofs, kept } = facts;
  const texts = [
    ...(transcript ? [{ name: say('paper.dossier.transcript_name'), body: transcript.body }] : []),
    ...(Object.keys(kept).length > 0
      ? [{ name: say('paper.dossier.kept_name'), body: canonicalJson(kept) }]
      : []),
  ];
  return sealDossier(context, tenant, { papers: proofs.papers, texts }, (frame, sealing) =>
    declarationDossier(facts, { ...frame, reader }, sealing, say),
  );
}

/** What is on record, once papers that nobody has asked for yet are made. */
async function withPapers<Facts extends { proofs: Proofs }>(
  context: Context,
  tenant: Tenant,
  place: Place,
  read: (db: TenantDb) => Promise<Facts | undefined>,
): Promise<Facts | undefined> {
  const facts = await withTenant(context.db, tenant.id, read);
  const unmade = facts?.proofs.papers.filter(({ bytes }) => !bytes) ?? [];
  if (unmade.length === 0) return facts;
  for (const { uuid } of unmade) {
    const row = await withTenant(context.db, tenant.id, (db) => findDocument(db, place, uuid));
    await fileOf(context, tenant, row);
  }
  return withTenant(context.db, tenant.id, read);
}
