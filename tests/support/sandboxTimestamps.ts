import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { signEnclosed } from '../../src/server/pki/cms.ts';
import { der, fromBytes, partsOf, toBytes } from '../../src/server/pki/der.ts';
import { issueCertificate } from '../../src/server/pki/issueCertificate.ts';
import { oids } from '../../src/server/pki/oids.ts';
import { imprintDer } from '../../src/server/pki/timestamps/timestampMessages.ts';

const YEAR = 365 * 86_400_000;

/**
 * A timestamp authority of its own certificate that answers as real ones do, for tests: bytes of a query to
 * bytes of an answer, after RFC 3161. `faults` has it date other bytes, or refuse.
 */
export function createSandboxTimestamps(now: () => Date, faults?: 'otherBytes' | 'refuses') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const at = now().getTime();
  const subject = { name: 'Sandbox timestamps', organization: 'Sandbox' };
  const order = { subject, publicKey, use: 'timestamps' } as const;
  const span = { from: new Date(at - YEAR), until: new Date(at + 20 * YEAR) };
  const certificate = issueCertificate({ ...order, ...span }, privateKey);
  const signer = { certificate, chain: [], key: privateKey };
  return {
    certificate,
    answer(query: Buffer): Buffer {
      if (faults === 'refuses') return toBytes(der.sequence(der.sequence(der.integer(2))));
      const [, imprint, nonce] = partsOf(fromBytes(query));
      const info = der.sequence(
        der.integer(1),
        der.oid('1.3.6.1.4.1.13762.3'),
        faults === 'otherBytes' ? imprintDer(randomBytes(32)) : imprint!,
        der.integer(randomBytes(16)),
        der.generalTime(now()),
        nonce!,
      );
      const token = signEnclosed(oids.tstInfo, toBytes(info), signer);
      return toBytes(der.sequence(der.sequence(der.integer(0)), fromBytes(token)));
    },
  };
}
