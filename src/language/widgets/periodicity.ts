import { object, optional, told } from '../notation/build.ts';
import { binding } from '../notation/parts.ts';
import { offers } from './widget.ts';

/** MENSUAL, TRIMESTRAL, SEMESTRAL or ANUAL; `amount` is what each payment is, and shows what a year comes to. */
export const periodicity = object(
  {
    ...offers,
    amount: optional(told(binding, 'Importe de cada pago', 'Lo que se paga cada vez.')),
  },
  {
    title: 'Periodicidad',
    draws: ['string'],
    example: {
      property: {
        type: 'string',
        title: '¿Cada cuánto?',
        enum: ['MENSUAL', 'TRIMESTRAL', 'SEMESTRAL', 'ANUAL'],
      },
      field: { codes: 'periodicities' },
      value: 'TRIMESTRAL',
      wrong: 'SEMANAL',
    },
  },
);
