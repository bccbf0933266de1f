import { put, without } from './variant.ts';

const benefit = 'forms/order-benefit';
const kyc = 'forms/kyc-minor';

/** Rules, limits and parts that somebody took away, with what would have shown it. */
export const lost = [
  ...without([
    [
      'what is kept of an order that is left half given',
      'forms/order-redemption',
      ['/draft'],
      'Falta «draft»: la tabla de bloqueos lo exige',
      'forms/order-redemption /draft',
    ],
    [
      'a rule with the examples that show it',
      benefit,
      ['/rules/born', '/examples'],
      'Falta la regla «born», que decide sobre «pp_redemption_cause_date»',
      `${benefit} /rules/born`,
    ],
    [
      'a limit with the examples that show it',
      benefit,
      ['/rules/untilAfterStart', '/examples'],
      'Falta la regla «untilAfterStart», que decide sobre «per_end_date»',
      `${benefit} /rules/untilAfterStart`,
    ],
    [
      'a number that is asked of everybody',
      kyc,
      ['/rules/usNumber', '/examples'],
      'Falta la regla «usNumber», que decide sobre «INDIQUE_NUMERO_TIN»',
      `${kyc} /rules/usNumber`,
    ],
    [
      'a number that was denied',
      kyc,
      ['/rules/noUsNumber', '/examples'],
      'Falta la regla «noUsNumber», que decide sobre «PAISES_OBLIGACION_FISCAL»',
      `${kyc} /rules/noUsNumber`,
    ],
    [
      'a rule of rows in whatever form',
      'parts/tax-residence',
      ['/rules/number'],
      'Falta la regla «number», que decide sobre «tin_code»',
      'parts/tax-residence /rules/number',
    ],
    [
      'one thing that a rule shows',
      'parts/order-reading',
      ['/rules/phrase/show'],
      'La regla «phrase» ha de mostrar «convenience_phrase»',
      'parts/order-reading /rules/phrase/show/convenience_phrase',
    ],
    [
      'a rule of a question that the server knows more of',
      'forms/crs-minor',
      ['/data/properties/residences/us_residence', '/examples'],
      '«residences» ha de tener la regla «us_residence»',
      'forms/crs-minor /data/properties/residences/us_residence',
    ],
    [
      'a part that much is read of',
      'forms/order-redemption',
      ['/uses/terms'],
      'Falta la parte «terms»',
      'forms/order-redemption /uses/terms',
    ],
    [
      'a part that others stand in',
      'forms/order-contribution',
      ['/uses/reading'],
      'El formulario no tiene el paso «reading». En él están «order-plan-terms», «order-report».',
      'forms/order-contribution /uses',
    ],
    [
      'a question of the law that nobody has to answer',
      kyc,
      ['/fields/TIENE_NIF_EEUU/required'],
      'que «TIENE_NIF_EEUU» tenga que responderse',
      `${kyc} /fields/TIENE_NIF_EEUU/required`,
    ],
  ]),
  ...put([
    [
      'what a draft is about',
      benefit,
      '/draft',
      true,
      '«/route/query/cuenta» y «/route/query/producto»',
    ],
    [
      'a phrase that is asked when it is not needed',
      'parts/order-reading',
      '/rules/phrase/when/equals',
      'tick',
      'no es como la tabla de bloqueos lo guarda',
      'parts/order-reading /rules/phrase/when',
    ],
    [
      'a day that is later than the law lets it be',
      'parts/order-period',
      '/properties/per_start_date/date/within/years',
      20,
      'no es como la tabla de bloqueos lo guarda',
      'parts/order-period /properties/per_start_date/date',
    ],
    [
      'an answer for which there is no room',
      'forms/answer-issue',
      '/data/properties/text/maxLength',
      0,
      'ninguna respuesta vale',
    ],
  ]),
];
