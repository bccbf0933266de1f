import type { OperationId } from '#/contract/call.ts';
import type { FormDocument } from '#/language/form.ts';
import type { Manifest } from '#/language/release.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { NamedForm } from './formHeader.ts';

/** A form as it was released, with the release in which it was read. */
export interface ReleasedForm {
  form: FormDocument;
  hash: string;
  release: string;
  manifest: Manifest;
}

type Needs = Pick<Context, 'db' | 'published'>;

/**
 * The form that a request names, if this tenant ever released it and its answers go to this call. The
 * release is the current one where that has it, the newest that had it otherwise.
 * @throws Refusal 409 when the form is not known any more
 */
export async function namedForm(
  context: Needs,
  tenantId: string,
  call: OperationId,
  { id, hash }: NamedForm,
): Promise<ReleasedForm> {
  const current = await context.published.current(tenantId);
  const release =
    current && (await names(context, current, id, hash))
      ? current
      : await newestWith(context, tenantId, id, hash);
  const form = release && (await formOf(context, hash));
  if (!release || !form || form.submit?.call !== call)
    throw new Refusal(409, [{ code: 'form_changed' }]);
  return { form, hash, release, manifest: (await manifestOf(context, release))! };
}

/** The forms of the tenant's current release whose answers go to this call. */
export async function currentForms(
  context: Needs,
  tenantId: string,
  call: OperationId,
): Promise<ReleasedForm[]> {
  const release = await context.published.current(tenantId);
  const manifest = release && (await manifestOf(context, release));
  if (!release || !manifest) return [];
  const hashes = Object.entries(manifest.documents)
    .filter(([name]) => name.startsWith('form/'))
    .map(([, hash]) => hash);
  const forms = await Promise.all(hashes.map((hash) => formOf(context, hash)));
  return forms.flatMap((form, index) =>
    form?.submit?.call === call ? { form, hash: hashes[index]!, release, manifest } : [],
  );
}

async function newestWith({ db }: Needs, tenantId: string, id: string, hash: string) {
  const rows = await db
    .selectFrom('releases as release')
    .innerJoin('release_blobs as named', 'named.release_hash', 'release.hash')
    .select(['release.hash', 'release.manifest'])
    .where('release.tenant_id', '=', tenantId)
    .where('named.blob_hash', '=', hash)
    .where('named.role', '=', 'document')
    .orderBy('release.made_at', 'desc')
    .limit(1)
    .execute();
  const found = rows.find(
    ({ manifest }) => (JSON.parse(manifest) as Manifest).documents[`form/${id}`] === hash,
  );
  return found?.hash;
}

async function names(context: Needs, release: string, id: string, hash: string): Promise<boolean> {
  return (await manifestOf(context, release))?.documents[`form/${id}`] === hash;
}

const formOf = (context: Needs, hash: string) =>
  parsed<FormDocument>(hash, () => context.published.blob(hash, 'document'));
const manifestOf = (context: Needs, hash: string) =>
  parsed<Manifest>(hash, () => context.published.manifest(hash));

/** What a hash names never changes; rules are compiled once for each of these objects. */
const kept = new Map<string, unknown>();
const MOST_KEPT = 500;

async function parsed<T>(hash: string, read: () => Promise<string | undefined>) {
  if (kept.has(hash)) return kept.get(hash) as T;
  const text = await read();
  if (text === undefined) return undefined;
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  const value = JSON.parse(text) as T;
  kept.set(hash, value);
  return value;
}
