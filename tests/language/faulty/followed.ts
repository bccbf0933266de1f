import { put, without } from './variant.ts';

const benefit = 'forms/order-benefit';

/** Mistakes of which much follows, in the same document or in others: each is told once. */
export const followed = [
  ...put([
    [
      'a list of something else',
      benefit,
      '/fields/pp_redemption_cause/codes',
      'transfer-kinds',
      '«transfer-kinds» no tiene ninguno de los valores que el formulario nombra',
    ],
    [
      'a call whose answer is read under one name',
      'screens/accountConfigBeneficiary',
      '/data/account/call',
      'getTaxAnswers',
      'Encaja «getAccount»',
      'screens/accountConfigBeneficiary /data/account/call',
    ],
    [
      'a call that takes nothing of what is locked',
      'forms/kyc-minor',
      '/submit/call',
      'getTaxAnswers',
      'no lleva cuerpo',
    ],
    [
      'a value that is none, in an address',
      'forms/suspend-operation',
      '/submit/done/values/uuid/from',
      '/data/preview/change/reasons',
      'no es un valor que se pueda mostrar',
    ],
  ]),
  ...without([
    [
      'what was shown, of all orders',
      'parts/order-review',
      ['/body/shown'],
      'Ha de enviarse en «shown»',
      'parts/order-review /body',
    ],
    [
      'the rule of a column, in which the examples of its forms differ',
      'parts/named-person',
      ['/properties/mobile_phone/spanishPhone'],
      'Tampoco coinciden los de «intervener-authorised», «intervener-tutor».',
      'parts/named-person /properties/mobile_phone',
    ],
    [
      'a rule by which an answer comes blank',
      'parts/kyc-declaration',
      ['/properties/ACTUA_EN_NOMBRE_DE_OTRA_PERSONA/is_blocking'],
      'tenga la regla «is_blocking»',
      'parts/kyc-declaration /properties/ACTUA_EN_NOMBRE_DE_OTRA_PERSONA',
    ],
    [
      'that a question has to be answered',
      'forms/crs-minor',
      ['/fields/residences/required'],
      'tenga que responderse',
      'forms/crs-minor /fields/residences/required',
    ],
    [
      'the list of filters',
      'screens/myAccount',
      ['/data/operations'],
      'Aquí no se llama a «operations»',
      'screens/myAccount /blocks/filters/data',
    ],
    [
      'that a day is one, which another is compared with',
      'parts/order-period',
      ['/properties/per_start_date/date'],
      'ha de tener la regla «date»',
      'parts/order-period /properties/per_start_date/date',
    ],
  ]),
];
