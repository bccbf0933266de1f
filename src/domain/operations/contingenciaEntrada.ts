import { recordedByStaff } from './recordedByStaff.ts';

/**
 * Pension rights received because of a contingency, with their history where it came along.
 * @source specification §3 (operation types)
 */
export const contingenciaEntrada = recordedByStaff(['P'], {
  movement: 'contingencyIn',
  flow: 'IN',
});
