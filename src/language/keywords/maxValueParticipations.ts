import { checkMaxValueParticipations } from '#/domain/rules/maxValueParticipations.ts';
import type { Keyword } from './keyword.ts';
import { bound } from './options.ts';

export const maxValueParticipations: Keyword = {
  name: 'max_value_participations',
  type: ['string', 'number'],
  option: bound('max'),
  codes: ['max_value_participations', 'max_value_participations.unknown'],
  rule: checkMaxValueParticipations,
};
