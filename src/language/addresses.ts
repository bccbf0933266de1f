/** Where somebody who is logged in starts, and where the guard sends them who may not see a screen. */
export const homeAddress = '/account/position';
/** Where everybody else is sent. */
export const loginAddress = '/login';
/** Where everybody without e-mail and mobile phone is sent. @source specification §2.8 */
export const blockedAddress = '/block-intervener';

/** First parts of addresses that the server answers itself: no screen can stand there. */
export const reservedAddresses: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'dev',
  'gallery',
  'studio',
  'verificar',
]);
