/**
 * The statuses that stand for complete documents. Interveners, accounts and operations each have a
 * vocabulary of their own, and no word is carried from one to another: an account in VALIDADO is not
 * documented by its status.
 * @source specification §4 (a), (b), (c)
 */
export const documentedStatuses = {
  intervener: new Set(['SIGNED', 'ENVIADO', 'FINALIZADO']),
  account: new Set(['SIGNED', 'VALIDATED', 'RD_SENT', 'FINALIZED']),
  operation: new Set(['SIGNED', 'VALIDATED', 'RD_SENT', 'FINALIZED', 'CANCELLED']),
} satisfies Record<string, ReadonlySet<string>>;
