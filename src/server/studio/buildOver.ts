import { withTenant } from '../database/withTenant.ts';
import { tooMany } from '../kernel/httpError.ts';
import type { Context } from '../ports/context.ts';
import type { BuiltProposal } from '../ports/releaseBuilder.ts';
import type { TenantIdentity } from '../ports/tenant.ts';
import { releasedTexts } from '../releases/releasedTexts.ts';
import { readOwnFiles, type OwnFiles } from '../releases/ownFiles.ts';
import { documentsOf, type ProposalRow } from './readProposals.ts';

type Needs = Pick<Context, 'config' | 'db' | 'log' | 'published' | 'releases'>;

/** A proposal built over what its tenant serves now. */
export interface BuiltOver extends BuiltProposal {
  /** Hash of the release that is served. */
  over: string;
  own: OwnFiles;
}

/**
 * Builds a proposal over the tenant's release and files of now, in a thread of its own; nothing is written.
 * @param isWritten the release comes with its texts
 * @throws HttpError 503 where that took too long
 */
export async function buildOver(
  context: Needs,
  tenant: TenantIdentity,
  row: Pick<ProposalRow, 'base' | 'documents'>,
  isWritten = false,
): Promise<BuiltOver> {
  const { over, own } = await withTenant(context.db, tenant.id, async (db) => ({
    over: (await context.published.current(tenant.id, db))!,
    own: await readOwnFiles(db, tenant, context.config.root),
  }));
  const documents = documentsOf(row);
  const paths = documents.map(({ path }) => path);
  const base = await releasedTexts(context.db, context.published, row.base, (path) =>
    paths.includes(path),
  );
  const changed = Object.fromEntries(documents.map(({ path, text }) => [path, text]));
  const overruled = Object.fromEntries(documents.map((one) => [one.path, one.overruled ?? {}]));
  const message = { tenant: tenant.name, own: own.files, base, changed, overruled, isWritten };
  const built = await context.releases.build(message).catch((error: unknown) => {
    context.log.error({ err: error, tenant: tenant.name }, 'a proposal could not be built');
    throw tooMany(5, 503);
  });
  return { ...built, over, own };
}
