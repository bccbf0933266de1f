import { checkMinValueParticipations } from '#/domain/rules/minValueParticipations.ts';
import type { Keyword } from './keyword.ts';
import { bound } from './options.ts';

export const minValueParticipations: Keyword = {
  name: 'min_value_participations',
  type: ['string', 'number'],
  option: bound('min'),
  codes: ['min_value_participations', 'min_value_participations.unknown'],
  rule: checkMinValueParticipations,
};
