import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapi } from '#/contract/openapi.ts';
import { sha256 } from '#/language/values/hash.ts';
import { folderWaits } from '#/language/proposals/folderWaits.ts';
import type { FileDiagnostic } from '#/language/values/diagnostic.ts';
import { otherTenants } from '#/language/assembly/otherTenants.ts';
import type { DocumentFile } from '#/language/assembly/source.ts';
import type { TenantDocument } from '#/language/documents/tenantDocuments.ts';
import type { Context } from '../ports/context.ts';
import { withTenant } from '../database/withTenant.ts';
import type { TenantIdentity } from '../ports/tenant.ts';
import { keepSource, readOwnFiles, type OwnFiles } from './ownFiles.ts';
import { publish } from './publish.ts';
import { readDocuments } from './readDocuments.ts';

type Needs = Pick<Context, 'config' | 'db' | 'hosts' | 'log' | 'now'>;

/**
 * Gives every tenant the release that its files make: the first one when it has none, a new one when
 * the files changed and everything fits. From the first release that the Studio published, the tenant's own files
 * are those of its last release, and new files of the product are laid under them. Otherwise the old release stays,
 * and what stands in the way is kept for the Studio and logged. Inputs that were considered before are not considered
 * again.
 */
export async function seedReleases(context: Needs): Promise<void> {
  const { root } = context.config;
  const { base, tenants } = readDocuments(root);
  const shared = sha256(JSON.stringify([openapi, base, readLanguage(root)]));
  for (const tenant of context.hosts.tenants) {
    const own = await withTenant(context.db, tenant.id, (db) => readOwnFiles(db, tenant, root));
    const inputs = sha256(JSON.stringify([shared, own]));
    const now = await readState(context, tenant);
    if (now.inputs === inputs) continue;
    const others = otherTenants(Object.values(tenants).flat(), tenant.name);
    await consider(context, tenant, base, { own, others }, inputs, now.madeBy);
  }
}

async function readState({ db }: Needs, tenant: TenantIdentity) {
  const [considered, current] = await Promise.all([
    db
      .selectFrom('release_inputs')
      .select('inputs')
      .where('tenant_id', '=', tenant.id)
      .executeTakeFirst(),
    db
      .selectFrom('release_pointers as pointer')
      .innerJoin('releases as release', 'release.hash', 'pointer.hash')
      .select('release.made_by')
      .where('pointer.tenant_id', '=', tenant.id)
      .executeTakeFirst(),
  ]);
  return { inputs: considered?.inputs, madeBy: current?.made_by };
}

async function consider(
  context: Needs,
  tenant: TenantIdentity,
  base: DocumentFile[],
  { own, others }: { own: OwnFiles; others: TenantDocument[] },
  inputs: string,
  madeBy?: string,
): Promise<void> {
  const { db, log, now } = context;
  const { buildRelease } = await import('#/language/release/release.ts');
  const release = buildRelease(base, own.files, openapi, { others });
  const faults = release.problems.filter((problem) => standsInTheWay(problem, madeBy));
  const hasOther = own.isPublished && own.folder !== own.knownFolder;
  const waiting = hasOther ? [folderWaits(tenant.name)] : [];
  const isOfFiles = own.isPublished || (madeBy ?? 'files') === 'files';
  const isPublished = faults.length === 0 && isOfFiles;
  const isDone = await withTenant(db, tenant.id, async (transaction) => {
    // Whoever publishes in the Studio waits for this, or was first: then it is considered again, over what they made.
    await transaction.selectFrom('release_pointers').select('hash').forUpdate().execute();
    const still = await readOwnFiles(transaction, tenant, context.config.root);
    if (JSON.stringify(still) !== JSON.stringify(own)) return false;
    const considered = {
      inputs,
      considered_at: now(),
      problems: JSON.stringify([...faults, ...waiting]) as unknown as FileDiagnostic[],
    };
    await transaction
      .insertInto('release_inputs')
      .values({ tenant_id: tenant.id, ...considered })
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(considered))
      .execute();
    if (!isPublished) return true;
    const moved = await publish(transaction, tenant, release, { by: 'files', at: now() });
    const { files, knownFolder: folder } = own;
    if (moved !== undefined && folder !== undefined)
      await keepSource(transaction, { sequence: moved, hash: release.id, files, folder, why: '' });
    return true;
  });
  if (!isDone) return log.info({ tenant: tenant.name }, 'published meanwhile: considered later');
  const about = { tenant: tenant.name, release: release.id, problems: faults.slice(0, 20) };
  if (isPublished) log.info({ ...about, problems: undefined }, 'released');
  else if (madeBy) log.warn(about, `new files of ${tenant.name} wait: the release before stays`);
  else log.error(about, `the documents of ${tenant.name} make no release: it has none`);
}

/** Errors always do; over an older release so does an overlay that no longer fits its base. */
function standsInTheWay({ severity, unfit }: FileDiagnostic, madeBy?: string): boolean {
  return severity === 'error' || (madeBy !== undefined && unfit === true);
}

/** The code that makes releases is an input too: what it compiles changes with it. */
function readLanguage(root: string): string[] {
  return globSync('src/{language,domain/rules}/**/*.ts', { cwd: root })
    .sort()
    .map((file) => readFileSync(join(root, file), 'utf8'));
}
