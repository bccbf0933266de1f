import { put, renamed } from './variant.ts';

const answer = 'forms/answer-issue';
const config = 'screens/accountConfig';

/** Words of which several documents, or several places of one, speak: each is told where it is misspelt. */
export const misspelt = [
  ...put([
    [
      'a parameter that many places read',
      config,
      '/blocks/banks/actions/certificate/to',
      '/account/config/certificate?cuenat={cuenta}&banco={banco}',
      'No se ha podido seguir: «form/holder-certificate», «screen/accountConfigCertificate».',
    ],
    [
      'a parameter that one place reads',
      'screens/profile',
      '/blocks/addresses/actions/fiscal/to',
      '/profile/fiscal-address?dircecion={uuid}',
      '¿Quería decir «direccion»?',
    ],
    [
      'a parameter that a condition reads',
      config,
      '/blocks/bankDone/when/at',
      '/route/query/hehco',
      '¿Quería decir «hecho»?',
    ],
    [
      'a value that a page tells apart by what it is not',
      answer,
      '/submit/done/navigate',
      '/staff/issues/{uuid}?hecho=resopndida',
      '«resopndida» no está en ningún otro sitio. ¿Quería decir «respondida»?',
    ],
    [
      'a parameter of a call that asks about what is sent',
      'forms/order-benefit',
      '/calls/simulation/input/body/key_product/from',
      '/route/query/proudcto',
      '¿Quería decir «producto»?',
    ],
    [
      'an answer that decides what is asked',
      'forms/beneficiary',
      '/submit/input/body/document_type/from',
      '/answers/dcoument_type',
      '¿Quería decir «document_type»?',
    ],
    [
      'who is asked about',
      'forms/kyc-minor',
      '/calls/last/input/path/id/from',
      '/route/query/mneor',
      '¿Quería decir «menor»?',
    ],
    [
      'a form that bears what another page writes',
      'screens/operateCertificate',
      '/blocks/form/form',
      'residence-ecrtificate',
      'No se ha podido seguir: «screen/operateOrder».',
    ],
    [
      'a call that a form is locked for',
      'forms/crs-minor',
      '/submit/call',
      'udpateCrs',
      '¿Quería decir «updateCrs»?',
    ],
    [
      'a list that the law names',
      'forms/kyc-minor',
      '/fields/ORIGEN_PATRIMONIO/codes',
      'wealth-orignis',
      '¿Quería decir «wealth-origins»?',
    ],
    [
      'a part of columns',
      'forms/crs-minor',
      '/data/properties/residences/items/part',
      'tax-ersidence',
      '¿Quería decir «tax-residence»?',
    ],
    [
      'a value that has its words',
      answer,
      '/data/properties/status/enum/1',
      'IN_PROGERSS',
      '¿Quería decir «IN_PROGRESS»?',
    ],
    [
      'the address of a page to which many lead',
      'screens/operateOrder',
      '/path',
      '/operate/oder',
      '¿Quería decir «/operate/order»?',
    ],
  ]),
  ...renamed([
    [
      'a call whose answer a filter offers',
      'screens/operations',
      '/data/ofAccount',
      'ofAccoutn',
      '«ofAccoutn» se llama «ofAccount» en los demás sitios',
      'screens/operations /data/ofAccoutn',
    ],
    [
      'a code that rules name',
      'codes/redemption-causes',
      '/items/DEPENDENCIA',
      'DEPENDENCA',
      '¿Quería decir «DEPENDENCIA»?',
      'codes/redemption-causes /items/DEPENDENCA',
    ],
  ]),
];
