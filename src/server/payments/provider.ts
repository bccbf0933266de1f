import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';

/** A payment as a provider is asked for it. */
export interface PaymentOrder {
  tenant: Tenant;
  /** Ours: asked for again under the same uuid, it is the same payment. */
  uuid: string;
  /** Cents. */
  amount: bigint;
  /** What the payer reads. */
  concept: string;
}

/** What a provider says became of a payment. */
export interface PaymentState {
  status: 'PENDING' | 'PAID' | 'REJECTED';
  /** Cents. */
  amount: bigint;
}

/** A house that takes money for orders. Both calls throw a {@link PaymentFault} when it does not answer. */
export interface PaymentProvider {
  /** Its name, as payers know it. */
  title: string;
  /** Below this all its pages lie: `https://…/` of its own, or a path of ours. */
  pages: string;
  /** Makes a payment; answers what the provider calls it. */
  create(context: Context, order: PaymentOrder): Promise<string>;
  ask(context: Context, tenant: Tenant, reference: string): Promise<PaymentState>;
  /** Address of its page for a payment, to be shown in a frame; below {@link pages}. */
  pageOf(reference: string): string;
}

/** The provider is away, too slow, or says what nobody understands: to be tried again. */
export class PaymentFault extends Error {
  override name = 'PaymentFault';
}

const LONGEST_MS = 8_000;

/** Waits for a provider no longer than a person would. */
export async function withoutDelay<T>(work: Promise<T>, longestMs = LONGEST_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PaymentFault('no answer in time')), longestMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
