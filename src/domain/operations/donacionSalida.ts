import { recordedByStaff } from './recordedByStaff.ts';

/**
 * Gift made.
 * @source specification §3 (operation types)
 */
export const donacionSalida = recordedByStaff(['F', 'P'], {
  movement: 'donationOut',
  flow: 'OUT',
  tax: 'DECLARED',
  lots: 'OLDEST',
});
