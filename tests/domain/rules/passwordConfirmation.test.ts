import { judges } from './judges.ts';

judges('password_confirmation', [
  { value: 'secreto', parent: { password: 'secreto' } },
  { value: 'secreto', option: 'new', parent: { new: 'secreto' } },
  { value: 'secreto', option: { field: 'new' }, parent: { new: 'secreto' } },
  { value: 'secreto', option: { field: { from: '/facts/p' } }, facts: { p: 'secreto' } },
  { value: '', parent: { password: '' } },
  { value: undefined, parent: {} },
  {
    value: 'secreta',
    parent: { password: 'secreto' },
    codes: ['password_confirmation'],
    says: 'Las contraseñas no coinciden',
  },
  { value: 'Secreto', parent: { password: 'secreto' }, codes: ['password_confirmation'] },
  { value: 'secreto ', parent: { password: 'secreto' }, codes: ['password_confirmation'] },
  { value: '', parent: { password: 'secreto' }, codes: ['password_confirmation'] },
  { value: 'secreto', parent: {}, codes: ['password_confirmation'] },
  { value: 'secreto', parent: undefined, codes: ['password_confirmation'] },
  { value: '5', parent: { password: 5 }, codes: ['password_confirmation'] },
  { value: 'constructor', option: 'constructor', parent: {}, codes: ['password_confirmation'] },
]);
