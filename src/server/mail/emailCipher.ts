import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** What a letter says and nobody else is to read: its text, and the code or link in it. */
export interface Content {
  text: string;
  code?: string;
  link?: string;
}

/** Keeps what letters say from whoever reads the outbox. A cipher is bound to its letter. */
export interface EmailCipher {
  seal(uuid: string, content: Content): Buffer;
  /** Throws when the letter is another one, was changed, or was written with another key. */
  open(uuid: string, sealed: Buffer): Content;
}

const IV = 12;
const TAG = 16;

/** AES-256-GCM with a key of 32 bytes; the random start and the mark of authenticity stand first. */
export function createEmailCipher(key: Buffer): EmailCipher {
  return {
    seal(uuid, content) {
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(uuid));
      const body = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(uuid, sealed) {
      const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV), {
        authTagLength: TAG,
      })
        .setAAD(Buffer.from(uuid))
        .setAuthTag(sealed.subarray(IV, IV + TAG));
      const body = Buffer.concat([cipher.update(sealed.subarray(IV + TAG)), cipher.final()]);
      return JSON.parse(body.toString('utf8')) as Content;
    },
  };
}
