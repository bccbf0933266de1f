import { creditorId } from '#/domain/people/creditorId.ts';
import type { Operation } from '#/domain/orders/operation.ts';
import type { Simulation } from '#/domain/simulations/simulationResult.ts';
import type { ReceiptFacts } from '#/domain/operations/changes/receipt.ts';
import type { BusinessTables } from '../tables/businessTables.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { DocumentRow } from '../documents/readDocuments.ts';
import { needsCertificates } from '../orders/certificateAhead.ts';
import { isSuspended } from '../orders/isSuspended.ts';
import { nextPayment, type AheadOf } from '../orders/nextPayment.ts';
import { occurredDates } from '../orders/occurredDates.ts';
import { readShownPromise, type KeptPromise } from '../orders/readPromises.ts';
import { readOrderNavs, type PricedOrder } from '../orders/readOrderNavs.ts';
import { readParties } from '../orders/orderParties.ts';
import { toRuleOperation, type StoredOperation } from '../operations/toRuleOperation.ts';
import { isPaidByTransfer } from '../orders/paymentObstacle.ts';
import { receivingAccounts } from '../orders/receivingAccounts.ts';
import { readEntityName } from '../reference/managers.ts';
import { readProducts, type ProductRow } from '../products/readProducts.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { Selectable } from 'kysely';

/** Somebody of an order, as its papers name them. */
export interface OrderPerson {
  uuid: string;
  name: string;
  lastname_1: string | null;
  lastname_2: string | null;
  document_type: string;
  document: string;
  role: string;
}

/** What the papers of an order tell. */
export interface OrderFacts {
  subcategory: string;
  operation: Operation & Record<string, unknown>;
  account: Selectable<BusinessTables['accounts']>;
  product: ProductRow;
  target?: ProductRow;
  /** Name of the entity that a transfer comes from. */
  source: string | null;
  /** Holders of the account and those who stand for them. */
  people: OrderPerson[];
  orderer?: OrderPerson;
  /** Identifier under which the manager collects direct debits; none of a manager whose tax number is not known. */
  creditor?: string;
  /** IBAN that the money comes from or goes to. */
  iban?: string;
  /** Where its money may be sent, of an order that is paid by a transfer. */
  payTo?: { iban: string; holder: string }[];
  /** Which NAV the order gets and why, as far as it is known when the paper is made. */
  priced?: PricedOrder;
  /** Number of the standing order that this one takes the place of. */
  replaced?: string;
  /** Of a change of a standing order: what it brings next, as it was known when it was asked for. */
  next?: Partial<ReceiptFacts['next']>;
  /** The dates that were shown when it was given, or changed last, and until when they hold. */
  promised?: Pick<KeptPromise, 'nav_date' | 'settlement_date' | 'cut_off'>;
  /** What it was estimated to bring when it was given, or changed last. */
  estimate?: Simulation | null;
  /** Each of its dates needs certificates of tax residence. */
  needsCertificates?: boolean;
  /** What of the order's families was found convenient for the orderer: newest test. */
  test?: { taken_on: string; convenient: Record<string, boolean> };
}

/** Reads what the paper of an order tells; undefined for a document of something else. */
export async function readOrderFacts(
  db: TenantDb,
  row: Pick<DocumentRow, 'tenant_id' | 'section' | 'uuid_owner' | 'subcategory'>,
  tenant: Tenant,
): Promise<OrderFacts | undefined> {
  const { section, uuid_owner, subcategory } = row;
  if (section !== 'OPERATION') return undefined;
  const stored = await db
    .selectFrom('operations')
    .selectAll()
    .where('uuid', '=', uuid_owner)
    .executeTakeFirstOrThrow();
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('uuid', '=', stored.uuid_account)
    .executeTakeFirstOrThrow();
  const products = await readProducts(db);
  const operation = toRuleOperation(stored) as OrderFacts['operation'];
  const product = products.get(stored.key_product);
  if (!product) return undefined;
  const people = await readPeople(db, stored.uuid_account, stored.ordered_by);
  const shown = await readShownPromise(db, stored.uuid);
  return {
    subcategory,
    operation,
    account,
    product,
    target: products.get(String(stored.details.key_product_target ?? '')),
    people: people.filter(({ role }) => role !== ''),
    source: await readEntityName(db, stored.details),
    orderer: people.find(({ uuid }) => uuid === stored.ordered_by),
    ...(tenant.nif && { creditor: creditorId(tenant.nif) }),
    iban: await readIban(db, operation.uuid_bank_account),
    payTo: isPaidByTransfer(stored) ? receivingAccounts(tenant) : [],
    priced: (await readOrderNavs(db, tenant, [stored])).get(stored.uuid),
    replaced: stored.uuid_replaced ?? undefined,
    next: await readNext(db, stored, { tenant, product }),
    promised: shown,
    estimate: shown?.simulation,
    needsCertificates: await needsCertificates(db, stored),
    test: await readTest(db, stored.ordered_by),
  };
}

async function readPeople(
  db: TenantDb,
  account: string,
  orderer: string | null,
): Promise<OrderPerson[]> {
  const { signatories } = await readParties(db, account);
  const uuids = [...new Set(signatories.map(({ uuid }) => uuid))];
  const wanted = orderer ? [...new Set([...uuids, orderer])] : uuids;
  if (wanted.length === 0) return [];
  const rows = await db
    .selectFrom('interveners')
    .select(['uuid', 'name', 'lastname_1', 'lastname_2', 'document_type', 'document'])
    .where('uuid', 'in', wanted)
    .execute();
  return wanted.flatMap((uuid) => {
    const row = rows.find((each) => each.uuid === uuid);
    const role = signatories.find((each) => each.uuid === uuid)?.role ?? '';
    return row ? [{ ...row, role }] : [];
  });
}

async function readNext(
  db: TenantDb,
  stored: StoredOperation,
  on: Pick<AheadOf, 'tenant' | 'product'>,
): Promise<OrderFacts['next']> {
  if (!stored.uuid_replaced) return undefined;
  if (await isSuspended(db, stored)) return { is_suspended: true };
  const past = await occurredDates(db, stored);
  return nextPayment(toRuleOperation(stored), { ...on, past, now: stored.request_date });
}

async function readIban(db: TenantDb, uuid: string | null | undefined) {
  if (!uuid) return undefined;
  const bank = await db
    .selectFrom('bank_accounts')
    .select('iban_code')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return bank?.iban_code;
}

const readTest = async (db: TenantDb, person: string | null) =>
  person === null
    ? undefined
    : db
        .selectFrom('test_results')
        .select(['taken_on', 'convenient'])
        .where('uuid_intervener', '=', person)
        .orderBy('taken_on', 'desc')
        .executeTakeFirst();
