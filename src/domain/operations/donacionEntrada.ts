import { recordedByStaff } from './recordedByStaff.ts';

/**
 * Gift received: new lots with the date and value of the gift tax.
 * @source specification §3 (operation types)
 */
export const donacionEntrada = recordedByStaff(['F', 'P'], { movement: 'donationIn', flow: 'IN' });
