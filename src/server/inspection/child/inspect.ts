import { fileKinds, type FileKindName } from '#/domain/documents/fileKinds.ts';
import { Unfit, type Fault } from '../fault.ts';
import { cleanPdf } from '../pdf/cleanPdf.ts';
import { isMixed, isMixedAnew } from './isMixed.ts';
import { redrawn, type PictureKind } from './redrawn.ts';

/** What is kept of a file, or why nothing is. */
export type Inspection =
  { bytes: Buffer; isSigned: boolean; fault?: never } | { bytes?: never; fault: Fault };

/** Looks through one file of a kind and writes it anew. Never throws. */
export async function inspect(kind: string, bytes: Buffer): Promise<Inspection> {
  try {
    if (!isKind(kind)) return { fault: 'unreadable' };
    if (isMixed(kind, bytes)) return { fault: 'mixed' };
    const kept = kind === 'pdf' ? cleanPdf(bytes) : await picture(kind, bytes);
    if (!kept) return { fault: 'unreadable' };
    return isMixedAnew(kind, kept.bytes) ? { fault: 'mixed' } : kept;
  } catch (error) {
    // What the readers did not foresee is a file that they cannot read.
    return { fault: error instanceof Unfit ? error.fault : 'unreadable' };
  }
}

async function picture(kind: PictureKind, bytes: Buffer) {
  const drawn = await redrawn(kind, bytes);
  return drawn && { bytes: drawn, isSigned: false };
}

const isKind = (kind: string): kind is FileKindName => Object.hasOwn(fileKinds, kind);
