import { plain } from './widget.ts';

export const password = plain('Contraseña', ['string'], {
  property: { type: 'string', title: 'Contraseña nueva', minLength: 10, maxLength: 72 },
  field: { autocomplete: 'new-password', hint: 'Al menos diez caracteres.' },
  value: 'Una frase larga y 7 luces',
  wrong: 'corta',
});
