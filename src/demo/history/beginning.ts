import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import type { OperationStatus } from '#/domain/operations/status/statuses.ts';
import type { StatusActor } from '#/domain/operations/status/transitions.ts';
import type { DemoAccount } from '../accounts/account.ts';
import type { DemoOperation } from '../settle/demoOperation.ts';

/** How an operation came into being: by whom, on which channel, in which status. */
export interface Beginning {
  actor: StatusActor;
  channel: 'ONLINE' | 'CORREO' | 'PRESENCIAL' | 'MIGRACION';
  status: OperationStatus;
}

const byPost: Readonly<Record<string, Beginning>> = {
  REGISTERED_EMAIL: { actor: 'STAFF', channel: 'CORREO', status: 'REGISTERED_EMAIL' },
  REGISTERED_POSTAL: { actor: 'STAFF', channel: 'CORREO', status: 'REGISTERED_POSTAL' },
  REGISTERED: { actor: 'STAFF', channel: 'PRESENCIAL', status: 'REGISTERED' },
};

/**
 * The beginning that an operation's status and type speak of: what came with a migration is finished,
 * the system carries out requests, staff enter what came on paper, investors do the rest.
 */
export function beginningOf(operation: DemoOperation, account: DemoAccount): Beginning {
  const { begunBy } = operationTypeOf(operation.type);
  if (account.source === 'MIGRACION')
    return { actor: 'STAFF', channel: 'MIGRACION', status: 'FINALIZED' };
  if (operation.request !== undefined || begunBy === 'SYSTEM')
    return { actor: 'SYSTEM', channel: 'ONLINE', status: 'VALIDATED' };
  if (begunBy === 'STAFF') return byPost.REGISTERED!;
  return (
    byPost[operation.status] ?? {
      actor: 'INVESTOR',
      channel: 'ONLINE',
      status: 'REGISTERED_ONLINE',
    }
  );
}
