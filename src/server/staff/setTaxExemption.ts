import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import type { Schema } from '#/contract/schema.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { proofsOf } from '../people/proofsOf.ts';
import { HttpError, unprocessable } from '../kernel/httpError.ts';
import { decideDocument } from '../documents/decideDocument.ts';
import { lockRow } from '../decisions/lockRow.ts';

/**
 * Records from when until when nothing is withheld from what a legal person gains, with the document that proves it:
 * the one that is named, or the newest. It holds for what is settled from now on; what was settled stays as it is. A
 * document that waited is found good with it.
 * @throws HttpError 409 of a natural person or without a proof, 422 where the days are the wrong way round
 * @source Ley 49/2002, 6, 12 and 14 (the regime is chosen, and may be given up)
 */
export async function setTaxExemption(
  context: Context,
  db: TenantDb,
  actor: Actor,
  uuid: string,
  { since, until = null, uuid_document: named }: Schema<'TaxExemptionChange'>,
): Promise<void> {
  const person = await lockRow(db, 'interveners', uuid);
  if (person.type !== 'J') throw new HttpError(409, [{ code: 'tax_exemption.person' }]);
  if (until !== null && until < since)
    throw unprocessable([{ code: 'tax_exemption.until', path: '/until' }]);
  const proof = await proofsOf(db, person.uuid, kindFor('EXEMPTION_PROOF'))
    .$if(named !== undefined, (query) => query.where('documents.uuid', '=', named!))
    .limit(1)
    .executeTakeFirst();
  if (!proof) throw new HttpError(409, [{ code: 'tax_exemption.proof' }]);
  if (proof.validation === 'PENDIENTE')
    await decideDocument(context, db, actor, proof.uuid, { result: 'VALIDADO' });
  await db
    .insertInto('tax_exemptions')
    .values({
      ...{ tenant_id: db.tenantId, uuid: context.id(), uuid_intervener: person.uuid },
      ...{ regime: 'LEY_49_2002', since, until, uuid_document: proof.uuid },
      ...{ decided_by: actor.userId!, decided_at: context.now() },
    })
    .execute();
  await db
    .updateTable('interveners')
    .set({ tax_exemption: 'LEY_49_2002', tax_exempt_since: since, tax_exempt_until: until })
    .where('uuid', '=', person.uuid)
    .execute();
}
