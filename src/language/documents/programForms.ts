import type { OperationId } from '#/contract/call.ts';

/**
 * Forms that the program itself asks with, without a screen that shows them: by id, the call that it sends their
 * answers to. Their words are documents; where they go is not.
 */
export const programForms: Readonly<Record<string, OperationId>> = {
  'reauthentication-code': 'confirmReauthentication',
  'reauthentication-password': 'createReauthentication',
};
