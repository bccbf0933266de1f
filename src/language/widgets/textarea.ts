import { flag, integer, object, optional, told } from '../notation/build.ts';

export const textarea = object(
  {
    lines: optional(told(integer({ minimum: 2, maximum: 20 }), 'Líneas', 'Cuántas se ven.')),
    counter: optional(
      told(flag(), 'Cuenta los caracteres', 'Dice cuántos quedan mientras se escribe.'),
    ),
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
