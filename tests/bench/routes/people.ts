/** Addresses as a person's own links complete them: `{account}` is the first account that they can open. */
const sections = ['/account/position', '/account/wallet', '/account/operations'];
const own = [
  ...sections,
  '/account/operations?buscar=Mixto',
  '/account/operations/{account}',
  '/account/operation/{operation}',
  '/operate/summary/{operation}',
  '/account/myaccount/{account}',
  '/account/myaccount/{account}?vista=posiciones',
  '/account/myaccount/{account}?vista=evolucion',
  '/account/myaccount/{account}?vista=operaciones',
  '/account/myaccount/{account}?vista=documentos',
  '/account/myaccount/{account}?vista=intervinientes',
  '/account/wallet/{product}',
  '/account/config',
  '/account/config?cuenta={account}',
  '/account/documents',
  '/account/documents?vista=all',
  '/account/documents?vista=checks',
  '/account/tax-reports',
  '/account/notifications',
  '/account/polls',
  '/profile',
];
const forms = [
  '/account/documents/upload',
  '/account/config/alias?cuenta={account}',
  '/account/config/bank-account?cuenta={account}',
  '/account/polls/{poll}',
  '/account/operation/{edit}/edit',
  '/account/operation/{cancel}/cancel',
  '/account/operation/{suspend}/suspend',
  '/account/operation/{resume}/resume',
];
const flows = [
  '/operate',
  '/operate/convenience-form',
  '/profile/kyc-form',
  '/sign-documents',
  '/successfully-signed',
  '/rejected-signature',
  '/validate-gdpr',
  '/validate-intervener',
  '/update-minor',
];
const nowhere = [
  '/account/operation/00000000-0000-4000-8000-000000000000',
  '/account/myaccount/00000000-0000-4000-8000-000000000000',
  '/no-such-page',
];

/** What is looked at before anybody has logged in. */
export const guestRoutes = [
  '/login',
  '/login/admin',
  '/login/password-request',
  '/login/new-password?user_uuid=nobody',
];

/** Who looks at what, in every tenant. */
export const everywhere: Readonly<Record<string, readonly string[]>> = {
  ana: [...own, ...forms, ...flows, ...nowhere],
  iberica: [...own, '/operate'],
  nora: [...own, '/update-minor'],
  tutor: own,
  grande: own,
};

/** And in the tenant that has everybody. */
export const almadraba: Readonly<Record<string, readonly string[]>> = {
  luis: [...sections, '/account/myaccount/{account}', '/account/documents'],
  fundacion: [...sections, '/account/config?cuenta={account}'],
  extutor: [...sections, '/account/myaccount/{account}', '/account/config', '/account/documents'],
  extutor2: [...sections, '/account/myaccount/{account}'],
  sincontacto: [...sections, '/profile', '/account/notifications'],
  solomail: [...sections, '/operate', '/profile'],
  caducado: [...sections, '/operate', '/account/notifications'],
  primera: [...sections, '/validate-gdpr'],
  porfirmar: [...sections, '/account/documents', '/sign-documents'],
  borrador: [...sections, '/profile'],
  registrado: [...sections, '/account/myaccount/{account}', '/account/documents'],
  bloqueado: [...sections, '/account/myaccount/{account}', '/operate'],
  migrada: own,
  sintest: [...sections, '/operate'],
  testcaducado: [...sections, '/operate'],
  sincuenta: [...sections, '/account/config?cuenta={account}'],
  john: [...sections, '/profile'],
  amelie: [...sections, '/profile'],
  usuf: [...sections, '/account/myaccount/{account}?vista=intervinientes'],
  nudo: [...sections, '/account/myaccount/{account}?vista=intervinientes'],
  consulta: own,
  aportante: own,
  vacio: [...sections, '/account/config', '/account/documents', '/account/tax-reports'],
};
