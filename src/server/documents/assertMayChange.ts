import { sha256Of } from '../files/sha256Of.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { DocumentRow } from './readDocuments.ts';
import type { SentFile } from './upload.ts';

/**
 * Refuses (422) an upload that bears the id of another one: what made these documents is sent again as it was,
 * file by file and code by code, or it is something else that would be lost.
 */
export async function assertMayChange(
  made: readonly DocumentRow[],
  files: readonly SentFile[],
): Promise<void> {
  const same = await Promise.all(files.map((file, index) => isOf(made[index], file)));
  if (made.length !== files.length || same.includes(false))
    throw new HttpError(422, [{ code: 'once_other_body' }]);
}

async function isOf(
  row: DocumentRow | undefined,
  { file, category, subcategory }: SentFile,
): Promise<boolean> {
  if (row?.category !== category || row.subcategory !== subcategory) return false;
  // Of documents from before it was kept nobody knows it.
  return row.original_sha256 === null || row.original_sha256 === (await hashOf(file));
}

const hashOf = async (file: SentFile['file']): Promise<string> =>
  Buffer.isBuffer(file) ? sha256Of(file) : file.sha256;
