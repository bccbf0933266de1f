/**
 * A value of JSON as one line of text, and back: what a person types is a text unless it reads as a number, `true`,
 * `null`, or JSON. A text that would be read as something else stands in quotes.
 */
export function tellLiteral(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return value === '' || value.includes('\n') || isJson(value) ? JSON.stringify(value) : value;
}

export const toLiteral = (text: string): unknown => (isJson(text) ? JSON.parse(text) : text);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Several, one on each line. */
export const tellLiterals = (values: readonly unknown[]): string =>
  values.map(tellLiteral).join('\n');
export const toLiterals = (text: string): unknown[] => text.split('\n').map(toLiteral);
