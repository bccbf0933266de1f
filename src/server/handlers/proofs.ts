import { referenceOf } from '#/domain/operations/referenceOf.ts';
import { findPlace } from '../documents/place.ts';
import { page, slice } from '../kernel/paging.ts';
import { sendBytes } from '../files/sendFile.ts';
import { notFound } from '../kernel/httpError.ts';
import { listDeclarations } from '../papers/dossiers/listDeclarations.ts';
import { makeDeclarationDossier, makeOrderDossier } from '../papers/dossiers/makeDossier.ts';
import type { Actor } from '../ports/actor.ts';
import type { Handler } from '../ports/handler.ts';
import { receiveMessageReceipt } from './receiveMessageReceipt.ts';
import { toRoots, verifyPrint } from '../signatures/verifyPrint.ts';

/** Staff read in their copy who of them it was. */
const readerOf = ({ kind }: Actor) => (kind === 'staff' ? 'staff' : 'client');

/** Everything on record of an order in one sealed PDF, for those who may have its documents. */
const downloadOperationDossier: Handler<'downloadOperationDossier'> = async (request) => {
  const { context, actor, tenant, path, inTenant } = request;
  const { owner } = await inTenant((db) =>
    findPlace(context, db, actor, 'OPERATION', path.id, 'download_documents'),
  );
  const bytes = await makeOrderDossier(context, tenant, { order: owner, reader: readerOf(actor) });
  if (!bytes) throw notFound();
  const name = tenant.words()('paper.dossier.name', { reference: referenceOf(owner) });
  return sendBytes(bytes, 'application/pdf', name);
};

/** The file of an order by name, for lists of what can be downloaded. */
const listOperationDossiers: Handler<'listOperationDossiers'> = (request) =>
  request.inTenant(async (db) => {
    const { context, actor, words, path } = request;
    const place = await findPlace(context, db, actor, 'OPERATION', path.id, 'download_documents');
    const reference = referenceOf(place.owner);
    const name = words('paper.dossier.title', { reference });
    const filename = words('paper.dossier.name', { reference });
    return { data: { dossiers: [{ uuid: place.owner, name, filename }] } };
  });

const LIMIT = 25;

/** What a person has declared, each with the name of its file. */
const listDeclarationDossiers: Handler<'listDeclarationDossiers'> = (request) =>
  request.inTenant(async (db) => {
    const { context, actor, words, path, query } = request;
    const { owner } = await findPlace(
      context,
      db,
      actor,
      'INTERVENER',
      path.id,
      'download_documents',
    );
    const cut = slice(query, LIMIT);
    const { rows, total } = await listDeclarations(db, owner, cut);
    const dossiers = rows.map(({ uuid, kind, state, made_at }) => ({
      ...{ uuid, kind, state, made_at: made_at.toISOString() },
      filename: words('paper.dossier.name', { reference: referenceOf(uuid) }),
    }));
    const where = `/interveners/${owner}/dossiers`;
    return { data: { dossiers, ...page(where, query, cut, total) } };
  });

/** Everything on record of a declaration in one sealed PDF, for the person, who acts for them, and staff. */
const downloadDeclarationDossier: Handler<'downloadDeclarationDossier'> = async (request) => {
  const { context, actor, tenant, path, inTenant } = request;
  const { owner: person } = await inTenant((db) =>
    findPlace(context, db, actor, 'INTERVENER', path.id, 'download_documents'),
  );
  const declaration = path.dossierId.toLowerCase();
  const bytes = await makeDeclarationDossier(context, tenant, {
    ...{ person, declaration, reader: readerOf(actor) },
  });
  if (!bytes) throw notFound();
  const name = tenant.words()('paper.dossier.name', { reference: referenceOf(declaration) });
  return sendBytes(bytes, 'application/pdf', name);
};

/** What is known of a document by the fingerprint of its bytes, however it is spelt; for anybody who has it. */
const getVerification: Handler<'getVerification'> = ({ context, words, path, inTenant }) =>
  inTenant(async (db) => {
    const print = path.print.replace(/\s/g, '').toLowerCase();
    const found = await verifyPrint(db, print, words);
    const sha256 = print.split('.', 1)[0] ?? '';
    const roots = toRoots(context.signing.roots);
    return { data: { verification: { ...found, sha256, roots } } };
  });

/** What proves something to whoever was not there. */
export const proofs = {
  downloadOperationDossier,
  listOperationDossiers,
  downloadDeclarationDossier,
  listDeclarationDossiers,
  getVerification,
  receiveMessageReceipt,
};
