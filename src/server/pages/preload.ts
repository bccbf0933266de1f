import type { Input, OperationId, Output } from '#/contract/call.ts';
import type { Preloaded, PreloadedAnswer } from '#/contract/preloaded.ts';
import { homeAddress, loginAddress } from '#/language/addresses.ts';
import { matchRoute } from '#/language/matchRoute.ts';
import type { Manifest } from '#/language/release.ts';
import type { ScreenDocument } from '#/language/screen.ts';
import type { Context } from '../context.ts';
import { hostCredentials } from '../tenants/hostCredentials.ts';
import { publicConfiguration } from '../tenants/publicConfiguration.ts';
import type { Tenant } from '../tenants/tenant.ts';

/** What a page is asked for. */
export interface PageAsked {
  host: string;
  /** Without its query. */
  path: string;
  /** `Accept-Language` of the browser. */
  languages: string | undefined;
}

/**
 * What the first page needs, as the answers of the calls that would bring it: the host, what its tenant
 * publishes, the words of the language that the browser asks for, the login and the screen of the address.
 * Whoever speaks another language or visits another tenant of the host asks for theirs.
 * @returns with it the screen that is most likely drawn first: at `/` the login
 */
export async function preload(
  context: Context,
  tenant: Tenant,
  { host, path, languages }: PageAsked,
): Promise<{ preloaded: Preloaded; screen?: ScreenDocument }> {
  const { published } = context;
  const { release, id, name } = tenant;
  const text = await published.manifest(release);
  const manifest = JSON.parse(text ?? '{"screens":{},"documents":{}}') as Manifest;
  const documents = await Promise.all(
    namesOf(manifest, path).map(async (each) => {
      const hash = manifest.documents[each]!;
      const answer = await published.documentIn<Output<'getReleaseDocument'>>(release, each);
      return answer && answered('getReleaseDocument', { path: { hash } }, answer);
    }),
  );
  const first = matchRoute(manifest.screens, path === '/' ? loginAddress : path);
  const screen =
    first && (await published.documentIn<ScreenDocument>(release, `screen/${first.id}`));
  const lang = languageOf(tenant, languages);
  const texts = lang && (await published.documentIn<Output<'getTexts'>>(release, `texts/${lang}`));
  const answers = [
    answered('getHostCredentials', {}, await hostCredentials(context, host)),
    answered(
      'getPublicConfiguration',
      { path: { name } },
      { data: { configuration: publicConfiguration(context.config, tenant) } },
    ),
    answered('getCurrentRelease', {}, { data: { hash: release } }),
    answered('getRelease', { path: { hash: release } }, manifest),
    ...(texts ? [answered('getTexts', { path: { lang }, query: { id } }, texts)] : []),
    ...documents.filter((each) => each !== undefined),
  ];
  return { preloaded: { tenant: id, answers }, screen };
}

/** The documents that an address is drawn from; where a session is needed and is not there, that is the login. */
function namesOf({ screens, documents }: Manifest, path: string): string[] {
  const asked = [path === '/' ? homeAddress : path, loginAddress];
  const drawn = asked.flatMap((each) => {
    const match = matchRoute(screens, each);
    const forms = match ? screens[match.id]!.forms.map((form) => `form/${form}`) : [];
    return match ? [`screen/${match.id}`, ...forms] : [];
  });
  const all = new Set(['navigation/navigation', 'style/style', ...drawn]);
  return [...all].filter((each) => Object.hasOwn(documents, each));
}

/** The first two letters of what the browser prefers, as long as the tenant speaks it; else the tenant's first. */
function languageOf({ languages }: Tenant, asked = ''): string | undefined {
  const wanted = asked.trim().slice(0, 2).toLowerCase();
  return languages.find((each) => each === wanted) ?? languages[0];
}

const answered = <Id extends OperationId>(
  call: Id,
  input: Input<Id>,
  answer: Output<Id>,
): PreloadedAnswer => ({ call, input, answer });
