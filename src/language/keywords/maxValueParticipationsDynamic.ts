import { checkMaxValueParticipationsDynamic } from '#/domain/rules/maxValueParticipationsDynamic.ts';
import type { Keyword } from './keyword.ts';
import { dynamic } from './options.ts';

export const maxValueParticipationsDynamic: Keyword = {
  name: 'max_value_participations_dynamic',
  type: ['string', 'number'],
  option: dynamic,
  codes: [
    'max_value_participations_dynamic',
    'max_value_participations_dynamic.in_progress',
    'max_value_participations_dynamic.unknown',
  ],
  rule: checkMaxValueParticipationsDynamic,
};
