import { integer, object, optional, told } from '../notation/build.ts';
import { call } from '../notation/parts.ts';

/**
 * A code that was sent to the person, in one field; `maxLength` of the property says how long it is.
 * `resend` sends another one, not before `wait` seconds have passed.
 */
export const otp = object(
  {
    resend: optional(told(call, 'Envío de otro código', 'La llamada que lo manda.')),
    wait: optional(
      told(integer({ minimum: 5, maximum: 600 }), 'Segundos hasta otro código', 'Entre 5 y 600.'),
    ),
  },
  {
    title: 'Código de un solo uso',
    draws: ['string'],
    example: {
      property: {
        type: 'string',
        title: 'Código que le hemos enviado',
        minLength: 6,
        maxLength: 6,
        only_numbers: true,
      },
      field: {
        hint: 'Tiene seis cifras. Se lo hemos enviado a su móvil.',
        resend: { call: 'getMe' },
        wait: 30,
      },
      value: '204816',
      wrong: '2048',
    },
  },
);
