import { plain } from './widget.ts';

export const phone = plain('Teléfono', ['string'], {
  property: { type: 'string', title: 'Teléfono móvil', spanishPhone: true },
  field: { autocomplete: 'tel-national', width: 'half' },
  value: '600123456',
  wrong: '12345',
});
