import { canonicalJson } from './canonicalJson.ts';
import { sha256 } from './hash.ts';

/** A short name for a part of a document, by which a change of it is noticed: 8 hexadecimal digits. */
export const digestOf = (value: unknown): string => sha256(canonicalJson(value)).slice(0, 8);
