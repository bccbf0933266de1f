import { sql } from 'kysely';
import { MADRID } from '#/domain/dates/wallClock.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Place } from '../documents/place.ts';

/** A document that somebody signs, with what tells it apart from others. */
export interface ToSignRow {
  tenant_id: string;
  uuid: string;
  section: Place['section'];
  uuid_owner: string;
  filename: string;
  subcategory: string;
  created_at: Date;
  size: bigint | null;
  /** When this person fetched the bytes that it has now. */
  opened_at: Date | null;
  operation_type: string | null;
  product: string | null;
  account_number: string | null;
  alias: string | null;
  /** Of the papers of somebody else than who signs. */
  owner: string | null;
}

/** Of documents `document`; `person` is whose openings are meant. */
const columns = (person: string) => sql`
  document.tenant_id, document.uuid, document.section, document.uuid_owner, document.filename,
  document.subcategory, document.created_at, files.size, opening.opened_at, orders.operation_type,
  coalesce(products.name_product, orders.key_product) as product, accounts.account_number, accounts.alias,
  case when other.uuid <> ${person} then concat_ws(' ', other.name, other.lastname_1, other.lastname_2) end as owner
  from documents document
  left join files on files.tenant_id = document.tenant_id and files.uuid = document.uuid_file
  left join document_openings opening on opening.tenant_id = document.tenant_id
    and opening.uuid_document = document.uuid and opening.sha256 = files.sha256
    and opening.uuid_intervener = ${person}
  left join operations orders on orders.tenant_id = document.tenant_id
    and orders.uuid = document.uuid_owner and document.section = 'OPERATION'
  left join products on products.tenant_id = orders.tenant_id
    and products.key_product = orders.key_product
  left join interveners other on other.tenant_id = document.tenant_id
    and other.uuid = document.uuid_owner and document.section = 'INTERVENER'
  left join accounts on accounts.tenant_id = document.tenant_id
    and accounts.uuid = coalesce(orders.uuid_account, document.uuid_owner)`;

/**
 * Documents of a person, of their accounts and of open orders on these that somebody has still to sign and this
 * person has not, oldest first. Whether they are among those who sign is not looked at.
 */
export async function readUnsigned(db: TenantDb, person: string, now: Date): Promise<ToSignRow[]> {
  const theirs = sql`select uuid_account from account_interveners
    where tenant_id = ${db.tenantId} and uuid_intervener = ${person}`;
  const { rows } = await sql<ToSignRow>`select ${columns(person)}
    where document.tenant_id = ${db.tenantId} and document.needs_signature
    and not document.is_signed
    and ((document.section = 'INTERVENER' and document.uuid_owner in (${ownPapers(db, person, now)}))
      or (document.section = 'ACCOUNT' and document.uuid_owner in (${theirs}))
      or (document.section = 'OPERATION' and document.uuid_owner in (
        select uuid from operations mine where mine.tenant_id = ${db.tenantId}
        and mine.uuid_account in (${theirs}) and mine.operation_status like 'REGISTERED%'
        and (mine.change_deadline is null or mine.change_deadline > ${now}))))
    and not exists (select 1 from document_signers signer
      where signer.tenant_id = document.tenant_id and signer.uuid_document = document.uuid
      and signer.uuid_intervener = ${person} and not signer.is_void
      and signer.sha256 = files.sha256)
    order by coalesce(orders.request_date, document.created_at), document.uuid_owner,
      document.subcategory desc, document.uuid`.execute(db);
  return rows;
}

/**
 * Whose own papers a person signs: theirs, unless they are a minor themselves, and those of the minors whose legal
 * guardian they are. @source Código Civil 162
 */
const ownPapers = (db: TenantDb, person: string, now: Date) => sql`
  select self.uuid from interveners self where self.tenant_id = ${db.tenantId}
    and self.uuid = ${person} and not (self.type = 'F' and coalesce(self.birthdate > ${majorSince(now)}, false))
  union
  select ward.uuid from account_interveners mine
  join account_interveners theirs on theirs.tenant_id = mine.tenant_id
    and theirs.uuid_account = mine.uuid_account and theirs.account_intervener_role = 'TITULAR'
  join interveners ward on ward.tenant_id = theirs.tenant_id and ward.uuid = theirs.uuid_intervener
  where mine.tenant_id = ${db.tenantId} and mine.uuid_intervener = ${person}
    and mine.account_intervener_role = 'TUTOR' and ward.type = 'F' and ward.birthdate > ${majorSince(now)}`;

/** Who was born after this day is a minor at an instant. */
const majorSince = (now: Date) =>
  sql`((${now}::timestamptz at time zone ${MADRID})::date - interval '18 years')::date`;

/** The documents of a signature, in its order. */
export async function readPapers(
  db: TenantDb,
  { uuid, uuid_intervener }: { uuid: string; uuid_intervener: string },
): Promise<ToSignRow[]> {
  const { rows } = await sql<ToSignRow>`select ${columns(uuid_intervener)}
    join signature_documents shown on shown.tenant_id = document.tenant_id
      and shown.uuid_document = document.uuid and shown.uuid_signature = ${uuid}
    where document.tenant_id = ${db.tenantId} order by shown.place`.execute(db);
  return rows;
}
