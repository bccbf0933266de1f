/**
 * The file name that a content-disposition header gives, safe to save under: no folders, no
 * control or direction characters, at most 150 characters. `filename*` wins over `filename`.
 * Undefined when the header is malformed or names no file. @source RFC 6266, RFC 8187
 */
export function toFileName(header: string | null): string | undefined {
  const parameters = header === null ? undefined : parse(header);
  if (!parameters) return undefined;
  const extended = parameters.get('filename*');
  const name = (extended && decodeExtended(extended)) ?? parameters.get('filename');
  return name === undefined ? undefined : safe(name);
}

const type = /^\s*(?:attachment|inline)\s*(?=;|$)/i;
const parameter = /^;\s*([!#$%&'*+.^_`|~\w-]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^\s";,]+)\s*/;

function parse(header: string): Map<string, string> | undefined {
  const start = type.exec(header);
  if (!start) return undefined;
  const found = new Map<string, string>();
  let rest = header.slice(start[0].length);
  while (rest !== '') {
    const match = parameter.exec(rest);
    const name = match?.[1]!.toLowerCase();
    if (!match || !name || found.has(name)) return undefined;
    const value = match[2]!;
    found.set(name, value.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value);
    rest = rest.slice(match[0].length);
  }
  return found;
}

function decodeExtended(value: string): string | undefined {
  const encoded = /^utf-8'[\w-]*'(.+)$/i.exec(value)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

function safe(name: string): string | undefined {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1)!;
  const clean = last.replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').replace(/^[\s.]+|[\s.]+$/g, '');
  return clean === '' ? undefined : [...clean].slice(0, 150).join('');
}
