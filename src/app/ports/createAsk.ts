import type { Call } from '#/contract/call.ts';
import type { Ask } from '#/engine/ports/ask.ts';

/**
 * Asks the server what only it can judge. The country goes as its first two characters, as
 * specified, and whole beside it.
 * @source specification §5 'tin-validator'
 */
export function createAsk(call: Call): Ask {
  return async ({ value, with: given }) => {
    const countryKey = String(given['country'] ?? '');
    const body = { countryCode: countryKey.slice(0, 2), tinNumber: value, countryKey };
    const { data, problem } = await call('validateTin', { body });
    if (problem) return { problem };
    return { issues: data.data.isTinValid ? [] : [{ code: 'tin-validator', path: '' }] };
  };
}
