export const SHARED_PATH = '/studio/shared';

/** Whether this page is one that a link leads to. */
export const isShared = ({ pathname }: Pick<Location, 'pathname'>): boolean =>
  pathname === SHARED_PATH;

/** Where a link leads. Its secret stands behind the `#`: no server is sent it with the address, and no log keeps it. */
export const sharedAddress = (origin: string, tenant: string, secret: string): string =>
  `${origin}${SHARED_PATH}?${new URLSearchParams({ id: tenant })}#${secret}`;

export const secretIn = ({ hash }: Pick<Location, 'hash'>): string => hash.slice(1);
