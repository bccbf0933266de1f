import type { Answers } from '#/language/expressions/scope.ts';
import { rowsOf } from '#/language/lenses/rows.ts';
import type { Code } from '../kernel/words.ts';

/** What a business calls a question of a kind, and how the question begins. */
export interface Kind {
  label: Code;
  /** Answers of the question's lens. */
  begins: Answers;
  /** It is answered by choosing, of lines that somebody pastes. */
  chooses?: 'one' | 'several';
}

const rule = (keyword: string, value = 'true') => ({ keyword, value });
const text = (widget: string, ...limits: object[]): Answers => ({ type: 'string', widget, limits });
const ofLength = (most: number) => rule('maxLength', String(most));

/** The palette: what people ask for by its business name. */
export const kinds = {
  text: { label: 'studio.kind.text', begins: text('text', ofLength(200)) },
  longText: { label: 'studio.kind.long_text', begins: text('textarea', ofLength(1000)) },
  yesNo: { label: 'studio.kind.yes_no', begins: { type: 'boolean', widget: 'yesno' } },
  one: { label: 'studio.kind.one', begins: text('radio'), chooses: 'one' },
  several: {
    label: 'studio.kind.several',
    begins: {
      type: 'array',
      widget: 'checkboxes',
      itemType: 'string',
      limits: [rule('uniqueItems')],
    },
    chooses: 'several',
  },
  amount: { label: 'studio.kind.amount', begins: text('money', rule('currency'), ofLength(20)) },
  percentage: {
    label: 'studio.kind.percentage',
    begins: text('percentage', rule('max_value', '100'), ofLength(20)),
  },
  number: { label: 'studio.kind.number', begins: { type: 'integer', widget: 'integer' } },
  date: { label: 'studio.kind.date', begins: text('date', rule('date'), ofLength(10)) },
  iban: { label: 'studio.kind.iban', begins: text('iban', rule('iban'), ofLength(34)) },
  dniOrNie: {
    label: 'studio.kind.dni_or_nie',
    begins: text('identity', rule('dni_or_nie'), ofLength(20)),
  },
  dni: { label: 'studio.kind.dni', begins: text('identity', rule('dni'), ofLength(20)) },
  nie: { label: 'studio.kind.nie', begins: text('identity', rule('nie'), ofLength(20)) },
  residence: {
    label: 'studio.kind.residence',
    begins: { ...text('combobox', ofLength(3)), codes: 'countries' },
  },
  phone: { label: 'studio.kind.phone', begins: text('phone', rule('spanishPhone'), ofLength(20)) },
  email: { label: 'studio.kind.email', begins: text('email', rule('email'), ofLength(120)) },
  isin: { label: 'studio.kind.isin', begins: text('isin', rule('isin'), ofLength(12)) },
  consent: { label: 'studio.kind.consent', begins: { type: 'boolean', widget: 'checkbox' } },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;

/** The kind that a question looks like, by its widget and its rule; nothing where the palette has none such. */
export function kindOf(answers: Answers): Kind | undefined {
  const alike = Object.values<Kind>(kinds).filter(
    ({ begins }) => begins.widget === answers.widget && begins.type === answers.type,
  );
  const ruledBy = (one: Answers) => rowsOf(one, 'limits').map(({ keyword }) => keyword);
  const own = ruledBy(answers);
  return (
    alike.find(({ begins }) => ruledBy(begins).every((each) => own.includes(each))) ?? alike[0]
  );
}
