/** What some system takes for more than a letter of a name. */
const UNNAMED = /[\p{Cc}\\/:*?"<>|]/gu;

/**
 * The content-disposition of a download: always an attachment, the name without folders, in plain letters for
 * those who read no more, and whole. @source RFC 6266, RFC 8187
 */
export function disposition(given: string): string {
  const name = given.replace(UNNAMED, '_').replace(/^\.+/, '_');
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, '_')
    .replace(/%/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
