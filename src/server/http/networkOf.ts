import { isIP, isIPv4 } from 'node:net';

/** An IPv4 address inside of an IPv6 one: mapped, or of a translator. @source RFC 4291 §2.5.5.2; RFC 6052 §2.1 */
const EMBEDDED = /^(?:0:0:0:0:0:ffff|64:ff9b:0:0:0:0):([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * What limits are counted by: an IPv4 address itself, of an IPv6 address the 64 bits that one customer has
 * at the least. However it is written, one network has one text; what is no address is counted as one.
 */
export function networkOf(ip: string): string {
  const address = ip.replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (isIP(address) === 0) return 'unknown';
  const groups = groupsOf(address);
  const [, high, low] = EMBEDDED.exec(groups.join(':')) ?? [];
  if (high === undefined || low === undefined) return `${groups.slice(0, 4).join(':')}::/64`;
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

/** The eight groups of an IPv6 address, in small letters and without leading zeros. */
function groupsOf(address: string): string[] {
  // The host of an address in a URL is its one canonical text.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right];
}
