import { integer, object, optional, ordered, told } from '../notation/build.ts';
import { condition, text } from '../notation/parts.ts';

/** A number with decimals; the answer is a decimal string, or a number where the property is one. */
export const decimal = object(
  {
    decimals: optional(
      told(integer({ minimum: 0, maximum: 6 }), 'Decimales', 'Cuántos se escriben como mucho.'),
    ),
    units: optional(
      told(
        ordered(
          {
            text: told(text, 'Unidad', 'Lo que se cuenta, detrás del número.'),
            when: optional(told(condition, 'Cuándo', 'Sin condición vale siempre.')),
          },
          { title: 'Unidad' },
        ),
        'Unidades',
        'La primera cuya condición se cumple.',
      ),
    ),
  },
  {
    title: 'Número con decimales',
    draws: ['string', 'number'],
    example: {
      property: { type: 'number', title: 'Superficie en hectáreas', maximum: 1000 },
      field: {
        decimals: 2,
        width: 'third',
        units: { area: { order: 10, text: 'ha' } },
      },
      value: 12.5,
      wrong: 1000.5,
    },
  },
);
