import { sql } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Words } from '../kernel/words.ts';
import { describeSigners } from './describeSigners.ts';
import { aboutOf } from './toDocumentToSign.ts';

const MOST = 10;

interface Waiting {
  tenant_id: string;
  uuid_owner: string;
  operation_type: string;
  product: string;
  request_date: Date;
  account_number: null;
  alias: null;
}

/** Orders that a person has signed and that wait for others, the newest first. */
export async function readOrdersOfOthers(
  db: TenantDb,
  words: Words,
  person: string,
  now: Date,
): Promise<Schema<'OrderOfOthers'>[]> {
  const { rows } = await sql<Waiting>`
    select o.tenant_id, o.uuid as uuid_owner, o.operation_type, o.request_date,
      coalesce(products.name_product, o.key_product) as product,
      null as account_number, null as alias
    from operations o
    left join products on products.tenant_id = o.tenant_id and products.key_product = o.key_product
    where o.tenant_id = ${db.tenantId} and o.operation_status like 'REGISTERED%'
      and (o.change_deadline is null or o.change_deadline > ${now})
      and o.uuid_account in (select uuid_account from account_interveners
        where tenant_id = ${db.tenantId} and uuid_intervener = ${person})
      and exists (select 1 from documents papers
        join document_signers signer on signer.tenant_id = papers.tenant_id
          and signer.uuid_document = papers.uuid and not signer.is_void
        where papers.tenant_id = o.tenant_id and papers.section = 'OPERATION'
          and papers.uuid_owner = o.uuid and signer.uuid_intervener = ${person})
    order by o.request_date desc, o.uuid limit ${MOST}`.execute(db);
  const found: Schema<'OrderOfOthers'>[] = [];
  for (const row of rows) {
    const thing = { ...row, section: 'OPERATION' } as const;
    const { signers, lacking } = await describeSigners(db, thing, { self: person, about: '' });
    const isTheirs = signers.some(({ is_self, state }) => is_self && state === 'PENDING');
    if (lacking === 0 || isTheirs) continue;
    const names = signers.filter(({ state }) => state === 'PENDING').map(({ name }) => name);
    found.push({
      uuid: row.uuid_owner,
      about: aboutOf(words, row),
      missing: lacking,
      names: names.join(', '),
      request_date: row.request_date.toISOString(),
    });
  }
  return found;
}
