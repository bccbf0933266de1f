import { integer, object, optional } from '../grammar/build.ts';

/** "12,34" %; the answer is a decimal string such as "12.34". */
export const percentage = object(
  { decimals: optional(integer({ title: 'Decimales', minimum: 0, maximum: 6 })) },
  {
    title: 'Porcentaje',
    draws: ['string'],
    example: {
      property: { type: 'string', title: 'Porcentaje del beneficiario', max_value: 100 },
      field: { decimals: 2, width: 'third' },
      value: '33.34',
      wrong: '100.01',
    },
  },
);
