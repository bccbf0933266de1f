import { plain } from './widget.ts';

/** A colour as #RRGGBB, typed or taken from the device's own palette. */
export const colour = plain('Color', ['string'], {
  property: { type: 'string', title: 'Color de la marca', maxLength: 7 },
  field: { hint: 'Por ejemplo, #0B5FA5.' },
  value: '#0B5FA5',
});
