import type { GuardName } from './guards.ts';
import type { OperationStatus } from './statuses.ts';

/** Who changes a status: SYSTEM is the signature provider, the registry and the NAV run. */
export type StatusActor = 'INVESTOR' | 'STAFF' | 'SYSTEM';

/** What the server does beside storing the new status and its entry in the history. */
export type TransitionEffect =
  /** Participations that were reserved become available. */
  | 'release_shares'
  /** The documents of the order have to be signed again. */
  | 'sign_again'
  /** NAV, amounts and lots are written. */
  | 'write_lots'
  /** The next dates of the schedule are computed from today. */
  | 'reschedule'
  /** The holders are told. */
  | 'notify';

/** A permitted change of status: by whom, if what holds, and with which effects. */
export interface Transition {
  from: readonly OperationStatus[];
  to: OperationStatus;
  by: readonly StatusActor[];
  guards: readonly GuardName[];
  effects: readonly TransitionEffect[];
}

const arrived = ['REGISTERED_ONLINE', 'REGISTERED_EMAIL', 'REGISTERED_POSTAL'] as const;
const registered = [...arrived, 'REGISTERED'] as const;
const transferring = ['SNCE_1', 'SNCE_2', 'SNCE_3'] as const;
/** Until it is executed an order may be taken back; until when by whom is a matter of guards. */
const cancellable = [...registered, 'SIGNED', 'VALIDATED', 'RD_SENT', ...transferring] as const;
const periodic = ['PERIODIC_ACTIVE', 'PERIODIC_SUSPENDED'] as const;

/**
 * Every permitted change of status; whatever is not here is refused. FINALIZED and CANCELLED lead
 * nowhere.
 * @source specification §4, which leaves the transitions open: the product's reading
 */
export const transitions: readonly Transition[] = [
  change(arrived, 'REGISTERED', ['STAFF']),
  change(registered, 'SIGNED', ['SYSTEM'], ['signed'], ['notify']),
  change(['SIGNED'], 'REGISTERED_ONLINE', ['STAFF'], [], ['sign_again', 'notify']),
  change(
    ['SIGNED', 'REGISTERED'],
    'VALIDATED',
    ['STAFF'],
    ['documents_validated', 'funds_reconciled'],
    ['notify'],
  ),
  change(['VALIDATED'], 'RD_SENT', ['SYSTEM'], ['not_periodic_request', 'debit_paid']),
  change(
    ['VALIDATED'],
    'PERIODIC_ACTIVE',
    ['SYSTEM'],
    ['periodic_request'],
    ['reschedule', 'notify'],
  ),
  change(['VALIDATED', 'RD_SENT'], 'SNCE_1', ['SYSTEM'], ['external_transfer'], ['notify']),
  change(['SNCE_1'], 'SNCE_2', ['SYSTEM'], [], ['notify']),
  change(['SNCE_2'], 'SNCE_3', ['SYSTEM'], [], ['notify']),
  change(
    ['RD_SENT', 'SNCE_3'],
    'FINALIZED',
    ['SYSTEM'],
    ['nav_applied', 'transfer_received'],
    ['write_lots', 'release_shares', 'notify'],
  ),
  change(transferring, 'CANCELLED', ['SYSTEM'], ['nothing_executed'], ['notify']),
  // The bank has not paid its direct debit, or has taken the money back.
  change(
    [...registered, 'SIGNED', 'VALIDATED', 'RD_SENT'],
    'CANCELLED',
    ['SYSTEM'],
    ['debit_failed', 'nothing_executed'],
    ['release_shares', 'notify'],
  ),
  change(
    cancellable,
    'CANCELLED',
    ['INVESTOR'],
    ['before_cut_off', 'nothing_executed'],
    ['release_shares', 'notify'],
  ),
  change(cancellable, 'CANCELLED', ['STAFF'], ['nothing_executed'], ['release_shares', 'notify']),
  // A benefit in several payments that has run out.
  change(['RD_SENT'], 'CANCELLED', ['SYSTEM'], ['nothing_left'], ['release_shares', 'notify']),
  // The system stops what can no longer be carried out and says why.
  change(
    ['PERIODIC_ACTIVE'],
    'PERIODIC_SUSPENDED',
    ['INVESTOR', 'STAFF', 'SYSTEM'],
    [],
    ['notify'],
  ),
  change(
    ['PERIODIC_SUSPENDED'],
    'PERIODIC_ACTIVE',
    ['INVESTOR', 'STAFF'],
    [],
    ['reschedule', 'notify'],
  ),
  change(periodic, 'CANCELLED', ['INVESTOR', 'STAFF'], [], ['notify']),
  // A change of a standing order that everybody has signed takes its place, in the status that it had.
  change(['SIGNED'], 'PERIODIC_ACTIVE', ['SYSTEM'], ['replaces_another'], ['reschedule']),
  change(['SIGNED'], 'PERIODIC_SUSPENDED', ['SYSTEM'], ['replaces_another']),
  change(periodic, 'CANCELLED', ['SYSTEM']),
  // One that was not signed in time, or whose order has ended.
  change(['REGISTERED_ONLINE'], 'CANCELLED', ['SYSTEM'], ['replaces_another'], ['notify']),
  change(periodic, 'FINALIZED', ['SYSTEM'], ['periodic_ended'], ['notify']),
];

function change(
  from: readonly OperationStatus[],
  to: OperationStatus,
  by: readonly StatusActor[],
  guards: readonly GuardName[] = [],
  effects: readonly TransitionEffect[] = [],
): Transition {
  return { from, to, by, guards, effects };
}
