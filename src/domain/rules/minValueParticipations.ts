import { limitRule } from './limit.ts';

/**
 * At least `min` participations. Option and params as `min_value`, six decimals shown.
 * @source specification §5 (min_value_participations)
 */
export const checkMinValueParticipations = limitRule({
  code: 'min_value_participations',
  side: 'min',
  decimals: 6,
});
