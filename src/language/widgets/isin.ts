import { plain } from './widget.ts';

export const isin = plain('ISIN', ['string'], {
  property: { type: 'string', title: 'ISIN del fondo', isin: true },
  field: { hint: 'Dos letras y diez cifras o letras.' },
  value: 'ES0113900J37',
  wrong: 'ES0113',
});
