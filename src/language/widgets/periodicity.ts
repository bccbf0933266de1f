import { bare, optional } from '../notation/build.ts';
import { binding } from '../notation/parts.ts';
import { offers } from './widget.ts';

/** MENSUAL, TRIMESTRAL, SEMESTRAL or ANUAL; `amount` is what each payment is, and shows what a year comes to. */
export const periodicity = bare(
  { ...offers, amount: optional({ ...binding, title: 'Importe de cada pago' }) },
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
