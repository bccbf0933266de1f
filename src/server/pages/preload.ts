import type { Input, OperationId, Output } from '#/contract/call.ts';
import type { BriefManifest, Preloaded, PreloadedAnswer } from '#/contract/preloaded.ts';
import { homeAddress, loginAddress } from '#/language/values/addresses.ts';
import { matchRoute } from '#/language/values/matchRoute.ts';
import type { Manifest } from '#/language/release/release.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { codeListsOf } from '#/language/presentation/codeListsOf.ts';
import type { Context } from '../ports/context.ts';
import { hostCredentials } from '../tenants/hostCredentials.ts';
import { publicConfiguration } from '../tenants/publicConfiguration.ts';
import type { ServedTenant } from '../tenants/servedNow.ts';
import type { Tenant } from '../ports/tenant.ts';
import { languageOf } from '../words/languageOf.ts';

/** What a page is asked for. */
export interface PageAsked {
  /** Everybody whom its host serves. */
  served: readonly ServedTenant[];
  host: string;
  tenant: Tenant;
  /** Without its query. */
  path: string;
  /** `Accept-Language` of the browser. */
  languages: string | undefined;
}

/** What a page carries beside its own. */
export interface Aboard {
  preloaded: Preloaded;
  /** The screen that is most likely drawn first: at `/` the login. */
  screen?: ScreenDocument;
}

/** What decides what rides in a page, and its name: pages with the same name carry the same. */
export interface PagePlan {
  key: string;
  manifest: Manifest;
  documents: string[];
  lang: string | undefined;
  screen: string | undefined;
}

/** Which documents and words ride in a page, found without reading any. */
export async function planPage(
  { published }: Pick<Context, 'published'>,
  { served, host, tenant, path, languages }: PageAsked,
): Promise<PagePlan | undefined> {
  const manifest = await published.said(tenant.release);
  if (!manifest) return undefined;
  const documents = namesOf(manifest, path);
  const lang = languageOf(languages, tenant);
  const screen = matchRoute(manifest.screens, path === '/' ? loginAddress : path)?.id;
  const releases = served.map(({ tenant: { release } }) => release);
  const key = JSON.stringify([host, tenant.id, releases, documents, lang, screen]);
  return { key, manifest, documents, lang, screen };
}

/**
 * What the first page needs, as the answers of the calls that would bring it: the host, what its tenant
 * publishes, the words of the language that the browser asks for, the login and the screen of the address, with the
 * code lists that the screens name.
 * Whoever speaks another language or visits another tenant of the host asks for theirs.
 */
export async function preload(
  { published, config }: Pick<Context, 'published' | 'config'>,
  { served, tenant }: PageAsked,
  { manifest, documents, lang, screen }: PagePlan,
): Promise<Aboard> {
  const { release, id, name } = tenant;
  const read = <T>(document: string) => published.documentIn<T>(release, document);
  const readAll = async (names: readonly string[]) => {
    const found = await Promise.all(
      names.map(async (each) => {
        const answer = await read<Output<'getReleaseDocument'>>(each);
        return answer ? [{ hash: manifest.documents[each]!, answer }] : [];
      }),
    );
    return found.flat();
  };
  const drawn = await readAll(documents);
  const lists = codeListsOf(drawn).map((list) => `codes/${list}`);
  // A form asks for its own while it is filled in: nine ways to order have dozens.
  const screens = drawn.filter(({ answer }) => (answer as { kind?: string }).kind === 'screen');
  const named = await readAll(codeListsOf(screens).map((list) => `codes/${list}`));
  const texts = lang && (await read<Output<'getTexts'>>(`texts/${lang}`));
  const configuration = publicConfiguration(config, tenant);
  const answers = [
    answered('getHostCredentials', {}, hostCredentials(served)),
    answered('getPublicConfiguration', { path: { name } }, { data: { configuration } }),
    answered('getCurrentRelease', {}, { data: { hash: release } }),
    ...(texts ? [answered('getTexts', { path: { lang }, query: { id } }, texts)] : []),
    ...[...drawn, ...named].map(({ hash, answer }) =>
      answered('getReleaseDocument', { path: { hash } }, answer),
    ),
  ];
  const first = screen === undefined ? undefined : await read<ScreenDocument>(`screen/${screen}`);
  const brief = { hash: release, manifest: briefly(manifest, [...documents, ...lists]) };
  return { preloaded: { tenant: id, release: brief, answers }, screen: first };
}

/** What a first page needs of a manifest: every address, and the hashes of what it is drawn from. */
function briefly(
  { documents, validators, screens, languages }: Manifest,
  names: readonly string[],
): BriefManifest {
  const formId = (name: string) => name.replace(/^form\//, '');
  return {
    languages,
    documents: pick(documents, names),
    validators: pick(validators, names.map(formId)),
    screens: Object.fromEntries(
      Object.entries(screens).map(([id, { name, path, forms, guest, access, asks }]) => [
        id,
        { name, path, forms, guest, ...(access && { access }), ...(asks && { asks }) },
      ]),
    ),
  };
}

const pick = (table: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(table, name) ? [[name, table[name]!]] : [])),
  );

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

const answered = <Id extends OperationId>(
  call: Id,
  input: Input<Id>,
  answer: Output<Id>,
): PreloadedAnswer => ({ call, input, answer });
