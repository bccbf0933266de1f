import type { FileLimits } from '#/domain/documents/checkFile.ts';

/** What a client may send as one file. @source specification §3 Document */
export const fileLimits: FileLimits = { kinds: ['pdf', 'jpg', 'png'], most: 10 * 1024 ** 2 };

/** Files in one upload. */
export const MOST_FILES = 10;

/** Of a JSON body that carries one file in base64, with room for its other fields. */
export const JSON_FILE_LIMIT = 15 * 1024 ** 2;
