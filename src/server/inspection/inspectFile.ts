import type { Issue } from '#/domain/kernel/issue.ts';
import { checkFile, type FileLimits } from '#/domain/documents/checkFile.ts';
import { fileKinds, FIRST_BYTES, type FileKindName } from '#/domain/documents/fileKinds.ts';
import { fileLimits } from '../files/limits.ts';
import type { InspectionPool, Sender } from '../ports/inspectionPool.ts';

/** A file that somebody sent, read when it is its turn. */
export interface FileToInspect {
  name: string;
  size: number;
  /** Its first bytes, `FIRST_BYTES` of them. */
  head(): Promise<Buffer>;
  whole(): Promise<Buffer>;
}

/** What may be sent, and the side in points of the square that is kept of a picture; all of it without one. */
interface Wanted {
  limits?: FileLimits;
  side?: number;
}

/** What a file is and what is kept of it, or why it is not taken. */
export type Inspected =
  | { mimetype: string; bytes: Buffer; isSigned: boolean; issues: [] }
  | { mimetype?: never; issues: Issue[] };

/**
 * Looks into a file that somebody sent: its name, its first bytes and its whole structure must say the
 * same, and nothing else may hide in it. What is kept of it is written anew: only what is seen of it.
 * Codes beside those of `checkFile`: `file.` and one of `faults`.
 */
export async function inspectFile(
  pool: InspectionPool,
  sender: Sender,
  file: FileToInspect,
  { limits = fileLimits, side }: Wanted = {},
): Promise<Inspected> {
  const { name, size } = file;
  const head = (await file.head()).subarray(0, FIRST_BYTES);
  const issues = checkFile({ name, size, head }, limits);
  if (issues.length > 0) return { issues };
  const kind = (Object.keys(fileKinds) as FileKindName[]).find((each) =>
    fileKinds[each].begins.every((byte, at) => head[at] === byte),
  )!;
  const { fault, bytes, ...looked } = await pool.look(sender, kind, file.whole, side);
  if (fault) return { issues: [{ code: `file.${fault}`, path: '', params: { file: name } }] };
  const { isSigned } = looked as { isSigned: boolean };
  const kept = side === undefined ? kind : 'jpg';
  return { mimetype: fileKinds[kept].mimetype, bytes: bytes!, isSigned, issues: [] };
}
