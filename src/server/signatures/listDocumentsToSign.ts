import type { Output } from '#/contract/call.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { findOperation } from '../operations/findOperation.ts';
import { findPerson } from '../people/findPerson.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { readAwaited } from './awaited.ts';
import { describeSigners, type Signers } from './describeSigners.ts';
import { findBegun } from './findBegun.ts';
import { readOrdersOfOthers } from './ordersOfOthers.ts';
import { signersOf, toDocumentToSign } from './toDocumentToSign.ts';
import { toSubjects } from './toSubjects.ts';
import type { ToSignRow } from './toSignRows.ts';

type Asked = Pick<
  HandlerRequest<'listDocumentsToSign'>,
  'context' | 'words' | 'actor' | 'path' | 'query'
>;

/** As many as one signature takes. */
const MOST = 50;

/** What waits for the signature of a person, what of it they have opened, and who else signs it. */
export async function listDocumentsToSign(
  request: Asked,
  db: TenantDb,
): Promise<Output<'listDocumentsToSign'>['data']> {
  const { context, words, actor, path, query } = request;
  const today = todayOf(context, actor);
  const { row: person } = await findPerson(db, actor, path.id, today);
  const scope = {
    operation: query.uuid_operation?.toLowerCase(),
    account: query.uuid_account?.toLowerCase(),
    section: query.section,
  };
  const rows = await readAwaited(db, person.uuid, context.now(), scope);
  const shown = rows.slice(0, MOST);
  const uuids = shown.map(({ uuid }) => uuid);
  const opened = shown.filter(({ opened_at }) => opened_at !== null).length;
  return {
    documents: shown.map((row) => toDocumentToSign(words, row)),
    uuids,
    total: rows.length,
    opened,
    unopened: shown.length - opened,
    ...(await describeAll(request, db, {
      rows: shown,
      operation: scope.operation,
      self: person.uuid,
    })),
    uuid_signature: await findBegun(db, person.uuid, uuids, context.now()),
    others: await readOrdersOfOthers(db, words, person.uuid, context.now()),
    subjects: toSubjects(words, rows),
  };
}

type Named = Pick<Signers, 'signers' | 'missing'>;

interface SignedBy {
  rows: ToSignRow[];
  operation: string | undefined;
  self: string;
}

/** Who signs what is listed; of an order that was asked for also once nothing of it waits for this person. */
async function describeAll(
  { context, words, actor }: Asked,
  db: TenantDb,
  { rows, operation, self }: SignedBy,
): Promise<Named> {
  const found: Named = { signers: [], missing: 0 };
  const add = ({ signers, missing }: Named) => {
    found.signers.push(...signers);
    found.missing += missing;
  };
  for (const [, [first]] of Map.groupBy(rows, ({ uuid_owner }) => uuid_owner))
    add(await describeSigners(db, first!, { self, about: signersOf(words, first!) }));
  if (operation && rows.length === 0) {
    const { row } = await findOperation(db, actor, operation, todayOf(context, actor));
    const { tenant_id, operation_type, name_product } = row;
    const thing = { tenant_id, section: 'OPERATION', uuid_owner: row.uuid } as const;
    const of = { operation_type, product: name_product, account_number: null, alias: null };
    const about = signersOf(words, { ...of, uuid_owner: row.uuid });
    add(await describeSigners(db, thing, { self, about }));
  }
  return found;
}
