import { isIPv6 } from 'node:net';

/** A host as addresses name it: in small letters, without the dot of the root, IPv6 in brackets. */
export interface HostName {
  name: string;
  port?: number;
}

const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const HOST = new RegExp(
  `^(?:(\\[[0-9a-f:.]{2,45}\\])|((?:${LABEL}\\.)*${LABEL})\\.?)(?::(\\d{1,5}))?$`,
  'i',
);
/** A name of 253 characters, its last dot, and a port. */
const LONGEST = 260;
const HIGHEST_PORT = 65_535;

/** Reads `host` or `host:port`; nothing when it is neither. @source RFC 9110 §7.2; RFC 1123 §2.1 */
export function parseHost(text: string): HostName | undefined {
  if (text.length > LONGEST) return undefined;
  const [, address, name, digits] = HOST.exec(text) ?? [];
  const port = digits === undefined ? undefined : Number(digits);
  if (port === 0 || (port ?? 1) > HIGHEST_PORT) return undefined;
  if (address !== undefined)
    return isIPv6(address.slice(1, -1))
      ? { name: new URL(`http://${address}`).hostname, port }
      : undefined;
  return name === undefined || name.length > 253 ? undefined : { name: name.toLowerCase(), port };
}
