import type { Logger } from 'pino';
import type { Stamp } from '../../ports/signingAuthority.ts';
import { TimestampFault, type TimestampAuthority } from './timestampAuthority.ts';

/**
 * Tokens as long as the authority gives any. Nobody's signature waits for it: without a token it says so, and of many
 * documents that are signed at once the first that gets none speaks for all.
 */
export function oneFailure(authority: TimestampAuthority, log: Pick<Logger, 'warn'>): Stamp {
  let hasFailed = false;
  return async (signature) => {
    if (hasFailed) return null;
    try {
      return await authority(signature);
    } catch (error) {
      if (!(error instanceof TimestampFault)) throw error;
      log.warn({ err: error }, 'a signature has no token of time');
      hasFailed = true;
      return null;
    }
  };
}
