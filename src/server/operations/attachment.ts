/**
 * The header that makes a file of an answer: a plain name for old readers, the exact one in UTF-8.
 * @source RFC 6266, RFC 8187
 */
export function attachment(filename: string): string {
  const plain = filename
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._ -]/g, '_');
  const exact = encodeURIComponent(filename).replace(/['()*]/g, percent);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

const percent = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
