import { recordedByStaff } from './recordedByStaff.ts';

/**
 * Inheritance handed over by the deceased holder's account.
 * @source specification §3 (operation types)
 */
export const herenciaSalida = recordedByStaff(['F', 'P'], {
  movement: 'inheritanceOut',
  flow: 'OUT',
  tax: 'NONE',
  lots: 'OLDEST',
});
