const DECIMAL = /^-?\d{1,30}(\.\d{1,30})?$/;
const DATE = /^\d{4}-\d{2}-\d{2}/;

/**
 * Orders two amounts or two dates: negative, zero or positive as in `sort`.
 * Numbers and decimal strings ("1234.56") compare exactly, dates and instants by their text;
 * anything else has no order and gives `undefined`.
 */
export function compare(left: unknown, right: unknown): number | undefined {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  const [a, b] = [textOf(left), textOf(right)];
  if (a === undefined || b === undefined) return undefined;
  if (DECIMAL.test(a) && DECIMAL.test(b)) {
    const places = Math.max(fraction(a).length, fraction(b).length);
    const [x, y] = [scaled(a, places), scaled(b, places)];
    return x < y ? -1 : x > y ? 1 : 0;
  }
  if (DATE.test(a) && DATE.test(b)) return a < b ? -1 : a > b ? 1 : 0;
  return undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
}

const fraction = (text: string) => text.split('.')[1] ?? '';

const scaled = (text: string, places: number) =>
  BigInt(text.replace('.', '') + '0'.repeat(places - fraction(text).length));
