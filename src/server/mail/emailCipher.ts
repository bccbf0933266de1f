import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Content, EmailCipher } from '../ports/emailCipher.ts';

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
