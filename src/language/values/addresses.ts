/** Where somebody who is logged in starts, and where the guard sends them who may not see a screen. */
export const homeAddress = '/account/position';
/** Where everybody else is sent. */
export const loginAddress = '/login';
/** Where everybody without e-mail and mobile phone is sent. @source specification §2.8 */
export const blockedAddress = '/block-intervener';

/** Where whoever has to confirm their data-protection preferences is sent first. @source specification §2.3 */
export const consentAddress = '/validate-gdpr';

/** Where the server gives the root certificates with which signatures are checked elsewhere. */
export const rootsAddress = '/assets/certificado-raiz';

/** First parts of addresses that say something of the whole area, or that browsers ask for: no screen of a tenant's own stands there. */
export const sharedAddresses: ReadonlySet<string> = new Set([
  ...['login', 'logout', 'index', 'favicon', 'robots', 'manifest', 'sitemap', 'security'],
  ...[
    'admin',
    'block-intervener',
    'well-known',
    'static',
    'public',
    'auth',
    'oauth',
    'session',
    'verificar',
  ],
]);

/** First parts of addresses that the server answers itself: no screen can stand there. */
export const reservedAddresses: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'dev',
  'gallery',
  'studio',
]);
