import type { Issue } from '#/domain/kernel/issue.ts';
import { sha256 } from '#/language/values/hash.ts';
import { canonicalJson } from '#/language/values/canonicalJson.ts';
import { changedFigures, packFigures, unpackFigures, type ShownFigures } from './shownFigures.ts';

/** What an order is about, and of what was said of it what its giver has to have seen. */
export interface ShownTerms {
  about: object;
  /** What makes it another offer: papers, acknowledgement, fees, what is changed. Limits are judged with the order. */
  offer: object;
  /** Prices, dates and fees as they were read: what moved among them is named. */
  figures: ShownFigures;
}

/** The name of what was shown: what it is about, what was offered, and the figures that were read. */
export const nameOfShown = ({ about, offer, figures }: ShownTerms): string =>
  [shortHash(about), shortHash({ offer, figures }), packFigures(figures)].join('.');

/**
 * Whether an order is what its giver was shown. A form has shown something, and says what: `required` where it does
 * not; a program that orders without one was shown nothing. Codes `order.other_shown` (another account, type, product or target)
 * and `order.terms_changed` (papers, acknowledgement, fees, dates or prices are others by now), with one
 * `order.changed.…` for each figure that moved (params `before`, `after`).
 */
export function checkShownTerms(
  shown: string | null | undefined,
  now: ShownTerms,
  byForm: boolean,
): Issue[] {
  if (shown === undefined || shown === null)
    return byForm ? [{ code: 'required', path: PATH }] : [];
  const [about, offer, figures] = shown.split('.');
  if (about !== shortHash(now.about)) return [{ code: 'order.other_shown', path: PATH }];
  if (offer === shortHash({ offer: now.offer, figures: now.figures })) return [];
  const moved = changedFigures(unpackFigures(figures), now.figures);
  return [
    { code: 'order.terms_changed', path: PATH },
    ...moved.map((each) => ({ ...each, path: PATH })),
  ];
}

const PATH = '/shown';
const shortHash = (value: object) => sha256(canonicalJson(value)).slice(0, 24);
