import { recordedByStaff } from './recordedByStaff.ts';

/**
 * Inheritance received: new lots with the date and value of the inheritance tax.
 * @source specification §3 (operation types)
 */
export const herenciaEntrada = recordedByStaff(['F', 'P'], {
  movement: 'inheritanceIn',
  flow: 'IN',
});
