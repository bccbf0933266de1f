import { plain } from './widget.ts';

/**
 * The fingerprint of a file that stays where it is: nothing of it is sent. The answer is its SHA-256 in hex; behind a
 * point stands the reference in the signatures of a PDF that bears any.
 */
export const digest = plain('Huella de un archivo', ['string'], {
  property: {
    type: 'string',
    title: 'Documento que quiere comprobar',
    minLength: 64,
    maxLength: 120,
  },
  field: { hint: 'El archivo no sale de su dispositivo.' },
  value: '0'.repeat(64),
  wrong: '0',
});
