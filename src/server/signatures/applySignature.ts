import { isSignedByEnough, type SignaturesNeeded } from '#/domain/access/signaturesNeeded.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { markKept } from '../files/keepFiles.ts';
import { confirmDeclaration } from '../people/declarations/confirmDeclaration.ts';
import { HttpError } from '../kernel/httpError.ts';
import { addEvidence } from './addEvidence.ts';
import { capacityIn } from './capacityIn.ts';
import { endSignature } from './endSignature.ts';
import { finishOrder } from './finishOrder.ts';
import { findSignable } from './findSignable.ts';
import { flagPapers } from './flagPapers.ts';
import { latestBytes } from '../documents/latestBytes.ts';
import { lockDocuments, type LockedDocument } from './lockDocuments.ts';
import { lockPeople } from './lockPeople.ts';
import { neededSigners } from './neededSigners.ts';
import { readSignature, type SignatureRow } from './readSignature.ts';
import { readSigners } from './readSigners.ts';
import { OthersSigned, type SignedPaper } from './signPapers.ts';

/** What a signature brought about. */
export interface Applied {
  signed: SignatureRow;
  /** Documents that everybody has signed now. */
  completed: string[];
}

/** A signature whose code was right, and what has been made of its documents, by their uuids. */
export interface Signing {
  uuid: string;
  papers: ReadonlyMap<string, SignedPaper & { uuid_file: string }>;
  from: SignedFrom;
}

/** Where a code was confirmed: its address, and what the program there calls itself. */
export interface SignedFrom {
  ip: string;
  user_agent: string | null;
}

/**
 * Everything that follows a right code: who signed which bytes, documents that have all their signatures,
 * declarations and orders that go on by that, and who is told. Throws 409 when a document is not any more
 * what was shown, or waits for no signature of theirs, and 403 or 404 when they may not sign it any more:
 * who they are is asked again here, with everything locked that could change the answer. Throws
 * {@link OthersSigned} when somebody else's signature has come upon the same bytes meanwhile.
 */
export async function applySignature(
  running: Context,
  db: TenantDb,
  actor: Actor,
  { uuid, papers, from }: Signing,
): Promise<Applied> {
  const context = atOneInstant(running);
  const signature = await readSignature(db, actor, uuid, true);
  if (signature.status === 'SIGNED') return { signed: signature, completed: [] };
  if (signature.status === 'REJECTED') throw new HttpError(409, [{ code: 'signature_rejected' }]);
  await lockPeople(db, signature);
  const documents = await lockDocuments(db, signature);
  for (const document of documents) refuseUnlessAsShown(document);
  await findSignable(context, db, actor, {
    documents: signature.documents.map(({ uuid_document }) => uuid_document),
  });
  const completed: string[] = [];
  const waiting = new Map<string, SignaturesNeeded>();
  for (const document of documents) {
    await addSigner(context, db, signature, { document, paper: papers.get(document.uuid), from });
    const needed = await neededSigners(db, document, signature.uuid_intervener);
    if (isSignedByEnough(needed, await readSigners(db, document))) {
      await complete(context, db, document);
      completed.push(document.uuid);
    }
    if (document.section === 'OPERATION') waiting.set(document.uuid_owner, needed);
  }
  for (const [operation, needed] of waiting)
    await finishOrder(context, db, actor, operation, needed);
  await flagPapers(db, documents);
  await addEvidence(context, db, actor, { signature: uuid, documents });
  await endSignature(context, db, signature, 'SIGNED');
  return { signed: await readSignature(db, actor, uuid), completed };
}

/** Whatever follows from a signature bears its instant: that an order is signed is told of whoever signed then. */
function atOneInstant(context: Context): Context {
  const at = context.now();
  return { ...context, now: () => at };
}

function refuseUnlessAsShown(document: LockedDocument): void {
  if (document.uuid_file !== document.shown_file)
    throw new HttpError(409, [{ code: 'signature_changed' }]);
}

async function addSigner(
  { now }: Context,
  db: TenantDb,
  { tenant_id, uuid, uuid_intervener, tries, all_tries }: SignatureRow,
  {
    document,
    paper,
    from,
  }: { document: LockedDocument; paper?: SignedPaper & { uuid_file: string }; from: SignedFrom },
): Promise<void> {
  if (!paper) throw new HttpError(409, [{ code: 'signature_changed' }]);
  const before = await latestBytes(db, document.uuid);
  if (before?.uuid_file !== paper.before.uuid_file) throw new OthersSigned();
  const capacity = await capacityIn(db, uuid_intervener, [document]);
  const added = await db
    .insertInto('document_signers')
    .values({
      tenant_id,
      uuid_document: document.uuid,
      uuid_intervener,
      uuid_signature: uuid,
      sha256: document.shown_sha256,
      signed_at: now(),
      place: before.place + 1,
      uuid_signed_file: paper.uuid_file,
      before_sha256: before.sha256,
      signed_sha256: paper.sha256,
      certificate: paper.certificate,
      stamped_at: paper.isStamped ? now() : null,
      capacity: JSON.stringify(capacity),
      ...from,
      // Of every code that was sent for it; a server of before counts those of the newest, and the right one was given back.
      tries: Math.max(all_tries, tries) + 1,
    })
    // Signed by the same person in another signature of theirs.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 1n) await markKept(db, paper.uuid_file);
}

async function complete(context: Context, db: TenantDb, { uuid }: LockedDocument): Promise<void> {
  await db.updateTable('documents').set({ is_signed: true }).where('uuid', '=', uuid).execute();
  await confirmDeclaration(context, db, uuid);
}
