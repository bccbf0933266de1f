import { settingsOf } from '#/language/assembly/settings.ts';
import type { StyleDocument, TenantDocument } from '#/language/documents/tenantDocuments.ts';
import type { Context } from '../ports/context.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Manifest } from '#/language/release/release.ts';
import type { Decided, Tenant, TenantIdentity } from '../ports/tenant.ts';
import { readSpeech, type Speech } from '../words/readSpeech.ts';
import { productSpeech } from '../words/productSpeech.ts';

type Needs = Pick<Context, 'published'>;

/**
 * A tenant with what its release decides, for as long as one request or one job lasts: whatever is published
 * meanwhile counts from the next one on. Once a server has read a release it asks nothing more of it.
 * @param release its hash, where whoever looked up the asker has read it already; the current one else
 * @throws HttpError 503 when the tenant has published nothing yet
 */
export async function withRelease(
  context: Needs,
  identity: TenantIdentity,
  release?: string | null,
): Promise<Tenant> {
  const found = await released(context, identity, release);
  if (!found) throw new HttpError(503, [{ code: 'no_release' }], { 'retry-after': '60' });
  return found;
}

/** The same; undefined when the tenant has published nothing yet. */
export async function released(
  { published }: Needs,
  identity: TenantIdentity,
  release?: string | null,
): Promise<Tenant | undefined> {
  const hash = release === undefined ? await published.current(identity.id) : release;
  if (!hash) return undefined;
  const tenant = { ...identity, ...(kept.get(hash) ?? (await read(published, identity, hash))) };
  const last = lastDecided.get(published) ?? new Map<string, Tenant>();
  lastDecided.set(published, last.set(identity.id, tenant));
  return tenant;
}

/** What a server knows of a tenant without asking anybody: for answers to whoever is turned away at the door. */
export const lastReleased = (
  { published }: Needs,
  { id }: Pick<TenantIdentity, 'id'>,
): Tenant | undefined => lastDecided.get(published)?.get(id);

const lastDecided = new WeakMap<Context['published'], Map<string, Tenant>>();

/** A tenant of which nothing is asked that it decides: for calls whose answer is the same whoever asks. */
export const undecided = (identity: TenantIdentity): Tenant => ({
  ...identity,
  release: '',
  displayName: identity.name,
  languages: [],
  support: { hours: '', phone: '', email: '' },
  ...decidedBy(identity, undefined, [], productSpeech),
});

/** By the hash of the release: what it names never changes. */
const kept = new Map<string, Decided>();
const MOST_KEPT = 200;

async function read(
  published: Context['published'],
  { id, name }: TenantIdentity,
  release: string,
): Promise<Decided> {
  const [own, settings, style, manifest] = await Promise.all([
    published.documentIn<OldTenant>(release, 'tenant/tenant'),
    published.documentIn<object>(release, 'settings/settings'),
    published.documentIn<StyleDocument>(release, 'style/style'),
    published.said(release),
  ]);
  const { display_name, languages = {}, support, holidays, accounts, configuration } = own ?? {};
  const inOrder = Object.keys(languages).sort((a, b) => languages[a]!.order - languages[b]!.order);
  const speech = await readSpeech(published, { ...NOTHING, ...manifest });
  const decided: Decided = {
    release,
    displayName: display_name ?? name,
    languages: inOrder,
    support: support ?? { hours: '', phone: '', email: '' },
    holidays,
    accounts,
    style,
    ...decidedBy({ id }, settings ?? configuration, inOrder, speech),
  };
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(release, decided);
  return decided;
}

/** As it stands in a release; those from before settings were a document hold them here. */
type OldTenant = Partial<TenantDocument> & { configuration?: object };

/** A release that names no document. */
const NOTHING: Pick<Manifest, 'documents' | 'languages'> = { documents: {}, languages: [] };

function decidedBy(
  { id }: Pick<TenantIdentity, 'id'>,
  published: object | undefined,
  [first = 'es']: readonly string[],
  speech: Speech,
) {
  const settings = settingsOf(id, published);
  const timeZone = settings.time_zone;
  return { settings, timeZone, words: (language = first) => speech.words(language, timeZone) };
}
