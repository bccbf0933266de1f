import type { OperationStatus } from '#/domain/operations/status/statuses.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { referenceOf } from '#/domain/operations/referenceOf.ts';
import type { Said } from '../kernel/words.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { Tenant } from '../ports/tenant.ts';
import { lockOperations } from './lockOperations.ts';
import { mailHolders } from './mailHolders.ts';
import { transitionOperation } from './transitionOperation.ts';
import { readOrderTitle } from './orderTitle.ts';
import { changeSignedMail } from './standingOrderMails.ts';

/**
 * A change that everybody has signed takes the place of the standing order that it names, in the status that
 * one has: from then on it is the one that is carried out. Its papers are all ours and are good as they are
 * signed.
 */
export async function takeOverOrder(
  context: Pick<Context, 'id' | 'now' | 'mail'>,
  db: TenantDb,
  tenant: Tenant,
  { uuid, uuid_replaced }: Pick<StoredOperation, 'uuid' | 'uuid_replaced'>,
  today: PlainDate,
): Promise<void> {
  const [old] = await lockOperations(db, [uuid_replaced!]);
  const move = { tenant, by: 'SYSTEM', facts: { today } } as const;
  const to = old!.operation_status as OperationStatus;
  const named = (words: 'why.replaces' | 'why.replaced_by', order: string): Said => ({
    words,
    values: { reference: referenceOf(order) },
  });
  const replaces = named('why.replaces', old!.uuid);
  await transitionOperation(context, db, { ...move, uuid, to, reason: replaces });
  const replaced = { to: 'CANCELLED', reason: named('why.replaced_by', uuid) } as const;
  await transitionOperation(context, db, { ...move, uuid: old!.uuid, ...replaced });
  await db
    .updateTable('documents')
    .set({ validation: 'VALIDADO', decided_at: context.now() })
    .where('section', '=', 'OPERATION')
    .where('uuid_owner', '=', uuid)
    .where('validation', '=', 'PENDIENTE')
    .execute();
  const title = await readOrderTitle(db, old!);
  await mailHolders(context, db, tenant, old!, (at) => changeSignedMail(tenant, at, { title }));
}
