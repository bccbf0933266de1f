import { recordedByStaff } from './recordedByStaff.ts';

/**
 * Return of what was contributed above the yearly limit, by 30 June of the next year.
 * @source specification §3 (operation types)
 */
export const devolucionExceso = recordedByStaff(['P'], {
  movement: 'excessReturn',
  flow: 'OUT',
  cash: 'OUT',
  tax: 'NONE',
  lots: 'EXCESS',
});
