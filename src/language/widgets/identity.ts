import { object, optional, told } from '../notation/build.ts';
import { field } from '../notation/parts.ts';

/** An identity document; `kind` names the field that says which one (DNI, NIE, PASAPORTE, …). */
export const identity = object(
  { kind: optional(told(field, 'Campo del tipo de documento', 'La pregunta que dice cuál es.')) },
  {
    title: 'Documento de identidad',
    draws: ['string'],
    example: {
      property: { type: 'string', title: 'Número de su DNI', dni: true },
      field: { hint: 'Ocho cifras y una letra.' },
      value: '12345678Z',
      wrong: '12345678A',
    },
  },
);
