import { isFor } from '#/domain/documentKinds/kindsFor.ts';
import type { Schema } from '#/contract/schema.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { alreadyDecided, decide, reasonOf } from '../decisions/decide.ts';
import { lockRow } from '../decisions/lockRow.ts';
import { reviewAddressProof } from '../people/addressProof.ts';
import { tellRejected } from './tellRejected.ts';
import { keepResidence } from './keepResidence.ts';
import { acceptBankAccount } from './decideBankAccount.ts';

/**
 * Validates a document that waits, or rejects it. A good holder certificate makes its bank account good, and one of tax
 * residence counts from the day on which it was issued;
 * once no paper of a person or an account waits or is bad, they count as validated.
 * @source specification §4, §5
 */
export async function decideDocument(
  context: Context,
  db: TenantDb,
  actor: Actor,
  uuid: string,
  verdict: Schema<'Verdict'>,
): Promise<void> {
  const row = await lockRow(db, 'documents', uuid);
  const reason = reasonOf(verdict);
  if (row.validation !== 'PENDIENTE') throw alreadyDecided();
  const isResidence = verdict.result === 'VALIDADO' && isFor(row.subcategory, 'RESIDENCE_PROOF');
  if (isResidence && row.section === 'INTERVENER')
    await keepResidence(context, db, actor, row.uuid_owner, verdict);
  await db
    .updateTable('documents')
    .set({
      validation: verdict.result,
      validation_reason: reason,
      decided_at: context.now(),
    })
    .where('uuid', '=', uuid)
    .execute();
  await decide(context, db, actor, {
    kind: 'DOCUMENT',
    uuid_about: row.uuid,
    result: verdict.result,
    reason: reason ?? undefined,
  });
  if (row.section === 'INTERVENER') await reviewAddressProof(context, db, row.uuid_owner);
  if (verdict.result !== 'VALIDADO') return tellRejected(context, db, actor, row, reason!);
  if (isFor(row.subcategory, 'HOLDER_CERTIFICATE') && row.uuid_bank_account)
    await acceptBankAccount(context, db, actor, row.uuid_bank_account);
  if (row.section !== 'OPERATION') await settle(db, row.section, row.uuid_owner);
}

/**
 * Whether the papers of a person or an account were found good: of each kind the newest, because a better
 * one takes the place of a bad one. Without papers there is none.
 */
export async function areDocumentsGood(
  db: TenantDb,
  section: 'INTERVENER' | 'ACCOUNT',
  owner: string,
): Promise<boolean> {
  const newest = await db
    .selectFrom('documents')
    .distinctOn('subcategory')
    .select('validation')
    .where('section', '=', section)
    .where('uuid_owner', '=', owner)
    .orderBy('subcategory')
    .orderBy('created_at', 'desc')
    .orderBy('uuid')
    .execute();
  return newest.length > 0 && newest.every(({ validation }) => validation === 'VALIDADO');
}

async function settle(
  db: TenantDb,
  section: 'INTERVENER' | 'ACCOUNT',
  owner: string,
): Promise<void> {
  if (!(await areDocumentsGood(db, section, owner))) return;
  await db
    .updateTable(section === 'INTERVENER' ? 'interveners' : 'accounts')
    .set({ has_docs_validated: true })
    .where('uuid', '=', owner)
    .execute();
}
