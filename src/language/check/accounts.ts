import { checkIban } from '#/domain/rules/iban.ts';

/** Accounts that the rules of the IBAN themselves give as examples. */
const examples = new Set(['ES9121000418450200051332', 'ES7921000813610123456789']);
const SHORTEST = 15;

/** Whether a text names an account, whatever stands between its digits: an IBAN, a Spanish account without one, a wallet. */
export function namesAccount(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/[\u2010-\u2015\u2212]/g, '-');
  return (
    /(?<![\p{L}\p{N}])(?:0x[0-9a-f]{40}|bc1[a-z0-9]{25,60})(?![\p{L}\p{N}])/iu.test(plain) ||
    ibansIn(plain) ||
    spanishIn(plain)
  );
}

function ibansIn(plain: string): boolean {
  const found =
    plain.match(/(?<![\p{L}\p{N}])[A-Z]{2}[ .-]?\d{2}(?:[ .·/-]{0,3}[A-Z0-9]){11,34}/giu) ?? [];
  return found.some((one) => {
    const compact = one.replace(/[^A-Z0-9]/gi, '').toUpperCase();
    const lengths = compact.startsWith('ES')
      ? [24]
      : Array.from(
          { length: Math.max(compact.length - SHORTEST + 1, 0) },
          (_, at) => SHORTEST + at,
        );
    return lengths
      .map((length) => compact.slice(0, length))
      .some((account) => !examples.has(account) && checkIban(account).length === 0);
  });
}

const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/** Bank, branch, two control digits and ten more, as before the IBAN. @source Circular 9/1990 del Banco de España */
function spanishIn(plain: string): boolean {
  const found = plain.match(/(?<![\p{L}\p{N}])\d{4}(?:[ .-]?\d){16}(?![\p{L}\p{N}])/gu) ?? [];
  return found.some((one) => {
    const digits = one.replace(/\D/g, '');
    const control = controlOf(`00${digits.slice(0, 8)}`) + controlOf(digits.slice(10));
    return (
      control === digits.slice(8, 10) &&
      !examples.has(`ES91${digits}`) &&
      !examples.has(`ES79${digits}`)
    );
  });
}

function controlOf(ten: string): string {
  const sum = [...ten].reduce((all, digit, at) => all + Number(digit) * weights[at]!, 0);
  const rest = 11 - (sum % 11);
  return String(rest === 11 ? 0 : rest === 10 ? 1 : rest);
}
