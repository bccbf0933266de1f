import { put, renamed, without } from './variant.ts';

const open = 'Los códigos de la lista no son los que guarda la tabla de bloqueos';

/** Codes of shared lists that are others by now: nobody could answer, or read, what they stood for. */
export const codes = [
  ...put([
    [
      'a state by the name of another',
      'codes/open-order-statuses',
      '/items/REGISTERED_ONLINE/label',
      'Anulada',
      'en «operation-statuses» «Pendiente»',
    ],
  ]),
  ...renamed([
    ['a country', 'codes/countries', '/items/FRA', 'FRR', open, 'codes/countries /items'],
    ['a province', 'codes/provinces', '/items/ESP-SO', 'ESP-SR', open, 'codes/provinces /items'],
    [
      'a legal form',
      'codes/legal-forms',
      '/items/COOPERATIVA',
      'COOPERATIBA',
      open,
      'codes/legal-forms /items',
    ],
    [
      'a state that the server gives',
      'codes/account-statuses',
      '/items/REGISTERED',
      'REGISTRED',
      'La lista no tiene «REGISTERED»',
      'codes/account-statuses /items/REGISTRED',
    ],
  ]),
  ...without([
    ['an activity', 'codes/cnae-2025', ['/items/354'], open, 'codes/cnae-2025 /items'],
    [
      'an actor that the server gives',
      'codes/history-actors',
      ['/items/STAFF'],
      'La lista no tiene «STAFF»',
      'codes/history-actors /items',
    ],
  ]),
];
