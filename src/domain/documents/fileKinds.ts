/** A kind of file that may be uploaded. */
export interface FileKind {
  /** As people call it. */
  name: string;
  /** Endings of its names, lower case, the usual one first. */
  extensions: readonly string[];
  mimetype: string;
  /** The bytes that every file of the kind begins with. */
  begins: readonly number[];
}

/** The kinds of file that a client may send. @source ISO 32000-1 §7.5.2, ITU-T T.81 Annex B, PNG §5.2 */
export const fileKinds = {
  pdf: {
    name: 'PDF',
    extensions: ['pdf'],
    mimetype: 'application/pdf',
    begins: [0x25, 0x50, 0x44, 0x46, 0x2d],
  },
  jpg: {
    name: 'JPG',
    extensions: ['jpg', 'jpeg'],
    mimetype: 'image/jpeg',
    begins: [0xff, 0xd8, 0xff],
  },
  png: {
    name: 'PNG',
    extensions: ['png'],
    mimetype: 'image/png',
    begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
} as const satisfies Record<string, FileKind>;

export type FileKindName = keyof typeof fileKinds;

/** How many first bytes tell every kind. */
export const FIRST_BYTES = 8;
