import { plain } from './widget.ts';

export const bic = plain('BIC', ['string'], {
  property: { type: 'string', title: 'BIC de su banco', bic: true },
  field: { hint: 'Lo encontrará en su extracto. Por ejemplo, BBVAESMM.' },
  value: 'BBVAESMM',
  wrong: 'BBVA',
});
