import { checkNoUsNumber } from '#/domain/people/checkObligations.ts';
import type { Residence } from '#/domain/people/checkResidences.ts';
import { described } from '../notation/build.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

/** Of a list of countries of tax obligations: none comes with a number of the United States. */
export const noUsNumber: Keyword = {
  name: 'no_us_number',
  type: ['array'],
  option: described(yes, {
    title: 'Sin número de Estados Unidos',
    description: 'Quien responde que no tiene NIF de Estados Unidos no lo escribe en esta lista.',
  }),
  codes: ['kyc.us_number_denied'],
  rule: (value) => checkNoUsNumber(value as Partial<Residence>[]),
};
