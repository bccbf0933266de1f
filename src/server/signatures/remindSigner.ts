import { fullName } from '#/domain/people/names.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { checkActive, readSelf } from '../interveners/checkActive.ts';
import { denied, HttpError, notFound } from '../kernel/httpError.ts';
import { createNotification } from '../notifications/createNotification.ts';
import { events } from '../notifications/events.ts';
import { findOperation } from '../operations/findOperation.ts';
import { lockOperations } from '../orders/lockOperations.ts';
import { orderTitle } from '../orders/orderTitle.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { describeSigners } from './describeSigners.ts';
import { mailSigner } from './mailSigner.ts';
import { keepReminder } from './reminders.ts';

type Asked = Pick<HandlerRequest<'remindSigner'>, 'context' | 'actor' | 'path'>;

/**
 * Reminds somebody of an order that waits for their signature, by a notification and a mail: whoever sees the order
 * whole may, of an order that somebody has still to sign. Throws 404 for who does not sign it and for oneself, 409
 * `reminder_signed` once they have signed or the order went on, and 429 `reminder_day` for the second of a day,
 * whichever order that is of.
 */
export async function remindSigner({ context, actor, path }: Asked, db: TenantDb): Promise<void> {
  const today = todayOf(context, actor);
  const { row, isNarrowed } = await findOperation(db, actor, path.id, today);
  if (isNarrowed) throw denied([{ code: 'not_allowed', path: '' }]);
  const self = await readSelf(db, actor);
  checkActive(self, today);
  // Nobody signs it meanwhile.
  const [order] = await lockOperations(db, [row.uuid]);
  if (!order?.operation_status.startsWith('REGISTERED')) throw signed();
  const thing = { tenant_id: row.tenant_id, section: 'OPERATION', uuid_owner: row.uuid } as const;
  const { signers } = await describeSigners(db, thing, { self: self.uuid, about: '' });
  const to = signers.find(({ uuid }) => uuid === path.signerId.toLowerCase());
  if (!to || to.is_self) throw notFound();
  if (to.state === 'SIGNED') throw signed();
  const now = context.now();
  const about = { to: to.uuid, by: self.uuid, operation: row.uuid, today, now };
  if (!(await keepReminder(db, about)))
    throw new HttpError(429, [{ code: 'reminder_day' }], { 'retry-after': '3600' });
  const title = orderTitle(row.operation_type, row.name_product ?? row.key_product);
  const name = fullName(self);
  await createNotification(context, db, {
    to: [to.uuid],
    ...events.signatureReminder({ title, name }),
    account: row.uuid_account,
    operation: row.uuid,
  });
  const because = 'signature_reminder';
  await mailSigner(context, db, actor.tenant, {
    ...{ to: to.uuid, operation: row.uuid, title, name, because },
  });
}

const signed = () => new HttpError(409, [{ code: 'reminder_signed' }]);
