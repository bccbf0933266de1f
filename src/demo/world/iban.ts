const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/** One control digit of a Spanish account: Σ digit × 2^i mod 11, taken from 11 unless below two. */
function control(digits: string): number {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (WEIGHTS[index] ?? 0),
    0,
  );
  const rest = 11 - (sum % 11);
  return rest === 10 ? 1 : rest === 11 ? 0 : rest;
}

/** A well-formed IBAN of bank 9999, a code that no bank has. */
export function demoIban(number: number): string {
  const bank = '99990001';
  const account = String(number).padStart(10, '0');
  const ccc = `${bank}${control(`00${bank}`)}${control(account)}${account}`;
  const check = 98n - (BigInt(`${ccc}142800`) % 97n);
  return `ES${String(check).padStart(2, '0')}${ccc}`;
}
