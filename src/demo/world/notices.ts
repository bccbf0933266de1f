/** A notification of the demo. */
export interface DemoNotice {
  login: string;
  type: string;
  message: string;
  daysAgo: number;
  isRead: boolean;
  /** Key of the account, and of the operation, that it speaks of. */
  account?: string;
  operation?: string;
}

/** All seven types, each of them read and unread. */
export const notices: readonly DemoNotice[] = [
  {
    login: 'ana',
    type: 'OPERATION_STATUS_CHANGE',
    message: 'Su reembolso total de Bolsa Ibérica se ha enviado al registro.',
    daysAgo: 2,
    isRead: false,
    account: 'ana/3',
    operation: 'ana/3/ana-lock',
  },
  {
    login: 'ana',
    type: 'OPERATION_STATUS_CHANGE',
    message: 'Su reembolso parcial de Mixto se ha validado.',
    daysAgo: 1,
    isRead: true,
    account: 'ana/1',
    operation: 'ana/1/ana-partial',
  },
  {
    login: 'luis',
    type: 'OPERATION_STATUS_CHANGE',
    message: 'Un reembolso de la cuenta Hermanos Robles espera su firma.',
    daysAgo: 1,
    isRead: false,
    account: 'luis/1',
    operation: 'luis/1/luis-second',
  },
  {
    login: 'ana',
    type: 'TRANSFER_SUSCRIPTION',
    message: 'Su traspaso entre fondos se ha completado.',
    daysAgo: 40,
    isRead: true,
    account: 'ana/1',
  },
  {
    login: 'luis',
    type: 'TRANSFER_SUSCRIPTION',
    message: 'La entidad de origen ha aceptado su traspaso.',
    daysAgo: 6,
    isRead: false,
    account: 'luis/2',
    operation: 'luis/2/luis-issue',
  },
  {
    login: 'ana',
    type: 'OPERATION_PAYMENT',
    message: 'Hemos recibido el pago de su suscripción.',
    daysAgo: 24,
    isRead: true,
    account: 'ana/1',
  },
  {
    login: 'tutor',
    type: 'OPERATION_PAYMENT',
    message: 'Hemos recibido el pago de la suscripción de Nora.',
    daysAgo: 15,
    isRead: false,
    account: 'nora/1',
  },
  {
    login: 'ana',
    type: 'KNOWLEDGE_TEST',
    message: 'Ya puede consultar el resultado de su test de conveniencia.',
    daysAgo: 12,
    isRead: false,
  },
  {
    login: 'noconveniente',
    type: 'KNOWLEDGE_TEST',
    message: 'Según su test, algunos productos no son convenientes para usted.',
    daysAgo: 240,
    isRead: true,
  },
  {
    login: 'caducado',
    type: 'DOCUMENT_EXPIRATION',
    message: 'Su documento de identidad ha caducado. Envíenos una copia del nuevo.',
    daysAgo: 1,
    isRead: false,
  },
  {
    login: 'caducado',
    type: 'DOCUMENT_EXPIRATION',
    message: 'Su documento de identidad caduca en 30 días.',
    daysAgo: 31,
    isRead: true,
  },
  {
    login: 'testcaducado',
    type: 'TEST_EXPIRATION',
    message: 'Su test de conveniencia ha caducado. Repítalo antes de operar.',
    daysAgo: 3,
    isRead: false,
  },
  {
    login: 'testcaducado',
    type: 'TEST_EXPIRATION',
    message: 'Su test de conveniencia caduca en 30 días.',
    daysAgo: 121,
    isRead: true,
  },
  {
    login: 'registrado',
    type: 'ACCOUNT_STATUS_CHANGE',
    message: 'Hemos recibido su solicitud de alta y la estamos revisando.',
    daysAgo: 9,
    isRead: false,
    account: 'registrado/1',
  },
  {
    login: 'iberica',
    type: 'ACCOUNT_STATUS_CHANGE',
    message: 'La cuenta Tesorería ya está activa.',
    daysAgo: 90,
    isRead: true,
    account: 'iberica/1',
  },
];
