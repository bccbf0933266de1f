import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now; false where there is no screen. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (listener) => {
        const media = globalThis.matchMedia?.(query);
        media?.addEventListener('change', listener);
        return () => media?.removeEventListener('change', listener);
      },
      [query],
    ),
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
