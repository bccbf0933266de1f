import { beginReauthentication } from '../reauthentication/beginReauthentication.ts';
import { confirmReauthentication as confirm } from '../reauthentication/confirmReauthentication.ts';
import { resendReauthentication } from '../reauthentication/resendReauthentication.ts';
import type { Handler } from '../ports/handler.ts';

/** Takes the password again and mails a code. */
export const createReauthentication: Handler<'createReauthentication'> = async (request) => ({
  data: { reauthentication: await beginReauthentication(request) },
});

/** Takes the code and gives the proof. */
export const confirmReauthentication: Handler<'confirmReauthentication'> = async (request) => ({
  data: { reauthentication: await confirm(request) },
});

/** Sends another code; the one before serves no more. */
export const resendReauthenticationCode: Handler<'resendReauthenticationCode'> = async (
  request,
) => ({ data: { reauthentication: await resendReauthentication(request) } });
