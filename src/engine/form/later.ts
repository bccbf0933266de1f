/** Does what nobody waits for when nothing else is to be done. */
export const later: (work: () => void) => void =
  globalThis.requestIdleCallback?.bind(globalThis) ?? ((work) => setTimeout(work, 200));
