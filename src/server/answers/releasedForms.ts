import type { OperationId } from '#/contract/call.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Manifest } from '#/language/release/release.ts';
import { seersOf } from '#/language/requests/seersOf.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { HttpError } from '../kernel/httpError.ts';
import { acceptedRelease } from './acceptedRelease.ts';
import type { NamedForm } from './formHeader.ts';

/** A form as it was released, with the release in which it was read. */
export interface ReleasedForm {
  form: FormDocument;
  hash: string;
  release: string;
  manifest: Manifest;
}

type Needs = Pick<Context, 'db' | 'published' | 'now'>;

type Answering = Pick<Actor, 'tenant' | 'userId' | 'kind'>;

/**
 * The form that a request names, if the actor may still answer that version and its answers go to this call.
 * @throws HttpError 409 when the form is not known, or not any more, or not asked of them
 */
export async function namedForm(
  context: Needs,
  actor: Answering,
  call: OperationId,
  named: NamedForm,
): Promise<ReleasedForm> {
  const { hash } = named;
  const release = await acceptedRelease(context, actor, named);
  const form = release && (await formOf(context, hash));
  const manifest = form && (await manifestOf(context, release!));
  if (!manifest || form.submit?.call !== call || !isAsked(actor, form.id, manifest))
    throw new HttpError(409, [{ code: 'form_changed' }]);
  return { form, hash, release: release!, manifest };
}

/** The forms of the release that the request is bound to whose answers go to this call, as far as the actor is asked by them. */
export async function currentForms(
  context: Needs,
  actor: Answering,
  call: OperationId,
): Promise<ReleasedForm[]> {
  const { release } = actor.tenant;
  const manifest = await manifestOf(context, release);
  if (!manifest) return [];
  if (!byCall.has(manifest)) byCall.set(manifest, await formsByCall(context, release, manifest));
  const forms = byCall.get(manifest)!.get(call) ?? [];
  return forms.filter(({ form }) => isAsked(actor, form.id, manifest));
}

/** Staff are asked by the forms of their own screens, everybody else by those of all others. */
function isAsked({ kind }: Answering, form: string, { screens }: Manifest): boolean {
  const others = kind === 'staff' ? 'investor' : 'staff';
  return seersOf(form, Object.values(screens)).some((seer) => seer !== others);
}

/** What each release asks for which call, found out once. */
const byCall = new WeakMap<Manifest, ReadonlyMap<string, ReleasedForm[]>>();

async function formsByCall(context: Needs, release: string, manifest: Manifest) {
  const hashes = Object.entries(manifest.documents)
    .filter(([name]) => name.startsWith('form/'))
    .map(([, hash]) => hash);
  const forms = await Promise.all(hashes.map((hash) => formOf(context, hash)));
  const found = new Map<string, ReleasedForm[]>();
  forms.forEach((form, index) => {
    if (!form?.submit) return;
    const { call } = form.submit;
    found.set(call, [
      ...(found.get(call) ?? []),
      { form, hash: hashes[index]!, release, manifest },
    ]);
  });
  return found;
}

/** A form by its hash, whichever release had it. */
export const formOf = (context: Pick<Context, 'published'>, hash: string) =>
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
