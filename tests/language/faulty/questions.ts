import { put, renamed, written } from './variant.ts';

const questionnaire = 'forms/questionnaire';
const beneficiary = 'forms/beneficiary';

/** Questions under another name or in other words, missing ones, and those that decide what they may not. */
export const questions = [
  ...written([
    [
      'a question that no list has',
      questionnaire,
      /SITUACION_LABORAL/g,
      'SITUACION_LABORL',
      '«SITUACION_LABORAL»',
      `${questionnaire} /data/properties/SITUACION_LABORL`,
    ],
    [
      'a question spelt as no key is',
      questionnaire,
      /NIVEL_FORMACION/g,
      'nivelFormacion',
      'de la forma',
      `${questionnaire} /data/properties/nivelFormacion`,
    ],
  ]),
  ...put([
    [
      'a question in other words',
      questionnaire,
      '/data/properties/SITUACION_LABORAL/title',
      '¿En qué trabaja?',
      '¿Cuál es su situación laboral?',
    ],
    [
      'a declaration that need not be made',
      questionnaire,
      '/data/properties/DECLARA_CAMBIOS/truthyCheckbox',
      undefined,
      'truthyCheckbox',
      `${questionnaire} /data/properties/DECLARA_CAMBIOS`,
    ],
    [
      'an answer that nobody has to give',
      questionnaire,
      '/data/properties/ACTUA_EN_NOMBRE_DE_OTRA_PERSONA/is_blocking',
      undefined,
      'is_blocking',
      `${questionnaire} /data/properties/ACTUA_EN_NOMBRE_DE_OTRA_PERSONA`,
    ],
    [
      'a local question that gates a sent one',
      'forms/transfer-money',
      '/rules',
      { paid: { when: { at: '/answers/checked', equals: true }, show: { amount: true } } },
      'no se envía',
      'forms/transfer-money /rules/paid/when/at',
    ],
    ['a widget that is not there', beneficiary, '/fields/name/widget', 'txet', '«text»'],
    [
      'an option of another widget',
      beneficiary,
      '/fields/name/prompt',
      'Elija',
      '«prompt» no existe',
    ],
    [
      'a rule that is not there',
      beneficiary,
      '/rules/dni/limit/document_number',
      { dnii: true },
      '«dni»',
      `${beneficiary} /rules/dni/limit/document_number/dnii`,
    ],
    ['a neighbour', beneficiary, '/fields/document_number/kind', 'document_typ', '«document_type»'],
  ]),
  ...renamed([
    [
      'a question that the call does not take',
      beneficiary,
      '/submit/input/body/relationship',
      'relationshp',
      '«relationship»',
      `${beneficiary} /submit/input/body/relationshp`,
    ],
    [
      'a question that its field calls otherwise',
      beneficiary,
      '/data/properties/relationship',
      'relationshp',
      '«relationship»',
      `${beneficiary} /data/properties/relationshp`,
    ],
    [
      'a field that its question calls otherwise',
      beneficiary,
      '/fields/relationship',
      'relationshp',
      '«relationship»',
      `${beneficiary} /fields/relationshp`,
    ],
    [
      'a question placed under another name',
      beneficiary,
      '/steps/person/fields/relationship',
      'relationshp',
      '«relationship»',
      `${beneficiary} /steps/person/fields/relationshp`,
    ],
    [
      'a question that a rule calls otherwise',
      beneficiary,
      '/rules/dni/limit/document_number',
      'document_numbr',
      '«document_number»',
      `${beneficiary} /rules/dni/limit/document_numbr`,
    ],
    [
      'a column that its row calls otherwise',
      'forms/intervener-role',
      '/fields/roles/fields/role',
      'rol',
      '«role»',
      'forms/intervener-role /fields/roles/fields/rol',
    ],
  ]),
];
