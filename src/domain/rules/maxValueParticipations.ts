import { limitRule } from './limit.ts';

/**
 * At most `max` participations. Option and params as `max_value`, six decimals shown.
 * @source specification §5 (max_value_participations)
 */
export const checkMaxValueParticipations = limitRule({
  code: 'max_value_participations',
  side: 'max',
  decimals: 6,
});
