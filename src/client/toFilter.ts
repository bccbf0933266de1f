import { toBase64 } from './base64.ts';

/** The value of a list's `$filter`: the filter as JSON in base64 of UTF-8. @source specification §7 */
export function toFilter(filter: Record<string, unknown>): string {
  return toBase64(JSON.stringify(filter));
}
