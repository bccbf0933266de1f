import { judges } from './judges.ts';

judges('internalTransferRule', [
  { value: 'x' },
  { value: 'x', parent: {} },
  { value: 'x', parent: { internal_transfer_error: '' } },
  { value: 'x', parent: { internal_transfer_error: false } },
  { value: 'x', parent: { internal_transfer_error: null } },
  { value: '', parent: { internal_transfer_error: true }, codes: ['internalTransferRule'] },
  {
    value: 'x',
    parent: { internal_transfer_error: true },
    codes: ['internalTransferRule'],
    says: 'Error de validación en el traspaso interno.',
  },
  {
    value: 'x',
    parent: { internal_transfer_error: 'El fondo de destino no admite traspasos.' },
    codes: ['internalTransferRule.message'],
    says: 'El fondo de destino no admite traspasos.',
  },
  {
    value: 'x',
    parent: { internal_transfer_error: { message: 'Mismo fondo.' } },
    codes: ['internalTransferRule.message'],
    params: { message: 'Mismo fondo.' },
  },
  {
    value: 'x',
    parent: { internal_transfer_error: { message: '' } },
    codes: ['internalTransferRule'],
  },
  {
    value: 'x',
    parent: { internal_transfer_error: { message: 5 } },
    codes: ['internalTransferRule'],
  },
  { value: 'x', parent: { internal_transfer_error: {} }, codes: ['internalTransferRule'] },
  {
    value: 'x',
    option: { error: 'other' },
    parent: { other: 'No.' },
    codes: ['internalTransferRule.message'],
  },
  {
    value: 'x',
    option: { error: { from: '/facts/error' } },
    facts: { error: 'No.' },
    codes: ['internalTransferRule.message'],
  },
]);
