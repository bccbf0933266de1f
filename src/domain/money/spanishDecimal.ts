import { parseDecimal, type Decimal } from './decimal.ts';

const LONGEST = 60;
const SPELLING = /^(-?)(?:([1-9]\d{0,2}(?:\.\d{3})+)|(\d+))(?:,(\d+))?$/;

/**
 * Reads a number in Spanish spelling: dots between groups of three digits or none at all, comma
 * before the decimals. "12.000" is twelve thousand; "1234.56", "1,234.56" and "0.123" are refused.
 * @returns undefined when the text is not such a number
 */
export function parseSpanishDecimal(text: unknown): Decimal | undefined {
  if (typeof text !== 'string' || text.length > LONGEST) return undefined;
  const match = SPELLING.exec(text);
  if (!match) return undefined;
  const [, sign, groups, plain, fraction] = match;
  const whole = groups?.replaceAll('.', '') ?? plain!;
  return parseDecimal(sign! + whole + (fraction ? `.${fraction}` : ''));
}
