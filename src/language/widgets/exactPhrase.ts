import { phrase } from '#/domain/appropriateness/checkPhrase.ts';
import { plain } from './widget.ts';

/** The sentence that the law wants in the person's own typing, above the field for it. @source specification §5 */
export const exactPhrase = plain('Frase que hay que escribir', ['string'], {
  property: {
    type: 'string',
    title: 'Escriba la frase tal como está',
    maxLength: 200,
    exact_phrase: true,
  },
  field: {},
  value: phrase,
  wrong: 'Este producto es complejo.',
});
