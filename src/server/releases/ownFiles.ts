import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentFile } from '#/language/assembly/source.ts';
import type { FileDiagnostic } from '#/language/values/diagnostic.ts';
import { sha256 } from '#/language/values/hash.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { TenantIdentity } from '../ports/tenant.ts';

/** The files that a tenant's release is made of beside those of the product. */
export interface OwnFiles {
  files: DocumentFile[];
  /** From the first release that the Studio published, they are those of the last one and not the folder's. */
  isPublished: boolean;
  /** SHA-256 of the tenant's folder now. */
  folder: string;
  /** And when the last release of the Studio was made. */
  knownFolder?: string;
}

/** Who a tenant is and where it is served its folder says, whatever was published. */
const isIdentity = ({ file }: DocumentFile) => file.endsWith('/tenant.json');

/** The files of a tenant as they count now. @param folder of the checkout: those in its folder */
export async function readOwnFiles(
  db: TenantDb,
  { name }: Pick<TenantIdentity, 'name'>,
  root: string,
): Promise<OwnFiles> {
  const inFolder = globSync(`tenants/${name}/**/*.json`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const folder = sha256(JSON.stringify(inFolder.filter((file) => !isIdentity(file))));
  const last = await db
    .selectFrom('release_sources')
    .select(['files', 'folder'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return { files: inFolder, isPublished: false, folder };
  const files = [...inFolder.filter(isIdentity), ...(JSON.parse(last.files) as DocumentFile[])];
  return { files, isPublished: true, folder, knownFolder: last.folder };
}

const isOfFolder = ({ severity, unfit }: FileDiagnostic) => severity === 'warning' && !unfit;

/** What a release of the Studio was made of, and by whom. */
export interface ReleaseSource {
  /** Its row of the history. */
  sequence: bigint;
  hash: string;
  files: readonly DocumentFile[];
  folder: string;
  /** Nobody, of one that newer files of the product made. */
  by?: { user: string; approver: string; proposal: string };
  why: string;
}

/** Keeps what a release was made of: from then on it is the tenant's own. */
export async function keepSource(
  db: TenantDb,
  { sequence, hash, files, folder, by, why }: ReleaseSource,
): Promise<void> {
  // It was made of the newest files of the product: of what waited, only the folder still does.
  const considered = await db.selectFrom('release_inputs').select('problems').executeTakeFirst();
  const waiting = considered?.problems.filter(isOfFolder) ?? [];
  await db
    .updateTable('release_inputs')
    .set({ problems: JSON.stringify(waiting) as unknown as FileDiagnostic[] })
    .execute();
  await db
    .insertInto('release_sources')
    .values({
      ...{ tenant_id: db.tenantId, sequence, hash, folder, why },
      files: JSON.stringify(files.filter((file) => !isIdentity(file))),
      uuid_user: by?.user ?? null,
      uuid_approver: by?.approver ?? null,
      uuid_proposal: by?.proposal ?? null,
    })
    .execute();
}
