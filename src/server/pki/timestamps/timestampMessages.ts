import { contentOf, der, fromBytes, partsOf, toBytes } from '../der.ts';
import { oids } from '../oids.ts';
import { TimestampFault } from './timestampAuthority.ts';

/** What a timestamp authority is asked; `imprint` is the SHA-256 of what it is to date. @source RFC 3161 §2.4.1 */
export const timestampQuery = (imprint: Buffer, nonce: Buffer): Buffer =>
  toBytes(der.sequence(der.integer(1), imprintDer(imprint), der.integer(nonce), der.yes()));

/** Algorithm and digest. */
export const imprintDer = (imprint: Buffer) =>
  der.sequence(der.sequence(der.oid(oids.sha256), der.none()), der.octets(imprint));

/** The token in an answer; throws a fault where it was refused. @source RFC 3161 §2.4.2 */
export function tokenIn(answer: Buffer): Buffer {
  const [status, token] = partsOf(fromBytes(answer));
  const said = contentOf(partsOf(status)[0])[0];
  // Granted, or granted with changes.
  if ((said !== 0 && said !== 1) || !token)
    throw new TimestampFault(`the timestamp authority refuses with ${said}`);
  return toBytes(token);
}
