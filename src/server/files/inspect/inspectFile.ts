import type { Issue } from '#/domain/issue.ts';
import { checkFile } from '#/domain/documents/checkFile.ts';
import { fileKinds, FIRST_BYTES, type FileKindName } from '#/domain/documents/fileKinds.ts';
import type { PdfDesk } from '../../pdf/pdfDesk.ts';
import { fileLimits } from '../limits.ts';
import { isMixed } from './isMixed.ts';
import { redrawn } from './redrawn.ts';

/** What a file is and what is kept of it, or why it is not taken. */
export type Inspected =
  { mimetype: string; bytes: Buffer; issues: [] } | { mimetype?: never; issues: Issue[] };

/**
 * Looks into a file that somebody sent: its name, its first bytes and its whole structure must say the
 * same, and nothing else may hide in it. A picture is drawn anew, so that only what is seen of it is kept.
 * Codes beside those of `checkFile`: `file.unreadable` (broken), `file.mixed` (two kinds in one),
 * `file.active` (runs or carries something).
 */
export async function inspectFile(pdf: PdfDesk, name: string, bytes: Buffer): Promise<Inspected> {
  const facts = { name, size: bytes.length, head: bytes.subarray(0, FIRST_BYTES) };
  const issues = checkFile(facts, fileLimits);
  if (issues.length > 0) return { issues };
  const kind = (Object.keys(fileKinds) as FileKindName[]).find((each) =>
    fileKinds[each].begins.every((byte, at) => bytes[at] === byte),
  )!;
  const taken = isMixed(kind, bytes) ? 'mixed' : await taking[kind](pdf, bytes);
  return typeof taken === 'string'
    ? { issues: [{ code: `file.${taken}`, path: '', params: { file: name } }] }
    : { mimetype: fileKinds[kind].mimetype, bytes: taken, issues: [] };
}

type Fault = 'unreadable' | 'active';

/** What is kept of a file of each kind, or what is wrong with it. */
const taking: Record<FileKindName, (pdf: PdfDesk, bytes: Buffer) => Promise<Buffer | Fault>> = {
  async pdf(pdf, bytes) {
    const found = await pdf.inspect(bytes);
    return found === 'ok' ? bytes : found;
  },
  jpg: async (_, bytes) => (await redrawn('jpg', bytes)) ?? 'unreadable',
  png: async (_, bytes) => (await redrawn('png', bytes)) ?? 'unreadable',
};
