import { put, renamed } from './variant.ts';

const bank = 'forms/bank-account';
const config = 'screens/accountConfigBeneficiary';
const account = 'screens/accountConfig';

/** Links that lead nowhere, and addresses that are read in another way than they are written. */
export const links = [
  ...put([
    [
      'an address',
      bank,
      '/submit/done/navigate',
      '/account/confg?cuenta={cuenta}&hecho=banco',
      '«/account/config»',
    ],
    [
      'an address of a menu',
      'navigation',
      '/sections/position/to',
      '/account/positon',
      '«/account/position»',
    ],
    ['where others are sent', config, '/otherwise', '/account/confi', '«/account/config»'],
    [
      'a parameter',
      bank,
      '/submit/done/navigate',
      '/account/config?cuneta={cuenta}&hecho=banco',
      '«cuenta»',
    ],
    [
      'a value that the page tells apart',
      bank,
      '/submit/done/navigate',
      '/account/config?cuenta={cuenta}&hecho=bnaco',
      '«banco»',
    ],
    [
      'a parameter of a form',
      bank,
      '/submit/input/path/id/from',
      '/route/query/cuneta',
      '«cuenta»',
    ],
    [
      'a parameter of a page',
      config,
      '/data/account/input/path/id/from',
      '/route/query/cuneta',
      '«cuenta»',
    ],
    [
      'a place of the address of a page',
      'screens/staffTransfer',
      '/data/transfer/input/path/id/from',
      '/route/params/uuuid',
      '«uuid»',
    ],
    [
      'a place of the address under a form',
      'forms/transfer-money',
      '/submit/input/path/id/from',
      '/route/params/uuuid',
      '«uuid»',
    ],
    [
      'a value that no link writes',
      account,
      '/blocks/added',
      {
        type: 'notice',
        order: 90,
        tone: 'info',
        when: { at: '/route/query/hecho', equals: 'tutor' },
        text: 'Hemos guardado sus respuestas.',
      },
      'Ningún enlace escribe «tutor» en «hecho»',
      `${account} /blocks/added/when/equals`,
    ],
    ['a form that is not there', config, '/blocks/add/form', 'beneficiry', '«beneficiary»'],
    [
      'a section that nobody signs',
      'screens/signDocuments',
      '/blocks/subjects/actions/person/to',
      '/sign-documents?seccion=INTERVENR',
      '«INTERVENER»',
    ],
    ['a call that is not there', config, '/data/account/call', 'getAcount', '«getAccount»'],
    [
      'a parameter of a call',
      'screens/position',
      '/data/accounts/input/query/is_private_are',
      true,
      '«is_private_area»',
    ],
  ]),
  ...renamed([
    [
      'a place of a link',
      bank,
      '/submit/done/values/cuenta',
      'cuneta',
      '«cuenta»',
      `${bank} /submit/done/navigate`,
    ],
    [
      'a parameter of a path',
      bank,
      '/submit/input/path/id',
      'di',
      '«id»',
      `${bank} /submit/input/path/di`,
    ],
  ]),
];
