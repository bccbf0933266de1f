import type { OpenApiDocument } from '#/contract/openapi.ts';
import type { Assembly } from '../assembly/assemble.ts';
import type { TenantDocument } from '../documents/tenantDocuments.ts';
import { valueOf, type Documents } from '../lenses/documents.ts';
import { buildRelease, type Release } from '../release/release.ts';
import type { DocumentFile } from '../assembly/source.ts';
import type { FileDiagnostic } from '../values/diagnostic.ts';
import { same } from '../values/same.ts';
import type { DocumentFault, Laid } from './layProposal.ts';
import { differences } from './differences.ts';
import { keyOfFile } from './toTenantFiles.ts';
import { whyLocked } from './whyLocked.ts';

export interface Judged {
  /** Errors keep it from being published; of warnings those that were not there before. */
  faults: DocumentFault[];
  release: Release;
}

/**
 * Everything that is wrong with what a proposal makes, told at its documents, and the release that it makes. What is
 * released is what was asked for: a document that came out otherwise is a fault.
 * @param assets names of the files that are served of the tenant
 * @param known what was wrong with the tenant's documents before
 */
export function judgeProposal(
  base: readonly DocumentFile[],
  { files, after, faults }: Laid,
  shared: Assembly,
  contract: OpenApiDocument,
  {
    others,
    known,
    assets,
  }: {
    others: readonly TenantDocument[];
    known: readonly FileDiagnostic[];
    assets?: readonly string[];
  },
): Judged {
  const release = buildRelease(base, files, contract, { others, ...(assets && { assets }) });
  const before = new Set(known.map(toFault).map(nameOf));
  const found = release.problems
    .map(toFault)
    .filter((fault) => fault.severity === 'error' || !before.has(nameOf(fault)));
  const all = [...faults, ...found];
  const isClean = !all.some(({ severity }) => severity === 'error');
  return {
    release,
    faults: [...all, ...(isClean ? otherwise(release, after) : [])].map((fault) =>
      withReason(fault, shared),
    ),
  };
}

/** A fault of a file at the document that it says something of. A variant that no longer fits keeps a release back. */
export function toFault({
  file,
  pointer,
  severity,
  unfit,
  ...said
}: FileDiagnostic): DocumentFault {
  const key = keyOfFile(file);
  const isVariant = file.includes('/overlays/');
  return {
    ...said,
    document: key ?? file,
    pointer: isVariant ? pointer.replace(/^\/patch/, '').replace(/^\/base(\/.*)?$/, '') : pointer,
    severity: unfit ? 'error' : severity,
  };
}

const nameOf = ({ document, pointer, message }: DocumentFault) =>
  JSON.stringify([document, pointer, message]);

/** Documents that the release says otherwise than the proposal. */
function otherwise({ manifest, blobs }: Release, after: Documents): DocumentFault[] {
  return Object.keys(after).flatMap((key) => {
    // Kept examples are held to and not served.
    if (key.startsWith('example/')) return [];
    const text = blobs.get(manifest.documents[key] ?? '');
    const value: unknown = text === undefined ? undefined : JSON.parse(text);
    if (same(value, valueOf(after, key))) return [];
    const [first] = differences(value, valueOf(after, key));
    const message = 'Aquí no se puede decir nada distinto de lo que comparten todos los gestores.';
    return [{ document: key, pointer: first?.pointer ?? '', message, severity: 'error' as const }];
  });
}

/** Who touches what the law holds is told why, and by which law. */
function withReason(fault: DocumentFault, shared: Assembly): DocumentFault {
  if (fault.severity !== 'error') return fault;
  const reason = whyLocked(shared, fault.document, fault.pointer);
  return reason
    ? { ...fault, message: `${fault.message} ${reason.why} (${reason.source})` }
    : fault;
}
