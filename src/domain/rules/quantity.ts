import { parseDecimal, type Decimal } from '../money/decimal.ts';
import { parseSpanishDecimal } from '../money/spanishDecimal.ts';

/**
 * The exact number behind an answer: a wire decimal ("1234.56"), or the same respelt with a comma
 * ("1234,56"). A point alone is the wire's decimal point.
 */
export function readQuantity(value: unknown): Decimal | undefined {
  return typeof value === 'string' && value.includes(',')
    ? parseSpanishDecimal(value)
    : parseDecimal(value);
}

/** The exact number behind a limit written in Spanish: "12.000" is twelve thousand. */
export function readSpanishLimit(value: unknown): Decimal | undefined {
  return parseSpanishDecimal(value) ?? parseDecimal(value);
}
