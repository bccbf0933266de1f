import type { Schema } from '#/contract/schema.ts';
import type { Context } from '../../ports/context.ts';
import { bytesOf } from '../../files/bytesOf.ts';
import { readFileName } from '../../files/fileName.ts';
import { photoLimits, PHOTO_SIDE } from '../../files/limits.ts';
import { inspectFile } from '../../inspection/inspectFile.ts';
import { HttpError } from '../../kernel/httpError.ts';
import type { Sender } from '../../ports/inspectionPool.ts';

/**
 * A picture that somebody sent of a person, as it is kept: a small square, drawn anew, with nothing of what
 * cameras write beside it. Refused with 413, 415 or 422 as documents are.
 */
export async function inspectPhoto(
  { inspection }: Pick<Context, 'inspection'>,
  sender: Sender,
  { filename, content }: Schema<'PhotoUpload'>,
): Promise<{ file: Buffer; mimetype: string }> {
  const { name, issues } = readFileName(filename);
  const bytes = bytesOf(content);
  if (issues.length > 0)
    throw new HttpError(
      422,
      issues.map((issue) => ({ ...issue, path: '/body/filename' })),
    );
  if (!bytes) throw new HttpError(422, [{ code: 'document_content', path: '/body/content' }]);
  const sent = { name, size: bytes.length, head: async () => bytes, whole: async () => bytes };
  const found = await inspectFile(inspection, sender, sent, {
    limits: photoLimits,
    side: PHOTO_SIDE,
  });
  const [first] = found.issues;
  if (first)
    throw new HttpError(statuses[first.code] ?? 422, [{ ...first, path: '/body/content' }]);
  const { bytes: file, mimetype } = found as Extract<typeof found, { mimetype: string }>;
  return { file, mimetype };
}

const statuses: Record<string, number> = {
  'file.size': 413,
  'file.kind': 415,
  'file.content': 415,
};
