import { plain } from './widget.ts';

/** A tax number of whatever country; the rule `tin-validator` of the property has the server judge it. */
export const tin = plain('Número de identificación fiscal', ['string'], {
  property: {
    type: 'string',
    title: 'Número de identificación fiscal',
    maxLength: 30,
    'tin-validator': { country: { from: '/me/intervener/tax_residence_country' } },
  },
  field: { hint: 'El que le da su país de residencia fiscal.', width: 'half' },
  value: '12345678Z',
  wrong: '1234567890123456789012345678901',
});
