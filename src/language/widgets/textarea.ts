import { flag, integer, bare, optional } from '../notation/build.ts';

export const textarea = bare(
  {
    lines: optional(integer({ title: 'Líneas', minimum: 2, maximum: 20 })),
    counter: optional(flag({ title: 'Cuenta los caracteres que quedan' })),
  },
  {
    title: 'Texto largo',
    draws: ['string'],
    example: {
      property: {
        type: 'string',
        title: '¿En qué podemos ayudarle?',
        minLength: 10,
        maxLength: 500,
      },
      field: { lines: 4, counter: true },
      value: 'No encuentro el certificado de retenciones del año pasado.',
      wrong: 'Hola',
    },
  },
);
