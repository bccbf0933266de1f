import { put } from './variant.ts';

const roles = '/data/properties/roles/items/properties/role/enum/0';

/** Codes and literals that no list has, figures and types that no call takes. */
export const values = put([
  [
    'a code of a row',
    'forms/intervener-role',
    roles,
    'AUTORIZADO_CONSULT',
    '«AUTORIZADO_CONSULTA»',
  ],
  [
    'a code of another list',
    'forms/beneficiary',
    '/data/properties/document_type/enum/5',
    'DNIS',
    '«DNI»',
  ],
  [
    'a code that the call does not know',
    'forms/issue-status',
    '/data/properties/state/enum/0',
    'OPENED',
    '«OPEN»',
  ],
  [
    'a code of a channel',
    'forms/account-post',
    '/data/properties/mailing_type/enum/0',
    'EMIAL',
    '«EMAIL»',
  ],
  [
    'a list of other things',
    'forms/profile-preferences',
    '/fields/mailing_type/codes',
    'employment-situations',
    'La llamada no acepta',
  ],
  [
    'a list that has none of what is asked',
    'parts/fatca-status',
    '/fields/fatca_status/codes',
    'download-formats',
    'no tiene ninguno de los valores que el formulario nombra de «fatca_status»',
  ],
  [
    'a list of codes',
    'forms/document-upload',
    '/fields/subcategory/codes',
    'document-subcategorys',
    '«document-subcategories»',
  ],
  [
    'a list of codes on a page',
    'screens/staffTransfer',
    '/blocks/task/text/values/task/codes',
    'transfer-task',
    '«transfer-tasks»',
  ],
  [
    'a code of the questionnaire',
    'forms/questionnaire',
    '/data/properties/ORIGEN_PATRIMONIO/items/enum/0',
    'SALRIO',
    '«SALARIO»',
  ],
  [
    'a first answer',
    'forms/questionnaire',
    '/data/properties/SITUACION_LABORAL/default',
    'CUENTA',
    'no está en la lista',
  ],
  ['a literal of a rule', 'forms/beneficiary', '/rules/dni/when/equals', 'DIN', '«DNI»'],
  ['a literal of a rule of rows', 'parts/named-person', '/rules/dni/when/equals', 'DNII', '«DNI»'],
  [
    'a literal of another type',
    'screens/position',
    '/blocks/tasks/items/sign/when/all/0/equals',
    'true',
    'no es del tipo',
  ],
  [
    'a state',
    'screens/position',
    '/blocks/tasks/items/test/when/all/1/equals',
    'mising',
    '«missing»',
  ],
  [
    'a longer text than the call takes',
    'forms/questionnaire',
    '/data/properties/EMPRESA/maxLength',
    5000,
    '2000 caracteres',
  ],
  [
    'a longer alias than the call takes',
    'forms/bank-account',
    '/data/properties/alias/maxLength',
    500,
    'caracteres como máximo',
  ],
]);
