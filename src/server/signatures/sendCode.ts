import type { Actor } from '../ports/actor.ts';
import { readSelf } from '../interveners/checkActive.ts';
import type { Words } from '../kernel/words.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { fullName } from '#/domain/people/names.ts';
import { newContactUntil } from '../identity/contactHistory.ts';
import { addSeconds } from '../identity/sessions.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { HttpError } from '../kernel/httpError.ts';
import { assertNotSpent } from './dailyLimit.ts';
import {
  ProviderFault,
  type SignatureOrder,
  type Signer,
  type StartedSignature,
} from './provider.ts';
import { providerOf } from './providers.ts';

const CODE_SECONDS = 600;

/** A code as it was asked for: what the provider began, and until when it serves. */
export interface SentCode extends StartedSignature {
  expiresAt: Date;
}

/**
 * Who signs, and where their code goes. Throws 409 while that has changed less than a day ago and nobody of
 * the staff has confirmed it, and 429 where the day has no code left.
 */
export async function readSigner(
  context: Context,
  db: TenantDb,
  { actor, words }: { actor: Actor; words: Words },
): Promise<Signer> {
  const self = await readSelf(db, actor);
  const { tenant } = actor;
  await assertNotSpent(db, { intervener: self.uuid, day: todayOf(context, actor) });
  const until = await newContactUntil(db, self.uuid, context.now());
  if (until) {
    const from = words.value({ longInstant: until.toISOString() });
    const { phone } = tenant.support;
    throw new HttpError(409, [{ code: 'contact_new', params: { from, phone } }]);
  }
  return { name: fullName(self), email: self.email, mobile_phone: self.mobile_phone };
}

/**
 * Has a provider begin, outside of any transaction; a fault of it is a 503 that says when to come again.
 * The code serves its ten minutes, and not beyond `latest`.
 */
export async function beginCode(
  context: Context,
  { tenant }: Actor,
  name: string,
  { latest, ...asked }: Pick<SignatureOrder, 'signer' | 'hashes' | 'words'> & { latest?: Date },
): Promise<SentCode> {
  const own = addSeconds(context.now(), CODE_SECONDS);
  const expiresAt = latest && latest < own ? latest : own;
  const provider = providerOf(context, name);
  if (!provider) throw signatureAway();
  try {
    const order = { tenant, ...asked, expiresAt };
    return { ...(await provider.start(context, order)), expiresAt };
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    context.log.warn({ err: error, provider: name }, 'a signature could not be begun');
    throw signatureAway();
  }
}

export const signatureAway = () =>
  new HttpError(503, [{ code: 'signature_away' }], { 'retry-after': '60' });

/** The columns of a code. */
export const codeColumns = ({ kept, reference, sentTo, expiresAt }: SentCode) => ({
  code_hash: kept?.hash ?? null,
  code_salt: kept?.salt ?? null,
  reference: reference ?? null,
  sent_to: sentTo,
  expires_at: expiresAt,
  tries: 0,
});
