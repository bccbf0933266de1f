import type { FilledOptions } from './clientOptions.ts';
import type { Exchange } from './exchange.ts';
import type { StoredSession } from './store.ts';
import { basic, toSession } from './token.ts';

/** A guest's token is asked for again so long before it expires (ms). */
const margin = 10_000;

/** Client-credentials mode: calls of guests carry a token of the host, kept in memory only. @source specification §7 */
export function createGuest(options: FilledOptions, exchange: Exchange) {
  let isOn = false;
  let held: Promise<StoredSession | undefined> | undefined;

  async function request(): Promise<StoredSession | undefined> {
    const body = { grant_type: 'client_credentials' as const };
    const { data } = await exchange('createToken', { body }, basic(options));
    return data && toSession(options, data, '');
  }

  return {
    use(): void {
      isOn = true;
    },
    forget(): void {
      isOn = false;
      held = undefined;
    },
    /** The host's token; undefined when the mode is off or the server refuses. */
    async token(): Promise<StoredSession | undefined> {
      if (!isOn) return undefined;
      const known = await held;
      if (known && options.now() < known.expires_at - margin) return known;
      held = request();
      return held;
    },
  };
}
