import type { Reading } from '../../fields/reading.ts';
import { isUnderway, type SentFile } from './sentFile.ts';

/**
 * What the files of a field answer: the uuid of the stored document, or a list of them. While one is
 * on its way, or could not be sent, the answer stands in doubt and keeps what is stored.
 */
export function answerOf(files: readonly SentFile[], isList: boolean): Reading {
  const uuids = files.flatMap(({ uuid }) => uuid ?? []);
  const value = isList ? (uuids.length ? uuids : undefined) : uuids[0];
  if (files.some(isUnderway)) return { value, doubt: { code: 'file.sending' } };
  if (files.some(({ state }) => state === 'failed'))
    return { value, doubt: { code: 'file.failed' } };
  return { value };
}
