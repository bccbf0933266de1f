import { put, renamed, written } from './variant.ts';

const beneficiary = 'forms/beneficiary';
const hides = 'No se ha podido seguir: ';

/** One slip against the grammar, by which a document is none: nobody else misses it. */
export const grammar = [
  ...renamed([
    [
      'a test of a condition',
      beneficiary,
      '/rules/dni/when/equals',
      'equls',
      'Se parece a { "at", "equals" }: «equls» ha de ser «equals»',
      `${beneficiary} /rules/dni/when/equls`,
    ],
    [
      'an option',
      beneficiary,
      '/fields/name/required',
      'requird',
      '«required»',
      `${beneficiary} /fields/name/requird`,
    ],
    [
      'what a page must have',
      'screens/position',
      '/title',
      'titel',
      '«title»',
      'screens/position /titel',
    ],
    ['the items of a list', 'codes/roles', '/items', 'item', '«items»', 'codes/roles /item'],
    [
      'the step of a part',
      'parts/order-papers',
      '/step',
      'setp',
      `${hides}«form/subscription», «screen/subscriptionPage».`,
      'parts/order-papers /setp',
    ],
  ]),
  ...put([
    [
      'nothing to compare with',
      beneficiary,
      '/rules/dni/when',
      { at: '/answers/document_type' },
      'falta uno de «equals», «in»',
      `${beneficiary} /rules/dni/when`,
    ],
    ['two tests in one condition', beneficiary, '/rules/dni/when/present', true, 'sobra «present»'],
    [
      'a condition that is none',
      beneficiary,
      '/rules/dni/when',
      'document_type',
      'Una condición es un objeto',
    ],
    ['a type of block', 'screens/position', '/blocks/tasks/type', 'taskLst', '«taskList»'],
    ['no label', beneficiary, '/submit/label', undefined, '«label»', `${beneficiary} /submit`],
  ]),
  ...written([
    [
      'a comma',
      'screens/position',
      ',\n  "name"',
      '\n  "name"',
      `No es JSON: línea 5, columna 3`,
      'screens/position ',
    ],
    [
      'an end',
      beneficiary,
      /\}\s*$/,
      '',
      `${hides}«screen/accountConfigBeneficiary».`,
      `${beneficiary} `,
    ],
    [
      'the end of a page of employees',
      'screens/staffTransfer',
      /\}\s*$/,
      '',
      `${hides}«form/transfer-accepted»`,
      'screens/staffTransfer ',
    ],
  ]),
];
