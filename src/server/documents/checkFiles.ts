import { isMadeHere } from '#/domain/documentKinds/kindsFor.ts';
import { open, readFile } from 'node:fs/promises';
import { FIRST_BYTES } from '#/domain/documents/fileKinds.ts';
import type { Context } from '../ports/context.ts';
import { readFileName } from '../files/fileName.ts';
import { sha256Of } from '../files/sha256Of.ts';
import { inspectFile, type FileToInspect } from '../inspection/inspectFile.ts';
import { HttpError, type ErrorDetail } from '../kernel/httpError.ts';
import { documentCodes } from './documentCodes.ts';
import type { SentFile } from './upload.ts';
import { storing, type LocalFile } from '../ports/fileStore.ts';
import type { Sender } from '../ports/inspectionPool.ts';

/** A file that may be kept: its name as data, its type by its content, its bytes written anew. */
export interface GoodFile extends SentFile {
  file: Buffer;
  mimetype: string;
  /** Of what was sent, in hex. */
  originalSha256: string;
  /** What was sent, when it bears a signature that the new bytes cannot bear. */
  signedOriginal?: LocalFile | Buffer;
}

/**
 * Looks at names, codes and bytes of every file and refuses all of them for one: 413 what is too large,
 * 415 what is of no admitted type, 422 what is wrong otherwise, each with the place of its field.
 */
export async function checkFiles(
  context: Context,
  sender: Sender,
  files: readonly SentFile[],
): Promise<GoodFile[]> {
  const codes = await documentCodes(context, sender.tenant);
  const reasons: ErrorDetail[] = [];
  const good: GoodFile[] = [];
  for (const sent of files) {
    const { name, issues } = readFileName(sent.filename);
    const path = (field: string) => `/body/${field}${sent.at}`;
    reasons.push(...issues.map((issue) => ({ ...issue, path: path('filename') })));
    if (!codes.has(sent.subcategory) || isMadeHere(sent.subcategory))
      reasons.push({ code: 'document_code', path: path('subcategory') });
    if (issues.length > 0) continue;
    const found = await inspectFile(context.inspection, sender, toInspect(name, sent.file));
    const field = Buffer.isBuffer(sent.file) ? 'content' : 'attachment';
    reasons.push(...found.issues.map((issue) => ({ ...issue, path: path(field) })));
    if (!found.mimetype) continue;
    const { bytes: file, mimetype, isSigned } = found;
    const original = {
      originalSha256: Buffer.isBuffer(sent.file) ? await sha256Of(sent.file) : sent.file.sha256,
      ...(isSigned && { signedOriginal: sent.file }),
    };
    good.push({ ...sent, file, filename: name, mimetype, ...original });
  }
  if (reasons.length > 0) throw new HttpError(statusOf(reasons), reasons);
  return good;
}

const toInspect = (name: string, file: LocalFile | Buffer): FileToInspect =>
  Buffer.isBuffer(file)
    ? { name, size: file.length, head: async () => file, whole: async () => file }
    : {
        name,
        size: file.size,
        head: () => reading(() => readHead(file.path)),
        whole: () => reading(() => readFile(file.path)),
      };

const reading = <T>(work: () => Promise<T>) => storing('an upload cannot be read', work);

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function statusOf(reasons: readonly ErrorDetail[]): number {
  const statuses = new Set(reasons.map(({ code }) => byCode[code] ?? 422));
  return statuses.size === 1 ? [...statuses][0]! : 422;
}

const byCode: Record<string, number> = {
  'file.size': 413,
  'file.kind': 415,
  'file.content': 415,
};
