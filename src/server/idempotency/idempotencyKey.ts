import { calls } from '#/contract/calls.gen.ts';
import type { OperationId } from '#/contract/call.ts';
import type { Actor } from '../ports/actor.ts';

/**
 * Calls that may run again and again: they only ask, or they count tries themselves, or their answer
 * is a file that a batch keeps, or a secret that nobody may; or, for uploads, signatures and payments, they look for what they made
 * before: looking into files and asking others takes too long for one transaction. So does building a release: what is
 * sent to review or published names its version, which is another one afterwards.
 */
const repeatable: ReadonlySet<OperationId> = new Set<OperationId>([
  'createToken',
  'revokeToken',
  'loginOnboarding',
  'createStudioToken',
  'changePassword',
  'recoverPassword',
  'validateTin',
  'scoreConvenience',
  'simulateOperation',
  'getPositionStatuses',
  'createOperationsDownload',
  'exportOperationToRdText',
  'exportOperationsToRdText',
  'uploadIntervenerDocuments',
  'uploadAccountDocuments',
  'uploadOperationDocuments',
  'signDocuments',
  'confirmSignature',
  'resendSignatureCode',
  'createReauthentication',
  'confirmReauthentication',
  'resendReauthenticationCode',
  'payIn',
  'receivePayment',
  'receiveMessageReceipt',
  'checkStudioProposal',
  'sendStudioProposalToReview',
  'approveStudioProposal',
  'publishStudioProposal',
]);

const KEY = /^[A-Za-z0-9-]{8,64}$/;

/**
 * The key under which a request happens once: its `Idempotency-Key`, else its `X-Request-Id`, which a
 * client keeps when it sends again. Undefined where a request may be repeated, or names no key.
 * @source specification §7 (X-Request-Id)
 */
export function idempotencyKey(
  call: OperationId,
  { userId }: Actor,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | undefined {
  if (userId === undefined || calls[call].method !== 'POST' || repeatable.has(call)) {
    return undefined;
  }
  const given = headers['idempotency-key'] ?? headers['x-request-id'];
  return typeof given === 'string' && KEY.test(given) ? given : undefined;
}
