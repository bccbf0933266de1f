/** A text of a tenant in a language that makes the program's own words say something else: key → what it would say. */
export interface ShellAttack {
  what: string;
  language: string;
  texts: Readonly<Record<string, string>>;
  /** The texts that are refused. */
  at: readonly string[];
}

const one = (what: string, key: string, said: string, language = 'es'): ShellAttack => ({
  what: `${language}: ${what}: «${key}» → «${said}»`,
  language,
  texts: { [key]: said },
  at: [key],
});
const swapped = (what: string, language: string, texts: Record<string, string>): ShellAttack => ({
  what: `${language}: ${what}`,
  language,
  texts,
  at: Object.keys(texts),
});

const consent =
  '¿Nos permite medir cómo se usa esta página? Sólo si acepta cargaremos una herramienta de analítica. Puede cambiar de opinión cuando quiera.';

/** Consent turned round, doors that lead elsewhere, and figures under the names of others. */
export const shellAttacks: readonly ShellAttack[] = [
  swapped('consent turned round', 'es', {
    'Aceptar la analítica': 'Rechazar la analítica',
    'Rechazar la analítica': 'Aceptar la analítica',
  }),
  swapped('consent turned round', 'en', {
    'Aceptar la analítica': 'Reject analytics',
    'Rechazar la analítica': 'Accept analytics',
  }),
  one('the question', consent, 'Usamos analítica necesaria para que la página funcione.'),
  one('the question', consent, 'We use necessary analytics.', 'en'),
  swapped('log out and the profile change places', 'es', {
    'Cerrar sesión': 'Mi perfil',
    'Mi perfil': 'Cerrar sesión',
  }),
  swapped('log out and the profile change places', 'en', {
    'Cerrar sesión': 'My profile',
    'Mi perfil': 'Log out',
  }),
  one('said by another in other letters', 'Mi perfil', 'CERRAR   SESION.'),
  one('said in Spanish by another', 'Mi perfil', 'Cerrar sesión', 'gl'),
  one('nothing', 'Cerrar sesión', ' '),
  one('a full stop', 'Cerrar sesión', '.'),
  one('nothing', 'Mi perfil', '…'),
  one('leaving', 'Salir sin guardar', 'Guardar y salir'),
  one('staying', 'Seguir conectado', 'Cerrar sesión'),
  one('cancelling', 'Cancelar', 'Aceptar'),
  one('cancelling', 'Cancelar', 'OK', 'gl'),
  one('to cancel an order', 'Anular', 'Ver'),
  one('to cancel an order', 'Anular', 'Keep', 'en'),
  one('sent', 'Enviado', 'No enviado'),
  one('not known whether it was sent', 'Hay un problema', '.'),
  one('whose area it is', 'Está viendo el área de {name} (DNI …{dni})', 'Su área'),
  one(
    'figures that change places',
    'Su inversión vale {value} a {date}; ha aportado {invested}.',
    'Su inversión vale {invested} a {date}; ha aportado {value}.',
  ),
  one(
    'figures that change places',
    'Su inversión vale {value} a {date}; ha aportado {invested}.',
    'Your investment is worth {invested} on {date}; you have put in {value}.',
    'en',
  ),
  one('a figure of its own', 'Días que le quedan: {days}.', 'Le quedan 100 días.'),
  one('a figure left out', '{percent} sobre lo aportado', 'Beneficio'),
];

/** What an honest manager says in its own words. */
export const honestShell: readonly Omit<ShellAttack, 'at'>[] = [
  { what: 'its team', language: 'es', texts: { 'page.agent.talk': 'Llame a su gestor' } },
  { what: 'its profile', language: 'es', texts: { 'Mi perfil': 'Mis datos' } },
  {
    what: 'the same figures in the same order',
    language: 'es',
    texts: {
      'Su inversión vale {value} a {date}; ha aportado {invested}.':
        'Hoy tiene {value} (a {date}) y ha puesto {invested}.',
    },
  },
  { what: 'what the product says', language: 'en', texts: { 'page.logout': 'Log out' } },
  { what: 'a language of its own', language: 'gl', texts: { 'Mi perfil': 'O meu perfil' } },
];
