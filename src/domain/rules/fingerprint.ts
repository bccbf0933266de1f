import { compact } from './compact.ts';
import { textRule } from './text.ts';

/** The SHA-256 of a file as 64 hexadecimal digits, however they are spaced. Option: `true`. @source FIPS 180-4 */
export const checkFingerprint = textRule('fingerprint', (text) =>
  /^[0-9A-F]{64}$/.test(compact(text)),
);
