import type { Issue } from '#/domain/kernel/issue.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import { checkTransferMessage } from '#/domain/transfers/checkTransferMessage.ts';
import type { TransferMessage } from '#/domain/transfers/transferMessage.ts';
import { transferProgress } from '#/domain/transfers/transferProgress.ts';
import { arrivals } from '../operations/transferTypes.ts';
import { cents } from '../words/cents.ts';
import { wordCode } from '../words/productWords.ts';
import { alertStaff } from '../alerts/alertStaff.ts';
import type { Context } from '../ports/context.ts';
import type { TransferTables } from '../tables/transferTables.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { lockOperations } from '../orders/lockOperations.ts';
import type { Tenant } from '../ports/tenant.ts';
import { advanceTransfer } from './advanceTransfer.ts';
import { readTransfers, type TransferUnderWay } from '../operations/readTransfers.ts';
import type { ExchangedMessage } from './transferExchange.ts';

/** What became of a message. */
export interface Received {
  outcome: 'APPLIED' | 'DUPLICATE' | 'UNKNOWN' | 'REFUSED' | 'OTHER';
  issues: readonly Issue[];
}

export type Receiving = Pick<Context, 'id' | 'now'> & { tenant: Tenant };
type Source = TransferTables['transfer_messages']['source'];

/**
 * Takes a message about a transfer, once by its reference: kept first, then the transfer moves as far as all
 * its messages together say. One that cannot be is kept with why it took no effect, and staff are told; one
 * that comes again changes nothing. The same reference with another content is `OTHER` and is not kept.
 */
export async function receiveMessage(
  at: Receiving,
  db: TenantDb,
  message: ExchangedMessage,
  source: Exclude<Source, 'STAFF'>,
): Promise<Received> {
  const received = await takeMessage(at, db, message, source, true);
  const [issue] = received.issues;
  const why = received.outcome === 'UNKNOWN' ? 'transfer_message.unknown' : issue?.code;
  if (why) await tellStaff(at, db, message, why);
  return received;
}

/**
 * The same, without telling anybody of one that cannot be.
 * @param keepsRefused false keeps nothing of it either: who gives it hears why
 */
export async function takeMessage(
  at: Receiving,
  db: TenantDb,
  message: ExchangedMessage,
  source: Source,
  keepsRefused: boolean,
): Promise<Received> {
  const { tenant } = at;
  const transfer = await findTransfer(db, tenant, message.request);
  const known = await db
    .selectFrom('transfer_messages')
    .select(['kind', 'amount', 'uuid_operation', 'refused'])
    .where('reference', '=', message.reference)
    .executeTakeFirst();
  if (known) {
    const isSame =
      known.kind === message.kind &&
      known.amount === (message.amount ?? null) &&
      known.uuid_operation === (transfer?.row.uuid ?? null);
    if (isSame) return { outcome: 'DUPLICATE', issues: [] };
    return { outcome: 'OTHER', issues: [{ code: 'transfer_message.other', path: '/reference' }] };
  }
  const today = todayIn(tenant.timeZone, at.now().toISOString());
  const issues = transfer
    ? checkTransferMessage(transfer.asked, transfer.messages, message, today)
    : [];
  const refused = transfer ? (issues[0]?.code ?? null) : 'transfer_message.unknown';
  if (refused === null || keepsRefused)
    await keep(at, db, { ...message, source, refused }, transfer);
  if (!transfer) return { outcome: 'UNKNOWN', issues: [] };
  if (refused) return { outcome: 'REFUSED', issues };
  await advance(at, db, transfer, message);
  return { outcome: 'APPLIED', issues: [] };
}

/** Locked, when there is one. */
async function findTransfer(
  db: TenantDb,
  tenant: Tenant,
  request: string,
): Promise<TransferUnderWay | undefined> {
  const found = await db
    .selectFrom('operations')
    .select('uuid')
    .where('uuid', '=', request)
    .where('operation_type', 'in', arrivals)
    .executeTakeFirst();
  if (!found) return undefined;
  return (await readTransfers(db, tenant, await lockOperations(db, [found.uuid])))[0];
}

async function advance(
  at: Receiving,
  db: TenantDb,
  { row, asked, messages }: TransferUnderWay,
  message: ExchangedMessage,
): Promise<void> {
  const progress = transferProgress(asked, [...messages, message]);
  await advanceTransfer(at, db, row, progress, message.reference);
  if (message.kind !== 'MONEY' || progress.isAmountSettled) return;
  const amounts = { received: cents(progress.amount!), asked: cents(asked.asked!) };
  await alertStaff(at, db, {
    ...{ kind: 'TRANSFER_AMOUNT', subject: row.uuid, facts: { operation: row.uuid, ...amounts } },
  });
}

const keep = (
  { id, now, tenant }: Receiving,
  db: TenantDb,
  message: ExchangedMessage & { source: Source; refused: string | null },
  transfer: TransferUnderWay | undefined,
) =>
  db
    .insertInto('transfer_messages')
    .values({
      ...columnsOf(message),
      tenant_id: tenant.id,
      uuid: id(),
      uuid_operation: transfer?.row.uuid ?? null,
      reference: message.reference,
      source: message.source,
      refused: message.refused,
      received_at: now(),
    })
    .execute();

const columnsOf = ({ kind, amount, reason, lots }: TransferMessage) => ({
  kind,
  amount: amount && amount > 0n ? amount : null,
  reason: reason ?? null,
  lots: lots ? JSON.stringify(lots) : null,
});

const tellStaff = (
  at: Receiving,
  db: TenantDb,
  { reference, request, kind }: ExchangedMessage,
  why: string,
) =>
  alertStaff(at, db, {
    kind: 'TRANSFER_MESSAGE',
    subject: reference,
    facts: { reference, operation: request, message: kind, why: { words: wordCode(why) } },
  });
