import { fileKinds, type FileKindName } from '#/domain/documents/fileKinds.ts';
import { Unfit } from '../fault.ts';
import { cleanPdf } from '../pdf/cleanPdf.ts';
import { isCut, isMixed, isMixedAnew } from './isMixed.ts';
import { redrawn, type PictureKind } from './redrawn.ts';
import type { Fault } from '../../ports/inspectionFault.ts';

/** What is kept of a file, or why nothing is. */
export type Inspection =
  { bytes: Buffer; isSigned: boolean; fault?: never } | { bytes?: never; fault: Fault };

/**
 * Looks through one file of a kind and writes it anew. Never throws.
 * @param side of the square JPEG that is kept of a picture instead of all of it
 */
export async function inspect(kind: string, bytes: Buffer, side?: number): Promise<Inspection> {
  try {
    if (!isKind(kind)) return { fault: 'unreadable' };
    if (isMixed(kind, bytes))
      return { fault: kind === 'pdf' && isCut(bytes) ? 'unreadable' : 'mixed' };
    if (kind === 'pdf' && side !== undefined) return { fault: 'unreadable' };
    const kept = kind === 'pdf' ? cleanPdf(bytes) : await picture(kind, bytes, side);
    if (!kept) return { fault: 'unreadable' };
    const written = side === undefined ? kind : 'jpg';
    return isMixedAnew(written, kept.bytes) ? { fault: 'mixed' } : kept;
  } catch (error) {
    // What the readers did not foresee is a file that they cannot read.
    return { fault: error instanceof Unfit ? error.fault : 'unreadable' };
  }
}

async function picture(kind: PictureKind, bytes: Buffer, side?: number) {
  const drawn = await redrawn(kind, bytes, side);
  return drawn && { bytes: drawn, isSigned: false };
}

const isKind = (kind: string): kind is FileKindName => Object.hasOwn(fileKinds, kind);
