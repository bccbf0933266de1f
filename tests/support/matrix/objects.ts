import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { testId } from '../../../src/server/questionnaires/convenienceTest.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import type { TestServer } from '../server.ts';

/** Of the mail about a lost password. */
export const HANDLE = 'q3Yt0yB0T2m3bJ0i9e6mFg';
/** A document of ana's whose bytes are nowhere. */
export const EMPTY_DOCUMENT = uuidOf('matrix/empty-document');

/** What a request about somebody can name: real ids, of that person and account as far as there are any. */
export interface Objects {
  intervener: string;
  account: string;
  operation: string;
  /** An operation that waits for staff to go on with it. */
  received: string;
  /** An operation that may be sent to the registry. */
  validated: string;
  /** A transfer from another entity that may be asked for. */
  transfer: string;
  /** An order that waits for signatures. */
  unsigned: string;
  /** An order whose direct debit was presented. */
  debited: string;
  /** A file that was sent to the registry. */
  batch: string;
  /** Another intervener of the account. */
  party: string;
  bank: string;
  beneficiary: string;
  address: string;
  kyc: string;
  notification: string;
  personDocument: string;
  accountDocument: string;
  operationDocument: string;
  transcript: string;
  /** A letter about a signature of theirs. */
  message: string;
  signature: string;
  payment: string;
  /** Page of a payment's provider. */
  iframe: string;
  /** Documents of an operation, as a list shows them. */
  papers: readonly { uuid: string; is_pending_signature: boolean }[];
  reauthentication: string;
  /** A support request of theirs. */
  issue: string;
  /** Of somebody whom they asked to add to the account. */
  partyRequest: string;
  /** An alert that a person closes. */
  alert: string;
  /** Of a signature, from its letter. */
  code: string;
  group: string;
  poll: string;
  pollAnswers: object;
  test: string;
  productDocument: string;
  release: string;
  releasedDocument: string;
  releasedValidator: string;
  /** Of the contact form of the current release. */
  hash: string;
  /** Of a mail about a lost password. */
  handle: string;
  /** A proposal of the Studio, and the version of it that was seen last. */
  proposal: string;
  version: string;
  /** A link that shows one of them, and what stands in it. */
  link: string;
  secret: string;
  /** An id of nothing. */
  nothing: string;
}

/** Objects of the person and account with this key of the demo, `ana/1`, read from the database. */
export async function readObjects(
  { context }: { context: Pick<TestServer['context'], 'db' | 'hosts'> },
  key: string,
  tenantName = 'almadraba',
): Promise<Objects> {
  const tenant = context.hosts.tenants.find(({ name }) => name === tenantName)!;
  const id = (of: string) => uuidOf(`${tenantName}/${of}`);
  const login = key.split('/')[0]!;
  const [account, intervener] = [id(`account/${key}`), id(`intervener/${login}`)];
  return withTenant(context.db, tenant.id, async (db) => {
    const one = async (query: ReturnType<typeof sql<{ id: string }>>) =>
      (await query.execute(db)).rows[0]?.id ?? randomUUID();
    const document = (section: string, owners: ReturnType<typeof sql>) =>
      one(sql`select uuid as id from documents where section = ${section} and uuid_owner in (${owners})
        and uuid <> ${EMPTY_DOCUMENT} order by uuid_file is null, uuid limit 1`);
    const released = (role: string) =>
      one(sql`select blob_hash as id from release_blobs join release_pointers on hash = release_hash
        where tenant_id = ${tenant.id} and role = ${role} order by 1 limit 1`);
    const operation = await one(sql`select o.uuid as id from operations o
      left join documents d on d.uuid_owner = o.uuid where o.uuid_account = ${account}
      order by d.uuid is null, o.uuid limit 1`);
    return {
      intervener,
      account,
      operation,
      received: await one(sql`select uuid as id from operations where uuid_account = ${account}
        order by operation_status <> 'SIGNED', operation_status <> 'REGISTERED', uuid limit 1`),
      validated: await one(sql`select uuid as id from operations where uuid_account = ${account}
        and operation_status = 'VALIDATED' order by uuid limit 1`),
      transfer: await one(sql`select uuid as id from operations where uuid_account = ${account}
        and operation_type = 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA'
        order by operation_status <> 'VALIDATED', uuid limit 1`),
      unsigned: await one(sql`select uuid as id from operations where uuid_account = ${account}
        order by operation_status <> 'REGISTERED_ONLINE', uuid limit 1`),
      debited: await one(sql`select uuid_operation as id from direct_debits debit
        join operations o on o.uuid = debit.uuid_operation
        where o.uuid_account = ${account} order by 1 limit 1`),
      batch: await one(sql`select uuid_batch as id from rd_batch_operations part
        join operations o on o.uuid = part.uuid_operation where o.uuid_account = ${account} limit 1`),
      party: await one(sql`select uuid_intervener as id from account_interveners
        where uuid_account = ${account} and uuid_intervener <> ${intervener} order by 1 limit 1`),
      bank: await one(
        sql`select uuid as id from bank_accounts where uuid_account = ${account}
          order by status <> 'VALIDADA', uuid limit 1`,
      ),
      beneficiary: await one(sql`select uuid as id from account_parties
        where uuid_account = ${account} and kind = 'BENEFICIARY' order by 1 limit 1`),
      kyc: await one(sql`select uuid as id from declarations where uuid_intervener = ${intervener}
        and kind = 'KYC' order by made_on, uuid limit 1`),
      address: await one(
        sql`select uuid as id from addresses where uuid_intervener = ${intervener} order by kind desc limit 1`,
      ),
      notification: await one(
        sql`select uuid as id from notifications where uuid_intervener = ${intervener} order by 1 limit 1`,
      ),
      personDocument: await document('INTERVENER', sql`${intervener}::uuid`),
      accountDocument: await document('ACCOUNT', sql`${account}::uuid`),
      operationDocument: await document('OPERATION', sql`${operation}::uuid`),
      transcript: await one(
        sql`select uuid as id from transcripts where uuid_intervener = ${intervener} limit 1`,
      ),
      message: await one(sql`select message.uuid as id from messages message
        join signatures on signatures.uuid = message.uuid_signature
        where signatures.uuid_intervener = ${intervener} limit 1`),
      signature: await one(
        sql`select uuid as id from signatures where uuid_intervener = ${intervener} limit 1`,
      ),
      reauthentication: await one(sql`select r.uuid as id from reauthentications r
        join sessions s on s.uuid = r.uuid_session join users u on u.uuid = s.uuid_user
        where u.uuid_intervener = ${intervener} order by 1 limit 1`),
      issue: await one(sql`select uuid as id from issues
        where uuid_intervener = ${intervener} and is_from_pa order by 1 limit 1`),
      partyRequest: await one(sql`select uuid as id from party_requests
        where uuid_account = ${account} and status = 'PENDING' order by 1 limit 1`),
      alert: await one(sql`select uuid as id from staff_alerts
        where kind = 'ORDER_UNFILLED' and resolved_at is null order by 1 limit 1`),
      payment: await one(sql`select uuid as id from payments
        where uuid_operation in (select uuid from operations where uuid_account = ${account}) limit 1`),
      iframe: '/dev/pay/nothing',
      papers: [],
      code: '042917',
      group: await one(sql`select uuid as id from groups limit 1`),
      poll: id('poll/open'),
      pollAnswers: { canal: 'Área privada' },
      test: testId('F'),
      productDocument: await one(sql`select uuid as id from product_documents
        where key_product = '10394' order by 1 limit 1`),
      release: await one(
        sql`select hash as id from release_pointers where tenant_id = ${tenant.id}`,
      ),
      releasedDocument: await released('document'),
      releasedValidator: await released('validator'),
      hash: await one(sql`select manifest::jsonb -> 'documents' ->> 'form/contact' as id
        from releases join release_pointers using (hash)
        where release_pointers.tenant_id = ${tenant.id}`),
      handle: HANDLE,
      proposal: randomUUID(),
      version: '1',
      link: randomUUID(),
      secret: 'vp_none',
      nothing: randomUUID(),
    };
  });
}

/** The same request about nobody: ids that no object has, and the shared ones as they are. */
export function missingTwin(objects: Objects): Objects {
  const owned = [
    'intervener',
    'account',
    'operation',
    'received',
    'validated',
    'transfer',
    'unsigned',
    'debited',
    'batch',
    'payment',
    'party',
    'bank',
    'beneficiary',
    'address',
    'notification',
    'personDocument',
    'accountDocument',
    'operationDocument',
    'transcript',
    'message',
    'signature',
    'reauthentication',
    'issue',
    'partyRequest',
    'alert',
  ] as const;
  return { ...objects, ...Object.fromEntries(owned.map((name) => [name, randomUUID()])) };
}
