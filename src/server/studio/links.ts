import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import { shownWith } from '#/language/proposals/shownWith.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { addSeconds } from '../identity/sessions.ts';
import { HttpError, notFound } from '../kernel/httpError.ts';
import { createSecret, hashSecret } from '../kernel/secret.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { releasedTexts } from '../releases/releasedTexts.ts';
import type { StudioTables } from '../tables/studioTables.ts';
import { isDocument } from './isDocument.ts';
import { documentsOf, readNames, readProposalRow, type NameOf } from './readProposals.ts';

type Needs = Pick<Context, 'id' | 'now' | 'published'>;
type Row = Selectable<StudioTables['studio_links']>;
type Told = Omit<Row, 'hash' | 'documents' | 'tenant_id'>;

const DAY_SECONDS = 86_400;
/** Links of one proposal that are open at a time: more are nobody's to keep track of. */
const MOST_OPEN = 20;

const told = [
  ...(['uuid', 'uuid_proposal', 'path', 'version', 'saved_at', 'uuid_user', 'created_at'] as const),
  ...(['expires_at', 'revoked_at', 'revoked_by', 'openings'] as const),
];

/** The links of a proposal, newest first. @throws HttpError 404 */
export async function readLinks(db: TenantDb, proposal: string): Promise<Schema<'StudioLink'>[]> {
  await readProposalRow(db, proposal);
  const rows = await db
    .selectFrom('studio_links')
    .select(told)
    .where('uuid_proposal', '=', proposal)
    .orderBy('created_at', 'desc')
    .orderBy('uuid')
    .execute();
  const nameOf = await readNames(
    db,
    rows.map(({ uuid_user }) => uuid_user),
  );
  return rows.map((row) => toLink(row, nameOf));
}

/**
 * A link that shows a form or a screen as the proposal has it saved, for some days. What it shows is kept with it.
 * @returns with the secret, which is told this once
 * @throws HttpError 404 without such a proposal or document, 409 with too many links or once it is given up, 422 where
 * its text is none yet
 */
export async function addLink(
  context: Needs,
  db: TenantDb,
  actor: Actor,
  { proposal, path, days }: { proposal: string; path: string; days: number },
): Promise<{ link: Schema<'StudioLink'>; secret: string }> {
  const now = context.now();
  const row = await readProposalRow(db, proposal);
  if (row.status === 'WITHDRAWN') throw new HttpError(409, [{ code: 'studio_given_up' }]);
  const open = (await readLinks(db, proposal)).filter(
    ({ expires_at, revoked_at }) => revoked_at === null && new Date(expires_at) > now,
  );
  if (open.length >= MOST_OPEN) throw new HttpError(409, [{ code: 'studio_many_links' }]);
  const base = (await context.published.current(db.tenantId, db))!;
  const served = await releasedTexts(db, context.published, base, isDrawn);
  const changed = documentsOf(row).filter((document) => isDrawn(document.path));
  const texts: Record<string, string | null> = {
    ...served,
    ...Object.fromEntries(changed.map((one) => [one.path, one.text])),
  };
  const whole = Object.entries(texts).filter(
    (entry): entry is [string, string] => entry[1] !== null && isDocument(entry[1]),
  );
  if (typeof texts[path] !== 'string') throw notFound();
  if (!isDocument(texts[path])) throw new HttpError(422, [{ code: 'studio_unfinished' }]);
  const shown = shownWith(Object.fromEntries(whole), path);
  const secret = createSecret('vp_');
  const link = {
    ...{ uuid: context.id(), uuid_proposal: proposal, path, version: row.version },
    ...{ saved_at: row.changed_at, uuid_user: actor.userId!, created_at: now },
    expires_at: addSeconds(now, days * DAY_SECONDS),
  };
  await db
    .insertInto('studio_links')
    .values({
      ...{ ...link, tenant_id: db.tenantId, hash: hashSecret(secret) },
      ...{ revoked_at: null, revoked_by: null },
      documents: JSON.stringify(Object.entries(shown).map(([key, text]) => ({ path: key, text }))),
    })
    .execute();
  const nameOf = await readNames(db, [actor.userId!]);
  const made = { ...link, revoked_at: null, revoked_by: null, openings: 0 };
  return { link: toLink(made, nameOf), secret };
}

/** Ends a link of a proposal; one that has ended stays as it is. @throws HttpError 404 */
export async function revokeLink(
  { now }: Pick<Context, 'now'>,
  db: TenantDb,
  actor: Actor,
  { proposal, link }: { proposal: string; link: string },
): Promise<Schema<'StudioLink'>> {
  await db
    .updateTable('studio_links')
    .set({ revoked_at: now(), revoked_by: actor.userId! })
    .where('uuid', '=', link)
    .where('uuid_proposal', '=', proposal)
    .where('revoked_at', 'is', null)
    .execute();
  const found = (await readLinks(db, proposal)).find(({ uuid }) => uuid === link);
  if (!found) throw notFound();
  return found;
}

/** What whoever has a secret sees, in the tenant's languages, and one opening more. @throws HttpError 404, whyever nothing is shown */
export async function openLink(
  { now }: Pick<Context, 'now'>,
  db: TenantDb,
  secret: string,
  languages: readonly string[],
): Promise<Schema<'StudioShared'>> {
  const row = await db
    .updateTable('studio_links')
    .set({ openings: sql`openings + 1` })
    .where('hash', '=', hashSecret(secret))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now())
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('studio_proposals')
          .select('uuid')
          .whereRef('studio_proposals.uuid', '=', 'studio_links.uuid_proposal')
          .where('status', '!=', 'WITHDRAWN'),
      ),
    )
    .returning(['uuid_proposal', 'path', 'saved_at', 'expires_at', 'documents'])
    .executeTakeFirst();
  if (!row) throw notFound();
  const { name } = await readProposalRow(db, row.uuid_proposal);
  const documents = JSON.parse(row.documents) as Schema<'StudioShared'>['documents'];
  // The product speaks languages that this tenant does not.
  const isSpoken = (key: string) => !key.startsWith('texts/') || languages.includes(key.slice(6));
  return {
    ...{ name, path: row.path, saved_at: row.saved_at.toISOString() },
    expires_at: row.expires_at.toISOString(),
    documents: documents.filter((document) => isSpoken(document.path)),
  };
}

/** Who a tenant is, and what its forms were held to, is nobody's to see. */
const isDrawn = (path: string) => !/^(tenant|words|example|locks)\//.test(path);

const toLink = (row: Told, nameOf: NameOf): Schema<'StudioLink'> => ({
  ...{ uuid: row.uuid, path: row.path, version: row.version, openings: row.openings },
  created_at: row.created_at.toISOString(),
  created_by: nameOf(row.uuid_user),
  expires_at: row.expires_at.toISOString(),
  revoked_at: row.revoked_at?.toISOString() ?? null,
});
