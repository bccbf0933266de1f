import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import type { Schema } from '#/contract/schema.ts';
import { mayOn } from '#/domain/access/mayOn.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { events } from '../notifications/events.ts';
import { notify } from '../notifications/notify.ts';
import { HttpError } from '../kernel/httpError.ts';
import { endOfIban } from '../kernel/maskIban.ts';
import { alreadyDecided, decide, reasonOf } from '../decisions/decide.ts';
import { lockRow } from '../decisions/lockRow.ts';

/**
 * Validates a bank account whose holder certificate has arrived, or rejects the certificate, so that the
 * account goes on waiting for another. @source specification §5
 */
export async function decideBankAccount(
  context: Context,
  db: TenantDb,
  actor: Actor,
  uuid: string,
  verdict: Schema<'Verdict'>,
): Promise<void> {
  const bank = await lockRow(db, 'bank_accounts', uuid);
  const reason = reasonOf(verdict);
  if (bank.status !== 'PENDIENTE') throw alreadyDecided();
  const papers = await db
    .updateTable('documents')
    .set({ validation: verdict.result, validation_reason: reason, decided_at: context.now() })
    .where('uuid_bank_account', '=', bank.uuid)
    .where('subcategory', '=', kindFor('HOLDER_CERTIFICATE'))
    .where('validation', '=', 'PENDIENTE')
    .executeTakeFirst();
  if (papers.numUpdatedRows === 0n && !(await hasGoodCertificate(db, bank.uuid)))
    throw new HttpError(409, [{ code: 'certificate_missing' }]);
  if (verdict.result === 'VALIDADO') return acceptBankAccount(context, db, actor, bank.uuid);
  await decide(context, db, actor, {
    kind: 'BANK_ACCOUNT',
    uuid_about: bank.uuid,
    result: 'RECHAZADO',
    reason: reason ?? undefined,
  });
}

/** From now on the bank account may be used, and who may order on its account is told. */
export async function acceptBankAccount(
  context: Context,
  db: TenantDb,
  actor: Actor,
  uuid: string,
): Promise<void> {
  const bank = await lockRow(db, 'bank_accounts', uuid);
  if (bank.status === 'VALIDADA') return;
  await db
    .updateTable('bank_accounts')
    .set({ status: 'VALIDADA' })
    .where('uuid', '=', bank.uuid)
    .execute();
  await decide(context, db, actor, {
    kind: 'BANK_ACCOUNT',
    uuid_about: bank.uuid,
    result: 'VALIDADO',
  });
  const parties = await db
    .selectFrom('account_interveners')
    .select(['uuid_intervener', 'account_intervener_role'])
    .where('uuid_account', '=', bank.uuid_account)
    .execute();
  const told = parties.filter(
    ({ account_intervener_role: role }) => mayOn(role, 'edit_bank_accounts') !== 'no',
  );
  const event = events.bankAccountValidated({ ending: endOfIban(bank.iban_code) });
  await notify(
    context,
    db,
    [...new Set(told.map(({ uuid_intervener }) => uuid_intervener))].map((intervener) => ({
      intervener,
      ...event,
      account: bank.uuid_account,
    })),
  );
}

async function hasGoodCertificate(db: TenantDb, uuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('documents')
    .select('uuid')
    .where('uuid_bank_account', '=', uuid)
    .where('subcategory', '=', kindFor('HOLDER_CERTIFICATE'))
    .where('validation', '=', 'VALIDADO')
    .executeTakeFirst();
  return row !== undefined;
}
