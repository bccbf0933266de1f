import type { Issue } from '#/domain/kernel/issue.ts';
import { sha256 } from '#/language/values/hash.ts';
import { canonicalJson } from '../kernel/canonicalJson.ts';

/** What an order is about, and of what was said of it what its giver has to have seen. */
export interface ShownTerms {
  about: {
    uuid_account: string;
    operation_type: string;
    key_product: string;
    key_product_target: string | null;
  };
  /** What makes it another offer: papers, acknowledgement, fees. Limits are judged with the order, times move by themselves. */
  offer: object;
}

/** The name of what was shown, in two halves: what it is about, and what was offered. */
export const nameOfShown = ({ about, offer }: ShownTerms): string =>
  `${shortHash(about)}.${shortHash(offer)}`;

/**
 * Whether an order is what its giver was shown. Codes `order.other_shown` (another account, type, product or target)
 * and `order.terms_changed` (papers, acknowledgement or fees are others by now).
 */
export function checkShownTerms(shown: string | null | undefined, now: ShownTerms): Issue[] {
  if (shown === undefined || shown === null) return [];
  const current = nameOfShown(now);
  if (shown === current) return [];
  const isOther = shown.split('.')[0] !== current.split('.')[0];
  return [{ code: isOther ? 'order.other_shown' : 'order.terms_changed', path: '/shown' }];
}

const shortHash = (value: object) => sha256(canonicalJson(value)).slice(0, 24);
