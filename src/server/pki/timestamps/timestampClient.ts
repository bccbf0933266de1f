import { createHash, randomBytes } from 'node:crypto';
import { assertToken } from './assertToken.ts';
import { TimestampFault, type TimestampAuthority } from './timestampAuthority.ts';
import { tokenIn, timestampQuery } from './timestampMessages.ts';

const LONGEST_MS = 3_000;
const LARGEST = 12 * 1024;

/**
 * A timestamp authority behind HTTP. Only a token over these very bytes, with the nonce that was sent and signed by a
 * certificate for tokens of time, is taken.
 * @source RFC 3161 §2.4, §3.4
 */
export const createTimestampClient =
  (url: string, longestMs = LONGEST_MS): TimestampAuthority =>
  async (signature) => {
    const imprint = createHash('sha256').update(signature).digest();
    const nonce = randomBytes(16);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/timestamp-query' },
        body: new Uint8Array(timestampQuery(imprint, nonce)),
        redirect: 'error',
        signal: AbortSignal.timeout(longestMs),
      });
      if (!answer.ok) throw new TimestampFault(`the timestamp authority answers ${answer.status}`);
      const length = Number(answer.headers.get('content-length') ?? 0);
      if (length > LARGEST) throw new TimestampFault('the timestamp authority answers too much');
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (bytes.length > LARGEST) throw new TimestampFault('its token is too large');
      const token = tokenIn(bytes);
      assertToken(token, imprint, nonce);
      return token;
    } catch (error) {
      if (error instanceof TimestampFault) throw error;
      throw new TimestampFault('the timestamp authority does not work', { cause: error });
    }
  };
