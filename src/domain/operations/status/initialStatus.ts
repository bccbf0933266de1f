import type { OperationStatus } from './statuses.ts';
import type { StatusActor } from './transitions.ts';

/** Status of what staff enters, by the channel on which it came. */
const byChannel: Readonly<Record<string, OperationStatus>> = {
  CORREO: 'REGISTERED_EMAIL',
  POSTAL: 'REGISTERED_POSTAL',
  PRESENCIAL: 'REGISTERED',
  MIGRACION: 'FINALIZED',
};

/**
 * The status in which an operation begins: REGISTERED_ONLINE for an investor, by channel for staff,
 * VALIDATED for what the system carries out of a request that was signed and validated. Undefined
 * where nobody may begin one so.
 * @source specification §9 (channels)
 */
export function initialStatus(actor: StatusActor, channel: string): OperationStatus | undefined {
  if (actor === 'SYSTEM') return 'VALIDATED';
  if (actor === 'INVESTOR') return channel === 'ONLINE' ? 'REGISTERED_ONLINE' : undefined;
  return Object.hasOwn(byChannel, channel) ? byChannel[channel] : undefined;
}
