import type { Schema } from '#/contract/schema.ts';
import { LOCKS } from '#/language/documents/locksDocument.ts';
import { toFault } from '#/language/proposals/judgeProposal.ts';
import { withTenant } from '../database/withTenant.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';
import { readOwnFiles } from '../releases/ownFiles.ts';
import { releasedTexts } from '../releases/releasedTexts.ts';
import { readReleases } from './readReleases.ts';
import { toProblem } from './toCheck.ts';

type Needs = Pick<Context, 'config' | 'db' | 'published' | 'releases'>;
type Kind = Schema<'StudioDocument'>['kind'];

/**
 * What a tenant serves now, document by document, with what of it all tenants share. Who it is stays out.
 * @param wanted hash of a release that it has served instead
 * @throws HttpError 404 where it has never served that one
 */
export async function readRelease(
  context: Needs,
  tenant: Tenant,
  wanted?: string,
): Promise<Schema<'StudioRelease'>> {
  const { own, releases, waiting } = await withTenant(context.db, tenant.id, async (db) => ({
    own: await readOwnFiles(db, tenant, context.config.root),
    releases: await readReleases(db),
    waiting: await db.selectFrom('release_inputs').select('problems').executeTakeFirst(),
  }));
  const newest = releases[0]!;
  const read = releases.find(({ hash }) => hash === (wanted ?? newest.hash));
  if (!read) throw notFound();
  const isShown = (path: string) => !path.startsWith('tenant/');
  const texts = await releasedTexts(context.db, context.published, read.hash, isShown);
  const origins = await context.releases.origins(
    { tenant: tenant.name, own: own.files },
    newest.hash,
  );
  const documents = Object.entries(texts).map(([path, text]) => {
    const [kind, id] = path.split('/') as [Kind, string];
    const shared = Object.hasOwn(origins.own, path) ? origins.own[path] : undefined;
    const origin = shared === undefined ? 'shared' : shared === null ? 'tenant' : 'varied';
    return { path, kind, id, text, origin, ...(typeof shared === 'string' && { shared }) } as const;
  });
  const locks = { path: LOCKS, kind: 'locks', id: 'locks', text: origins.locks } as const;
  return {
    hash: read.hash,
    number: read.number,
    published_at: read.at,
    published_by: read.who,
    languages: [...tenant.languages],
    documents: [...documents, { ...locks, origin: 'shared' }],
    waiting: (waiting?.problems ?? []).map((problem) => toProblem(toFault(problem))),
  };
}
