import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Words } from '../kernel/words.ts';
import type { FoundOperation } from '../operations/findOperation.ts';
import { readAwaited } from './awaited.ts';
import { describeSigners } from './describeSigners.ts';
import { signersOf } from './toDocumentToSign.ts';

type Signing = Pick<Schema<'Operation'>, 'signers' | 'missing_signers' | 'is_signature_awaited'>;

/**
 * Who signs an order and whether whoever asks still has to. Nothing of an order that went on, nor for those who see
 * their own orders alone what others do.
 */
export async function describeOrderSigners(
  db: TenantDb,
  words: Words,
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
  const { signers, missing } = await describeSigners(db, thing, { self: first, about });
  return { ...asker, signers, missing_signers: missing };
}
