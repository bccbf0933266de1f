import { recordedByStaff } from './recordedByStaff.ts';

/**
 * Pension rights handed over because of a contingency.
 * @source specification §3 (operation types)
 */
export const contingenciaSalida = recordedByStaff(['P'], {
  movement: 'contingencyOut',
  flow: 'OUT',
  tax: 'DECLARED',
  lots: 'OLDEST',
});
