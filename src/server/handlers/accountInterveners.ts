import type { Handlers } from '../ports/handler.ts';
import { addAccountInterveners } from './addAccountInterveners.ts';
import { getAccountIntervener } from './getAccountIntervener.ts';
import { listAccountInterveners } from './listAccountInterveners.ts';
import { removeAccountIntervener } from './removeAccountIntervener.ts';
import { replaceAccountIntervenerRoles } from './replaceAccountIntervenerRoles.ts';
import { updateAccountIntervener } from './updateAccountIntervener.ts';

/** The calls about the people on an account. */
export const accountInterveners = {
  addAccountInterveners,
  getAccountIntervener,
  listAccountInterveners,
  removeAccountIntervener,
  replaceAccountIntervenerRoles,
  updateAccountIntervener,
} satisfies Partial<Handlers>;
