/** What stands behind the question mark of an address of this page. */
export const queryOf = (to: string): Record<string, string> =>
  Object.fromEntries(new URL(to, window.location.origin).searchParams);
