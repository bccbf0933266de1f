/**
 * Whether a text is the origin of web pages at this host and nothing more: scheme, host, and the port
 * where it is not the scheme's own. @source RFC 6454 §6.2
 */
export function isOriginOf(origin: string, host: string): boolean {
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.origin === origin && url.hostname === host;
}
