import { settingsOf } from '#/language/assembly/settings.ts';
import type { StyleDocument, TenantDocument } from '#/language/documents/tenantDocuments.ts';
import type { Context } from '../ports/context.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Decided, Tenant, TenantIdentity } from '../ports/tenant.ts';

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
  return hash
    ? { ...identity, ...(kept.get(hash) ?? (await read(published, identity, hash))) }
    : undefined;
}

/** A tenant of which nothing is asked that it decides: for calls whose answer is the same whoever asks. */
export const undecided = (identity: TenantIdentity): Tenant => ({
  ...identity,
  release: '',
  displayName: identity.name,
  languages: [],
  support: { hours: '', phone: '', email: '' },
  ...decidedBy(identity, undefined),
});

/** By the hash of the release: what it names never changes. */
const kept = new Map<string, Decided>();
const MOST_KEPT = 200;

async function read(
  published: Context['published'],
  { id, name }: TenantIdentity,
  release: string,
): Promise<Decided> {
  const [own, settings, style] = await Promise.all([
    published.documentIn<OldTenant>(release, 'tenant/tenant'),
    published.documentIn<object>(release, 'settings/settings'),
    published.documentIn<StyleDocument>(release, 'style/style'),
  ]);
  const { display_name, languages = {}, support, holidays, configuration } = own ?? {};
  const decided: Decided = {
    release,
    displayName: display_name ?? name,
    languages: Object.keys(languages).sort((a, b) => languages[a]!.order - languages[b]!.order),
    support: support ?? { hours: '', phone: '', email: '' },
    holidays,
    style,
    ...decidedBy({ id }, settings ?? configuration),
  };
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(release, decided);
  return decided;
}

/** As it stands in a release; those from before settings were a document hold them here. */
type OldTenant = Partial<TenantDocument> & { configuration?: object };

function decidedBy({ id }: Pick<TenantIdentity, 'id'>, published: object | undefined) {
  const settings = settingsOf(id, published);
  return { settings, timeZone: settings.time_zone };
}
