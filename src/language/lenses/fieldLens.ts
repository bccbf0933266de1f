import { inside, literal, plain, together, type Lens } from './lens.ts';
import { obstaclesLens, rowObstaclesLens } from './obstaclesLens.ts';
import { rest, table, words } from './rows.ts';

/** A binding, each part an answer that begins with the same word: `rowValue`, `rowValueAs`, … */
export const bindingLens = (answer: string, entry: string): Lens =>
  inside(
    entry,
    together(
      plain(answer, 'from'),
      plain(`${answer}As`, 'as'),
      plain(`${answer}Codes`, 'codes'),
      literal(`${answer}Default`, 'default'),
    ),
  );

/** Options out of a list that a call has answered. */
const choicesLens = inside(
  'choices',
  together(
    plain('choiceRows', 'rows'),
    bindingLens('choiceValue', 'value'),
    words('choiceLabel', 'label'),
    words('choiceHint', 'hint'),
    plain('choiceReasons', 'reasons'),
    rowObstaclesLens,
  ),
);

const optionLens = together(plain('order'), words('label'), words('hint'));

/** How a question is drawn and what it offers; what only one widget says stands in `drawing` by name. */
export const fieldLens: Lens = together(
  plain('widget'),
  words('hint'),
  plain('placeholder'),
  plain('width'),
  plain('autocomplete'),
  plain('required'),
  plain('codes'),
  table('options', 'options', 'option', optionLens),
  choicesLens,
  obstaclesLens,
  rest('drawing', 'option', [
    ...['widget', 'hint', 'placeholder', 'width', 'autocomplete', 'required', 'codes', 'order'],
    ...['options', 'choices', 'unavailable', 'locked', 'fields', 'rules'],
  ]),
);
