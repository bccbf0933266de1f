import type { FileStore } from '../ports/fileStore.ts';
import { sha256Of } from './sha256Of.ts';

/** All bytes of a kept file; undefined where they are not there, or are not those that were kept. */
export async function readBytes(
  files: Pick<FileStore, 'read'>,
  { uuid_file, sha256 }: { uuid_file: string; sha256: string },
): Promise<Buffer | undefined> {
  const stream = await files.read(uuid_file);
  if (!stream) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  return (await sha256Of(bytes)) === sha256 ? bytes : undefined;
}
