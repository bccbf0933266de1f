import { put } from './variant.ts';

/** Questions that are drawn as something that they do not ask, and values by the words of something else. */
export const drawn = put([
  [
    'an address of mail for a reason',
    'forms/transfer-rejected',
    '/fields/reason/widget',
    'email',
    'se juzga con la regla «email»',
  ],
  [
    'a date for a code',
    'forms/order-transfer-in',
    '/fields/pp_xt_dgs_code/widget',
    'date',
    'se juzga con la regla «date»',
  ],
  [
    'a tax number for an explanation',
    'forms/transfer-returned',
    '/fields/reference/widget',
    'tin',
    'se juzga con la regla «tin-validator»',
  ],
  [
    'a date as plain text',
    'forms/order-benefit',
    '/fields/pp_redemption_cause_date/widget',
    'text',
    '«date» y «datePicker» sí',
  ],
  [
    'a country by the list of something else',
    'screens/profile',
    '/blocks/more/items/nationality/value/codes',
    'transfer-sources',
    'en los demás sitios es «countries»',
  ],
  [
    'a question about a country by the list of something else',
    'forms/minor-personal',
    '/fields/nationality/codes',
    'wealth-origins',
    'en los demás sitios es «countries»',
  ],
]);
