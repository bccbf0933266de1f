import { isValidBIC } from 'ibantools';
import { compact } from './compact.ts';
import { textRule } from './text.ts';

const LONGEST = 11;

/**
 * Business identifier code of a bank, 8 or 11 characters. Spaces and small letters are forgiven.
 * Option: `true`.
 * @source specification §5 (bic), ISO 9362
 */
export const checkBic = textRule('bic', (text) => {
  const bic = compact(text);
  return bic.length <= LONGEST && isValidBIC(bic);
});
