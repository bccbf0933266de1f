import type { Cents } from '../../money/cents.ts';
import type { OrderedProduct } from './orderContext.ts';

/** The least that is paid or transferred into a product at once: of the first time, or of every further one. */
export const minimumEntry = ({
  isHeld,
  minimumFirst,
  minimumNext,
}: Pick<OrderedProduct, 'isHeld' | 'minimumFirst' | 'minimumNext'>): Cents =>
  isHeld ? minimumNext : minimumFirst;
