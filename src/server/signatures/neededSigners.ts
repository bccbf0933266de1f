import { isDisposal } from '#/domain/operations/kinds/isDisposal.ts';
import { toArrangement } from '#/domain/access/arrangement.ts';
import { signaturesNeeded, type SignaturesNeeded } from '#/domain/access/signaturesNeeded.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { DocumentRow } from '../documents/readDocuments.ts';
import { readParties } from '../orders/orderParties.ts';
import { signingConditions } from '../orders/signingConditions.ts';

/** The owner of a document as far as it decides who signs. */
export type SignedThing = Pick<DocumentRow, 'tenant_id' | 'section' | 'uuid_owner'>;

/**
 * Who has to sign a document: of a person, that person or whoever acts for them (`by`); of an order,
 * those whom the account's arrangement names; of an account, its holders as arranged.
 * @source specification §3 'Arrangement (signature) types'
 */
export async function neededSigners(
  db: TenantDb,
  { section, uuid_owner }: SignedThing,
  by: string,
): Promise<SignaturesNeeded> {
  if (section === 'INTERVENER') return { mandatory: [], from: [by], count: 1 };
  const order = section === 'OPERATION' ? await readOrder(db, uuid_owner) : undefined;
  const account = order?.uuid_account ?? uuid_owner;
  const { arrangement_type, signing_conditions } = await db
    .selectFrom('accounts')
    .select(['arrangement_type', 'signing_conditions'])
    .where('uuid', '=', account)
    .executeTakeFirstOrThrow();
  const { signatories } = await readParties(db, account);
  const type = findOperationType(order?.operation_type);
  const first = signatories.some(({ uuid }) => uuid === by) ? by : (signatories[0]?.uuid ?? by);
  return signaturesNeeded({
    arrangement: toArrangement(arrangement_type),
    holders: signatories,
    orderedBy: order?.ordered_by ?? first,
    isDisposal: type !== undefined && isDisposal(type),
    amount: order?.gross_amount ?? undefined,
    conditions: signingConditions(signing_conditions),
  });
}

const readOrder = (db: TenantDb, uuid: string) =>
  db
    .selectFrom('operations')
    .select(['uuid_account', 'operation_type', 'ordered_by', 'gross_amount'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
