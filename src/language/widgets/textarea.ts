import { flag, integer, object, optional } from '../grammar/build.ts';

export const textarea = object(
  {
    lines: optional(integer({ title: 'Líneas', minimum: 2, maximum: 20 })),
    counter: optional(flag({ title: 'Cuenta los caracteres que quedan' })),
  },
  { title: 'Texto largo', draws: ['string'] },
);
