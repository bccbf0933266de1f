import { put } from './variant.ts';

/** Calls that are there, and are not those of which the document speaks. */
export const wrongCalls = put([
  [
    'a list of something else',
    'screens/staffTransfer',
    '/data/transfer/call',
    'getOperation',
    'no responde con «transfer»',
  ],
  [
    'a call for staff that changes something',
    'screens/accountConfig',
    '/data/associates/call',
    'updateBankAccount',
    'cambia algo',
  ],
  [
    'products for the terms of an order',
    'screens/operateOrder',
    '/data/terms/call',
    'listIntervenerPositions',
    'Encaja «getOrderTerms»',
  ],
  [
    'what a form begins with',
    'forms/minor-address',
    '/load/call',
    'listWards',
    'no responde con «address»',
  ],
  [
    'what a form offers',
    'forms/order-account',
    '/calls/offers/call',
    'updateBankAccount',
    'cambia algo',
  ],
  [
    'what a form sends',
    'forms/suspend-operation',
    '/submit/call',
    'getOperationPayments',
    'no responde con «operation»',
  ],
  [
    'a list for a file',
    'screens/documents',
    '/blocks/allOwn/files/own/fetch/call',
    'listIntervenerDocuments',
    'no da un archivo',
  ],
  [
    'papers for the data of a transfer',
    'screens/documents',
    '/data/account/call',
    'listOperations',
    'no responde con «documents»',
  ],
]);
