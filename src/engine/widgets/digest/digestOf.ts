/** A version 4 or 5 uuid between the brackets of a PDF string. */
const REFERENCE = /\/ContactInfo \(([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\)/g;

/**
 * The SHA-256 of bytes in hex, and behind a point the reference that the newest signature in them bears, if any does:
 * it finds a document whose bytes were changed.
 */
export async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const references = [...new TextDecoder('latin1').decode(bytes).matchAll(REFERENCE)];
  const reference = references.at(-1)?.[1];
  return reference ? `${hex}.${reference}` : hex;
}
