import { recordedByStaff } from './recordedByStaff.ts';

/**
 * Block of participations, as by a pledge: they stay and may not be ordered out.
 * @source specification §3 (operation types)
 */
export const bloqueoParticipaciones = recordedByStaff(['F', 'P'], { block: 'SET' });
