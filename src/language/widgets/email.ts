import { plain } from './widget.ts';

export const email = plain('Correo electrónico', ['string'], {
  property: { type: 'string', title: 'Correo electrónico', email: true },
  field: { autocomplete: 'email', hint: 'Le escribiremos a esta dirección.' },
  value: 'ana.vidal@example.test',
  wrong: 'ana.vidal',
});
