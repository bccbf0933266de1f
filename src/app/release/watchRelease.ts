import type { Call } from '#/contract/call.ts';

/** It is not asked about more often (ms): one small answer for several pages. */
const APART = 15_000;

/**
 * Tells whether the tenant has published a release since this one was loaded. It asks meanwhile and nobody waits for
 * it, so that the page after the one that asked is the first to know; a server that is away has published nothing.
 * @param hash of the release that the page was begun with
 * @param now milliseconds
 */
export function watchRelease(call: Call, hash: string, now: () => number = Date.now) {
  let asked = now();
  let isOutdated = false;
  const ask = async () => {
    const { data } = await call('getCurrentRelease', {});
    if (data) isOutdated = data.data.hash !== hash;
  };
  return (): boolean => {
    if (!isOutdated && now() - asked >= APART) {
      asked = now();
      void ask();
    }
    return isOutdated;
  };
}
