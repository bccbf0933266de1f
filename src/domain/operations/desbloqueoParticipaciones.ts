import { recordedByStaff } from './recordedByStaff.ts';

/**
 * Release of blocked participations.
 * @source specification §3 (operation types)
 */
export const desbloqueoParticipaciones = recordedByStaff(['F', 'P'], { block: 'RELEASE' });
