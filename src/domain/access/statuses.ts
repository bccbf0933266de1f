/** Intervener statuses in which operating is allowed; FINALIZADO means that onboarding ended. @source specification §4 */
export const operatingStatuses: ReadonlySet<string> = new Set([
  'VALIDADO',
  'ENVIADO',
  'FINALIZADO',
]);

/** Statuses in which the manager has stopped the client; only the manager lifts them. */
export const stoppedStatuses: ReadonlySet<string> = new Set(['BLOQUEADO', 'BLOQUEADO_AML']);
