import { plain } from './widget.ts';

/** The fingerprint of a file that somebody copies from where it is printed. */
export const fingerprint = plain('Huella escrita', ['string'], {
  property: { type: 'string', title: 'Huella del documento', fingerprint: true },
  field: { hint: '64 cifras y letras de la a a la f.' },
  value: '0123456789ABCDEF'.repeat(4),
  wrong: '0123ABCD',
});
