import { plain } from './widget.ts';

export const text = plain('Texto', ['string'], {
  property: { type: 'string', title: 'Primer apellido', only_letters: true, maxLength: 80 },
  field: { autocomplete: 'family-name', hint: 'Como aparece en su documento de identidad.' },
  value: 'Vidal',
  wrong: 'Vidal 2',
});
