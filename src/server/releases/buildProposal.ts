import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openapi } from '#/contract/openapi.ts';
import { assemble, type Assembly } from '#/language/assembly/assemble.ts';
import { otherTenants } from '#/language/assembly/otherTenants.ts';
import type { DocumentFile } from '#/language/assembly/source.ts';
import { checkAssembled } from '#/language/check/checkDocuments.ts';
import { isWatched } from '#/language/check/grave.ts';
import { LOCKS } from '#/language/documents/locksDocument.ts';
import { lockedIn } from '#/language/locks/lockedIn.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { changes } from '#/language/proposals/changes.ts';
import { saidGravely } from '#/language/proposals/saidGravely.ts';
import { judgeProposal, toFault } from '#/language/proposals/judgeProposal.ts';
import { layProposal, type DocumentFault } from '#/language/proposals/layProposal.ts';
import { keyOfFile } from '#/language/proposals/toTenantFiles.ts';
import type { FileDiagnostic } from '#/language/values/diagnostic.ts';
import type { Release } from '#/language/release/release.ts';
import { sha256 } from '#/language/values/hash.ts';
import { LOGO } from '../tenants/logo.ts';
import type {
  BuiltProposal,
  Comparison,
  Origins,
  ProposalBuild,
  Told,
} from '../ports/releaseBuilder.ts';
import { figuresOf } from './figuresOf.ts';
import { readDocuments } from './readDocuments.ts';

type OfTenant = Pick<ProposalBuild, 'tenant' | 'own'>;

/** Everything that a proposal of a tenant makes, over the files of the product as they are now. */
export function buildProposal(
  root: string,
  { tenant, own, base: began, changed, overruled, isWritten = false }: ProposalBuild,
): BuiltProposal {
  const { base, tenants } = readDocuments(root);
  const others = otherTenants(Object.values(tenants).flat(), tenant);
  const shared = assemble(base);
  const current = assemble(base, own);
  const laid = layProposal({ tenant, shared, current, own }, began, { changed, overruled });
  const known = faultsOf(base, own, () => checkAssembled(current, openapi, { others }));
  const { faults, release } = judgeProposal(base, laid, shared, openapi, {
    ...{ others, known },
    assets: assetsOf(root, tenant),
  });
  const before = new Set(known.map(toFault).filter(isError).map(nameOf));
  const isForeign = (fault: DocumentFault) =>
    !Object.hasOwn(changed, fault.document) && before.has(nameOf(fault));
  const paths = Object.keys({ ...laid.before, ...laid.after }).sort();
  const [served, made] = [textsOf(current), { ...textsIn(release), ...laid.after }];
  return {
    conflicts: laid.conflicts,
    faults: faults.map((fault) => (isForeign(fault) ? { ...fault, isForeign: true } : fault)),
    ...told(shared, { paths, served, made, before: laid.before, after: laid.after }),
    files: laid.files,
    release: isWritten ? release : { ...release, blobs: new Map() },
  };
}

/** What some documents have become, with what that costs whoever has them before them. */
function told(
  shared: Assembly,
  {
    paths,
    served,
    made,
    before,
    after,
  }: Record<'served' | 'made' | 'before' | 'after', Documents> & Pick<Comparison, 'paths'>,
): Told {
  const { list } = changes(before, after, made);
  return {
    changes: list,
    // No page loads what is only watched.
    figures: paths
      .filter((path) => !path.startsWith('example/'))
      .map((path) => figuresOf(path, served, made)),
    locked: Object.fromEntries(
      paths.map((path) => {
        const value = shared.documents.get(path)?.value;
        return [path, [...lockedIn(value), ...lockedIn(value, '', 'structure')]];
      }),
    ),
    saidGravely: saidGravely({ ...served, ...made }, list),
    regulated: paths.filter((path) =>
      [before, after].some(
        (documents) => Object.hasOwn(documents, path) && isWatched(valueOf(documents, path)),
      ),
    ),
  };
}

/** What changed from some documents to others, at these paths. */
export function compareDocuments(root: string, { paths, before, after }: Comparison): Told {
  const at = (documents: Documents): Documents =>
    Object.fromEntries(
      paths.flatMap((path) => (Object.hasOwn(documents, path) ? [[path, documents[path]!]] : [])),
    );
  const both = { served: before, made: after, before: at(before), after: at(after) };
  return told(assemble(readDocuments(root).base), { paths, ...both });
}

const isError = ({ severity }: DocumentFault) => severity === 'error';
const nameOf = ({ document, pointer }: DocumentFault) => `${document} ${pointer}`;

/** What is served now, and what would be: of both as a page would load it. */
const textsOf = ({ documents }: Assembly): Documents =>
  Object.fromEntries([...documents].map(([key, { text }]) => [key, text]));
const textsIn = ({ manifest, blobs }: Release): Documents =>
  Object.fromEntries(
    Object.entries(manifest.documents).map(([key, hash]) => [key, blobs.get(hash)!]),
  );

/** Names of the files that are served of a tenant. */
const assetsOf = (root: string, tenant: string): string[] =>
  [LOGO].filter((name) => existsSync(join(root, 'tenants', tenant, name)));

/** Where each document of a tenant that is not as all share it comes from. */
export function originsOf(root: string, { own }: OfTenant): Origins {
  const { documents } = assemble(readDocuments(root).base);
  const keys = own.flatMap(({ file }) => keyOfFile(file) ?? []);
  return {
    own: Object.fromEntries(keys.map((key) => [key, documents.get(key)?.text ?? null])),
    locks: documents.get(LOCKS)?.text ?? '{}',
  };
}

/** What was wrong before, of the tenants that were asked about last: it is asked with every change. */
const kept = new Map<string, FileDiagnostic[]>();

function faultsOf(
  base: readonly DocumentFile[],
  own: readonly DocumentFile[],
  check: () => FileDiagnostic[],
): FileDiagnostic[] {
  const key = sha256(JSON.stringify([base, own]));
  const faults = kept.get(key) ?? check();
  if (kept.size >= 8) kept.clear();
  kept.set(key, faults);
  return faults;
}
