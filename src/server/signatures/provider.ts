import type { Words } from '../kernel/words.ts';
import type { Context } from '../ports/context.ts';
import type { Email } from '../ports/mail.ts';
import type { Tenant } from '../ports/tenant.ts';

/** Who signs, as far as a provider has to know. */
export interface Signer {
  name: string;
  email: string | null;
  mobile_phone: string | null;
}

/** What a provider is asked to have signed. */
export interface SignatureOrder {
  tenant: Tenant;
  signer: Signer;
  /** Of each document's bytes, in hex, in order. */
  hashes: readonly string[];
  expiresAt: Date;
  /** Of whoever signs. */
  words: Words;
}

/** A code is on its way. What is absent is not the provider's way of doing it. */
export interface StartedSignature {
  /** Masked telephone or e-mail. */
  sentTo: string;
  /** The code as it is kept, where the house checks it itself. */
  kept?: { hash: Buffer; salt: Buffer };
  /** What the provider calls it, where it checks codes itself. */
  reference?: string;
  /** Sent in the transaction that keeps the signature. */
  letter?: Email;
}

export interface CodeToCheck {
  reference: string | null;
  kept: { hash: Buffer; salt: Buffer } | null;
  code: string;
}

/** One way of signing: `DIGITAL-{name}`. Both throw a {@link ProviderFault} when it does not work. */
export interface SignatureProvider {
  start(context: Context, order: SignatureOrder): Promise<StartedSignature>;
  /** Whether the code is right. Asked five times for a code at most. */
  check(context: Context, code: CodeToCheck): Promise<boolean>;
}

/** The provider is away, too slow, or says what nobody understands: to be tried again. */
export class ProviderFault extends Error {
  override name = 'ProviderFault';
}
