/**
 * Roles of an intervener on an account, by kind of person; some stand in both.
 * @source specification §6
 */
export const naturalPersonRoles = [
  'APODERADO',
  'AUTORIZADO',
  'AUTORIZADO_CONSULTA',
  'NUDO_PROPIETARIO',
  'USUFRUCTUARIO',
  'TITULAR',
  'APORTANTE_CONYUGE',
  'APORTANTE_FAMILIAR',
  'REPRESENTANTE_LEGAL',
  'TUTOR',
] as const;

export const legalPersonRoles = [
  'ADMINISTRADOR',
  'APODERADO',
  'TITULAR',
  'REPRESENTANTE_LEGAL',
  'JUNTA_DIRECTIVA',
] as const;

export const otherRoles = ['ASESOR', 'FIDUCIARIO', 'GESTOR', 'PARTICIPE', 'APORTANTE'] as const;

export type Role =
  | (typeof naturalPersonRoles)[number]
  | (typeof legalPersonRoles)[number]
  | (typeof otherRoles)[number];

const roles: ReadonlySet<string> = new Set([
  ...naturalPersonRoles,
  ...legalPersonRoles,
  ...otherRoles,
]);

/** Whether a text is one of the roles. */
export function isRole(text: unknown): text is Role {
  return typeof text === 'string' && roles.has(text);
}
