import { namesOf } from '#/domain/documents/checkFile.ts';
import { fileKinds, type FileKindName } from '#/domain/documents/fileKinds.ts';
import type { Localization } from '#/language/presentation/format.ts';
import type { AskedOf } from '#/language/widgets/asked.ts';

/** What a field takes. */
export interface FieldLimits {
  kinds: readonly FileKindName[];
  /** Bytes of one file. */
  most: number;
  count: number;
  isList: boolean;
}

const USUAL: FileKindName[] = ['pdf', 'jpg', 'png'];
/** The most files of a list that names no limit: as many as a request may carry. */
const FILES = 20;
const MEGABYTE = 1024 ** 2;

/** The limits that the document gives, with the usual ones where it gives none. */
export function limitsOf({ property, field }: AskedOf<'file'>): FieldLimits {
  const { kinds, megabytes } = field;
  const isList = property.type === 'array';
  return {
    kinds: kinds?.length ? kinds : USUAL,
    most: (megabytes ?? 10) * MEGABYTE,
    count: isList ? Number(property['maxItems'] ?? FILES) : 1,
    isList,
  };
}

/** "PDF, JPG o PNG, hasta 10 MB cada uno. Puede enviar hasta 5 archivos." */
export function limitsSentence(
  { kinds, most, count, isList }: FieldLimits,
  words: Localization,
): string {
  const values = { kinds: namesOf(kinds), megabytes: String(most / MEGABYTE) };
  if (!isList) return words.text('page.upload.limits', values);
  return [
    words.text('page.upload.limits_each', values),
    words.text('page.upload.most', { count: String(count) }),
  ].join(' ');
}

/** What a picker of files is told to offer. */
export const acceptOf = (kinds: readonly FileKindName[]): string =>
  kinds
    .flatMap((kind) => [
      ...fileKinds[kind].extensions.map((one) => `.${one}`),
      fileKinds[kind].mimetype,
    ])
    .join();

/** "820 kB", "2,3 MB". */
export function sizeWords(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / 1024)}\u00a0kB`;
  return `${(bytes / MEGABYTE).toFixed(1).replace('.', ',')}\u00a0MB`;
}
