import type { Issue } from '../kernel/issue.ts';

/** A change of status that the manager may make of a client. */
export interface IntervenerMove {
  from: readonly string[];
  to: string;
  /** Somebody has to say why. */
  needsReason?: true;
  /** Every paper of the client has been found good. */
  needsDocuments?: true;
}

const arrived = ['REGISTERED_ONLINE', 'REGISTERED_EMAIL', 'REGISTERED_POSTAL'];
const operating = ['VALIDADO', 'ENVIADO', 'FINALIZADO'];
const free = [...arrived, 'REGISTERED', 'SIGNED', ...operating];

/**
 * Every change of a client's status that staff may make; whatever is not here is refused.
 * @source specification §4, which leaves the transitions open: the product's reading
 */
export const intervenerMoves: readonly IntervenerMove[] = [
  { from: arrived, to: 'REGISTERED' },
  { from: ['REGISTERED'], to: 'SIGNED' },
  { from: ['SIGNED'], to: 'VALIDADO', needsDocuments: true },
  { from: ['SIGNED'], to: 'REGISTERED', needsReason: true },
  { from: ['VALIDADO'], to: 'ENVIADO' },
  { from: ['ENVIADO'], to: 'FINALIZADO' },
  { from: [...free, 'BLOQUEADO_AML'], to: 'BLOQUEADO', needsReason: true },
  { from: [...free, 'BLOQUEADO'], to: 'BLOQUEADO_AML', needsReason: true },
  {
    from: ['BLOQUEADO', 'BLOQUEADO_AML'],
    to: 'VALIDADO',
    needsReason: true,
    needsDocuments: true,
  },
];

/** The statuses to which staff may move a client from this one. */
export function movesFrom(status: string): string[] {
  return intervenerMoves.filter(({ from }) => from.includes(status)).map(({ to }) => to);
}

/**
 * Why staff may not move a client to a status: `status_move` (no such change), `documents_pending` (a
 * paper waits or was rejected), `reason_required`.
 */
export function checkIntervenerMove(
  from: string,
  to: string,
  { areDocumentsGood, reason }: { areDocumentsGood: boolean; reason?: string | null },
): Issue[] {
  const move = intervenerMoves.find((one) => one.to === to && one.from.includes(from));
  if (!move) return [{ code: 'status_move', path: '/intervener_status' }];
  const issues: Issue[] = [];
  if (move.needsDocuments && !areDocumentsGood)
    issues.push({ code: 'documents_pending', path: '/intervener_status' });
  if (move.needsReason && !reason?.trim())
    issues.push({ code: 'reason_required', path: '/reason' });
  return issues;
}
