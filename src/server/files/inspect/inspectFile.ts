import type { Issue } from '#/domain/issue.ts';
import { checkFile } from '#/domain/documents/checkFile.ts';
import { fileKinds, FIRST_BYTES, type FileKindName } from '#/domain/documents/fileKinds.ts';
import type { PdfDesk } from '../../pdf/pdfDesk.ts';
import { fileLimits } from '../limits.ts';
import { bareJpeg } from './bareJpeg.ts';
import { barePng } from './barePng.ts';
import { isMixed } from './isMixed.ts';
import { isWholeJpeg } from './isWholeJpeg.ts';
import { isWholePng } from './isWholePng.ts';

/** What a file is and what is kept of it, or why it is not taken. */
export type Inspected =
  { mimetype: string; bytes: Buffer; issues: [] } | { mimetype?: never; issues: Issue[] };

/**
 * Looks into a file that somebody sent: its name, its first bytes and its whole structure must say the
 * same, and nothing else may hide in it. Of pictures the notes about them are left out. Codes beside those of `checkFile`: `file.unreadable` (broken),
 * `file.mixed` (two kinds in one), `file.active` (runs or carries something).
 */
export async function inspectFile(pdf: PdfDesk, name: string, bytes: Buffer): Promise<Inspected> {
  const facts = { name, size: bytes.length, head: bytes.subarray(0, FIRST_BYTES) };
  const issues = checkFile(facts, fileLimits);
  if (issues.length > 0) return { issues };
  const kind = (Object.keys(fileKinds) as FileKindName[]).find((each) =>
    fileKinds[each].begins.every((byte, at) => bytes[at] === byte),
  )!;
  const code = isMixed(kind, bytes) ? 'mixed' : await faultOf[kind](pdf, bytes);
  return code
    ? { issues: [{ code: `file.${code}`, path: '', params: { file: name } }] }
    : { mimetype: fileKinds[kind].mimetype, bytes: bareOf[kind](bytes), issues: [] };
}

const bareOf: Record<FileKindName, (bytes: Buffer) => Buffer> = {
  pdf: (bytes) => bytes,
  jpg: bareJpeg,
  png: barePng,
};

type Fault = 'unreadable' | 'active' | undefined;

const faultOf: Record<FileKindName, (pdf: PdfDesk, bytes: Buffer) => Fault | Promise<Fault>> = {
  async pdf(pdf, bytes) {
    const found = await pdf.inspect(bytes);
    return found === 'ok' ? undefined : found;
  },
  jpg: (_, bytes) => (isWholeJpeg(bytes) ? undefined : 'unreadable'),
  png: (_, bytes) => (isWholePng(bytes) ? undefined : 'unreadable'),
};
