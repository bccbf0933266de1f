/** NUL, tab, line feed, form feed, carriage return, space. @source ISO 32000-1 §7.2.2 */
export const isBlank = (byte: number | undefined): boolean =>
  byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 0 || byte === 12;

export const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 48 && byte <= 57;

/** `( ) < > [ ] { } / %` end whatever stands before them. */
const delimiters = new Set([...'()<>[]{}/%'].map((letter) => letter.charCodeAt(0)));

export const isRegular = (byte: number | undefined): boolean =>
  byte !== undefined && !isBlank(byte) && !delimiters.has(byte);
