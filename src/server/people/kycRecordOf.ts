import type { Output } from '#/contract/call.ts';
import type { IntervenerRow } from '../interveners/toIntervener.ts';

/** What is on record of a person and a questionnaire does not contradict. */
export type KycRecord = Output<'getKycAnswers'>['data']['on_record'];

/** The day on which a legal person was founded is kept as their birthdate. @source openapi/private-area.yaml, `birthdate` */
export const kycRecordOf = ({
  type,
  birthdate,
  tax_residence,
}: Pick<IntervenerRow, 'type' | 'birthdate' | 'tax_residence'>): KycRecord => ({
  tax_residence: tax_residence || null,
  founded_on: (type === 'J' && birthdate) || null,
});
