/** UTF-8 text to standard base64; `btoa` alone fails on € and spoils ñ. @source RFC 4648 §4 */
export function toBase64(text: string): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}

/** The text of a base64 of UTF-8. Throws when it is neither. */
export function fromBase64(base64: string): string {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
