import type { Schema } from '#/contract/schema.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Words } from '../kernel/words.ts';
import type { FoundOperation } from '../operations/findOperation.ts';
import type { OperationRow } from '../operations/operationRow.ts';
import { expectedDates } from '../orders/expectedDates.ts';
import { readOrderNavs } from '../orders/readOrderNavs.ts';
import type { Tenant } from '../ports/tenant.ts';
import { readAwaited } from './awaited.ts';
import { describeSigners } from './describeSigners.ts';
import { readReminders } from './reminders.ts';
import { signersOf } from './toDocumentToSign.ts';

type Signing = Pick<
  Schema<'Operation'>,
  | 'signers'
  | 'missing_signers'
  | 'missing_signatures'
  | 'is_enough_of_signers'
  | 'if_signed_now'
  | 'is_signature_awaited'
>;

/**
 * Who signs an order, who of them may be reminded, which dates it would have if the last signed now, and whether
 * whoever asks still has to. Nothing of an order that went on, nor for those who see their own orders alone what others
 * do.
 */
export async function describeOrderSigners(
  db: TenantDb,
  words: Words,
  tenant: Tenant,
  { row, isNarrowed }: FoundOperation,
  { self, now }: { self: string | undefined; now: Date },
): Promise<Signing> {
  if (!row.operation_status.startsWith('REGISTERED')) return {};
  const { uuid, tenant_id, operation_type, name_product, key_product } = row;
  const waiting = self ? await readAwaited(db, self, now, { operation: uuid }) : [];
  const asker = { is_signature_awaited: waiting.length > 0 };
  if (isNarrowed) return asker;
  const product = name_product ?? key_product;
  const of = { uuid_owner: uuid, operation_type, product, account_number: null, alias: null };
  const about = signersOf(words, of);
  const thing = { tenant_id, section: 'OPERATION', uuid_owner: uuid } as const;
  const first = self ?? row.ordered_by ?? '';
  const found = await describeSigners(db, thing, { self: first, about });
  const { signers, missing, lacking, isEnoughOfThem } = found;
  const today = todayIn(tenant.timeZone, now.toISOString());
  const people = signers.map((signer) => signer.uuid);
  const reminded = await readReminders(db, people, { operation: uuid, today });
  return {
    ...asker,
    signers: signers.map((signer) => {
      const { at, isToday } = reminded(signer.uuid);
      const isWaitedFor = signer.state === 'PENDING' && lacking > 0 && !signer.is_self;
      return {
        ...signer,
        reminded_at: at?.toISOString() ?? null,
        can_remind: self !== undefined && isWaitedFor && !isToday,
      };
    }),
    missing_signers: missing,
    missing_signatures: lacking,
    is_enough_of_signers: isEnoughOfThem,
    if_signed_now: lacking > 0 ? await ifSignedNow(db, tenant, row, now) : null,
  };
}

/** The dates of an order whose last signature comes now; null of standing orders, which have none. */
async function ifSignedNow(
  db: TenantDb,
  tenant: Tenant,
  row: OperationRow,
  now: Date,
): Promise<Schema<'IfSignedNow'> | null> {
  const priced = (await readOrderNavs(db, tenant, [row])).get(row.uuid);
  const dates = priced && (await expectedDates(db, tenant, row, { priced, now }));
  if (!dates) return null;
  const { nav, publication, settlement } = dates;
  return { nav_date: nav, publication_date: publication, settlement_date: settlement };
}
