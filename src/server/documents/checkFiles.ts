import { readFile } from 'node:fs/promises';
import type { Context } from '../context.ts';
import { readFileName } from '../files/fileName.ts';
import { storing } from '../files/fileStore.ts';
import { inspectFile } from '../files/inspect/inspectFile.ts';
import { Refusal, type Reason } from '../refusal.ts';
import { documentCodes } from './documentCodes.ts';
import type { SentFile } from './upload.ts';

/** A file that may be kept: its name as data, its type by its content. */
export interface GoodFile extends SentFile {
  mimetype: string;
}

/**
 * Looks at names, codes and bytes of every file and refuses all of them for one: 413 what is too large,
 * 415 what is of no admitted type, 422 what is wrong otherwise, each with the place of its field.
 */
export async function checkFiles(
  context: Context,
  tenantId: string,
  files: readonly SentFile[],
): Promise<GoodFile[]> {
  const codes = await documentCodes(context, tenantId);
  const reasons: Reason[] = [];
  const good: GoodFile[] = [];
  for (const sent of files) {
    const { name, issues } = readFileName(sent.filename);
    const path = (field: string) => `/body/${field}${sent.at}`;
    reasons.push(...issues.map((issue) => ({ ...issue, path: path('filename') })));
    if (!codes.has(sent.subcategory))
      reasons.push({ code: 'document_code', path: path('subcategory') });
    if (issues.length > 0) continue;
    const bytes = Buffer.isBuffer(sent.file) ? sent.file : await readWhole(sent.file.path);
    const found = await inspectFile(context.pdf, name, bytes);
    const field = Buffer.isBuffer(sent.file) ? 'content' : 'attachment';
    reasons.push(...found.issues.map((issue) => ({ ...issue, path: path(field) })));
    if (!found.mimetype) continue;
    const file = found.bytes === bytes ? sent.file : found.bytes;
    good.push({ ...sent, file, filename: name, mimetype: found.mimetype });
  }
  if (reasons.length > 0) throw new Refusal(statusOf(reasons), reasons);
  return good;
}

const readWhole = (path: string) => storing('an upload cannot be read', () => readFile(path));

function statusOf(reasons: readonly Reason[]): number {
  const statuses = new Set(reasons.map(({ code }) => byCode[code] ?? 422));
  return statuses.size === 1 ? [...statuses][0]! : 422;
}

const byCode: Record<string, number> = {
  'file.size': 413,
  'file.kind': 415,
  'file.content': 415,
};
