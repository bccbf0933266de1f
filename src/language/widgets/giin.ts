import { plain } from './widget.ts';

/** A GIIN, shown as XXXXXX.XXXXX.XX.XXX; another form is advised against and never refused. */
export const giin = plain('GIIN', ['string'], {
  property: { type: 'string', title: 'GIIN de la entidad', maxLength: 30, is_fatca_giin: true },
  field: { hint: 'Por ejemplo, 98Q96B.00000.LE.250.' },
  value: '98Q96B.00000.LE.250',
  wrong: '98',
});
