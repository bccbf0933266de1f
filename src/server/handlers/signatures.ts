import { HttpError } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';
import { confirmSignature as confirm } from '../signatures/confirmSignature.ts';
import { endSignature } from '../signatures/endSignature.ts';
import { describeSignature } from '../signatures/describeSignature.ts';
import { listDocumentsToSign as list } from '../signatures/listDocumentsToSign.ts';
import { readSignature } from '../signatures/readSignature.ts';
import { toSignature } from '../signatures/toSignature.ts';
import { remindSigner as remind } from '../signatures/remindSigner.ts';
import { resendCode } from '../signatures/resendCode.ts';
import { startSignature } from '../signatures/startSignature.ts';
import { notifyOfRejection } from '../signatures/notifyOfRejection.ts';

/** Begins a signature and sends its code. */
export const signDocuments: Handler<'signDocuments'> = async (request) => ({
  data: { signature: await startSignature(request) },
});

/** A signature that was begun, with what it is of and who else signs that. */
export const getSignature: Handler<'getSignature'> = ({ context, words, actor, path, inTenant }) =>
  inTenant(async (db) => {
    const row = await readSignature(db, actor, path.id);
    const signature = toSignature(row, context.now(), actor);
    return { data: { signature: { ...signature, ...(await describeSignature(db, words, row)) } } };
  });

/** What waits for a person's signature. */
export const listDocumentsToSign: Handler<'listDocumentsToSign'> = (request) =>
  request.inTenant(async (db) => ({ data: await list(request, db) }));

/** Confirms a signature with the code that was sent. @source specification §8 Business messages */
export const confirmSignature: Handler<'confirmSignature'> = async (request) => ({
  data: { signature: await confirm(request), message: request.words('sign.confirmed') },
});

/** Sends another code for the same signature; the one before serves no more. */
export const resendSignatureCode: Handler<'resendSignatureCode'> = async (request) => ({
  data: { signature: await resendCode(request) },
});

/** Reminds somebody who signs an order that it waits for them. */
export const remindSigner: Handler<'remindSigner'> = (request) =>
  request.inTenant(async (db) => {
    await remind(request, db);
    return { data: { done: true } };
  });

/** Gives a signature up; its documents go on waiting, and others who wait for it are told. */
export const rejectSignature: Handler<'rejectSignature'> = ({ context, actor, path, inTenant }) =>
  inTenant(async (db) => {
    const row = await readSignature(db, actor, path.id, true);
    if (row.status === 'SIGNED') throw new HttpError(409, [{ code: 'signature_done' }]);
    if (row.status === 'PENDING') {
      await endSignature(context, db, row, 'REJECTED');
      await notifyOfRejection(context, db, actor, row);
    }
    return {
      data: {
        signature: toSignature(await readSignature(db, actor, path.id), context.now(), actor),
      },
    };
  });
