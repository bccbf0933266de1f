import { plain } from './widget.ts';

export const iban = plain('IBAN', ['string'], {
  property: { type: 'string', title: 'IBAN de su cuenta', iban: true },
  field: { hint: 'Empieza por ES y tiene 24 caracteres.' },
  value: 'ES9121000418450200051332',
  wrong: 'ES0021000418450200051332',
});
