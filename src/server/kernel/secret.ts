import { hash, randomBytes } from 'node:crypto';

/** A new unguessable text (256 bits) with a prefix that says what it is. */
export const createSecret = (prefix: string) => prefix + randomBytes(32).toString('base64url');

/** What the database keeps of a secret: with 128 random bits or more, SHA-256 is enough. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');
