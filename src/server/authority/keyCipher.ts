import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV = 12;
const TAG = 16;

/**
 * Keeps a private key in cipher: AES-256-GCM under a key of its own that is made of the secret which is never in the
 * database, bound to the row. Whoever has the database or a backup of it cannot sign.
 */
export function createKeyCipher(secret: Buffer) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'signing authority', 32));
  return {
    seal(uuid: string, text: Buffer): Buffer {
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(uuid));
      const body = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    /** Throws when it is another row's, was changed, or was written with another secret. */
    open(uuid: string, sealed: Buffer): Buffer {
      const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV), {
        authTagLength: TAG,
      })
        .setAAD(Buffer.from(uuid))
        .setAuthTag(sealed.subarray(IV, IV + TAG));
      return Buffer.concat([cipher.update(sealed.subarray(IV + TAG)), cipher.final()]);
    },
  };
}
