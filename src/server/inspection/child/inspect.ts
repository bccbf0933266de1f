import { fileKinds, type FileKindName } from '#/domain/documents/fileKinds.ts';
import { Unfit, type Fault } from '../fault.ts';
import { cleanPdf } from '../pdf/cleanPdf.ts';
import { isMixed } from './isMixed.ts';
import { redrawn } from './redrawn.ts';

/** What is kept of a file, or why nothing is. */
export type Inspection =
  { bytes: Buffer; isSigned: boolean; fault?: never } | { bytes?: never; fault: Fault };

/** Looks through one file of a kind and writes it anew. Never throws. */
export async function inspect(kind: string, bytes: Buffer): Promise<Inspection> {
  try {
    if (!isKind(kind)) return { fault: 'unreadable' };
    if (isMixed(kind, bytes)) return { fault: 'mixed' };
    if (kind === 'pdf') return cleanPdf(bytes);
    const drawn = await redrawn(kind, bytes);
    return drawn ? { bytes: drawn, isSigned: false } : { fault: 'unreadable' };
  } catch (error) {
    // What the readers did not foresee is a file that they cannot read.
    return { fault: error instanceof Unfit ? error.fault : 'unreadable' };
  }
}

const isKind = (kind: string): kind is FileKindName => Object.hasOwn(fileKinds, kind);
