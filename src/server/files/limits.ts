import type { FileLimits } from '#/domain/documents/checkFile.ts';

/** What a client may send as one file. @source specification §3 Document */
export const fileLimits: FileLimits = { kinds: ['pdf', 'jpg', 'png'], most: 10 * 1024 ** 2 };

/** What somebody may send as their photo: browsers send a small square already. */
export const photoLimits: FileLimits = { kinds: ['jpg', 'png'], most: 1024 ** 2 };

/** Side in points of the square that is kept of a photo: three times the largest in which it is shown. */
export const PHOTO_SIDE = 256;

/** Files in one upload. */
export const MOST_FILES = 10;

/** Of a JSON body that carries one file in base64, with room for its other fields. */
export const JSON_FILE_LIMIT = 15 * 1024 ** 2;
