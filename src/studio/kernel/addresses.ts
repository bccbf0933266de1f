/** Where somebody signs in, below the Studio's own address. */
export const SIGN_IN = '/sign-in';

/** Where a session is left: asked about as every other way out. */
export const LEAVE = '/leave';

/** The way back that an address to sign in at names, as far as it is one of ours. */
export const wayBack = (search: string): string => {
  const to = new URLSearchParams(search).get('volver') ?? '/';
  return /^\/(?![/\\])/.test(to) && to !== LEAVE ? to : '/';
};

/** Where somebody signs in who wants to go on at an address of the Studio. */
export const signInFor = (to: string): string =>
  to === '/' || to === '' ? SIGN_IN : `${SIGN_IN}?${new URLSearchParams({ volver: to })}`;
