import { dynamicMaximum } from './dynamicMaximum.ts';

/**
 * The most participations that may be asked for now. Option: `{ max, in_progress }`, each literal
 * or `{ from }`.
 * @source specification §5 (max_value_participations_dynamic)
 */
export const checkMaxValueParticipationsDynamic = dynamicMaximum(
  'max_value_participations_dynamic',
  6,
);
