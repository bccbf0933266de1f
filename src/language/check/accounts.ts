import { checkIban } from '#/domain/rules/iban.ts';

/** Accounts that the rules of the IBAN themselves give as examples, for whoever says that they are. */
const examples = new Set(['ES9121000418450200051332', 'ES7921000813610123456789']);
const EXAMPLE =
  /(?:por ejemplo|p\. ?ej\.|ejemplo|per exemple|p\. ?ex\.|e\. ?g\.|for example)[\s:,]{0,3}$/iu;
const SHORTEST = 15;
/** Fewer digits has no account; words that only look like one have fewer. */
const DIGITS = 8;

/** Whether a text names an account that its tenant's settings do not approve, whatever stands between its digits. */
export function namesAccount(text: string, approved: readonly string[] = []): boolean {
  const plain = text.normalize('NFKC');
  if (isWallet(plain)) return true;
  // No account that there is has only noughts and ones, which letters can stand for.
  return /\d/.test(plain) && (ibansIn(plain, approved) || spanishIn(plain, approved));
}

/** A wallet: letters and digits without a gap, longer than any number of the law's registers. */
const isWallet = (plain: string) =>
  (plain.match(/(?<![\p{L}\p{N}])[A-Za-z0-9]{25,120}(?![\p{L}\p{N}])/gu) ?? []).some(
    (word) =>
      (/\d/.test(word) && /\p{L}/u.test(word) && word.length > 34) ||
      /^(?:0x[0-9a-f]{40}|bc1[a-z0-9]{25,60}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|[TL][1-9A-HJ-NP-Za-km-z]{33})$/.test(
        word,
      ),
  );

/** O, I and l as the digits that they are read as; the country's two letters stay. */
const meant = (compact: string) =>
  compact.slice(0, 2).toUpperCase() +
  compact.slice(2).replace(/[Oo]/g, '0').replace(/[Il|]/g, '1').toUpperCase();

function ibansIn(plain: string, approved: readonly string[]): boolean {
  const found = plain.matchAll(
    /(?<![\p{L}\p{N}])[A-Z]{2}[^\p{L}\p{N}]{0,3}[\dOIl][^\p{L}\p{N}]{0,3}[\dOIl](?:[^\p{L}\p{N}\n]{0,3}[A-Z0-9]){11,40}/giu,
  );
  const within = (plain.match(/[A-Z0-9]{16,60}/gi) ?? []).flatMap((run) =>
    Array.from({ length: Math.min(run.length - SHORTEST, 8) }, (_, at) => run.slice(at + 1)),
  );
  const isInside = within.some((rest) => {
    const compact = rest.slice(0, 24).toUpperCase();
    return (
      /^ES\d{22}$/.test(compact) && checkIban(compact).length === 0 && !approved.includes(compact)
    );
  });
  if (isInside) return true;
  return [...found].some(({ 0: one, index }) => {
    const raw = one.replace(/[^A-Z0-9]/gi, '');
    const before = plain.slice(0, index);
    return [raw.toUpperCase(), meant(raw)].some((compact) => {
      const lengths = compact.startsWith('ES')
        ? [24]
        : Array.from(
            { length: Math.max(compact.length - SHORTEST + 1, 0) },
            (_, at) => SHORTEST + at,
          );
      return lengths
        .map((length) => compact.slice(0, length))
        .filter((account) => account.replace(/\D/g, '').length >= DIGITS)
        .some(
          (account) =>
            checkIban(account).length === 0 &&
            !approved.includes(account) &&
            !isExample(account, before, plain),
        );
    });
  });
}

/** An example says so right before it, or stands alone in an empty field. */
const isExample = (account: string, before: string, plain: string) =>
  examples.has(account) &&
  (EXAMPLE.test(before) || plain.replace(/[^A-Z0-9]/gi, '').length === account.length);

const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];
/** Words between the parts of an account. */
const PARTS =
  /(?<![\p{L}])(?:banco|entidad|oficina|sucursal|d\.?c\.?|control|d[íi]gitos?|de|n[úu]mero|n\.?º|y|la|el|cuenta|ccc|bank|branch)(?![\p{L}])/giu;

/** Bank, branch, two control digits and ten more, as before the IBAN. @source Circular 9/1990 del Banco de España */
function spanishIn(plain: string, approved: readonly string[]): boolean {
  return [plain, plain.replace(PARTS, ' ')].some((said) => {
    const digits = said.replace(/(?<=[\d\s.-])[OoIl|](?=[\d\s.-]|$)/g, (one) =>
      /[Oo]/.test(one) ? '0' : '1',
    );
    const found = digits.matchAll(
      /(?<![\p{L}\p{N}])(?:ES\d\d\P{L}{0,2})?(\d{4}(?:[^\p{L}\p{N}]{0,6}\d){16})(?![\p{L}\p{N}])/giu,
    );
    return [...found].some(({ 1: one, index }) => {
      const twenty = one!.replace(/\D/g, '');
      const control = controlOf(`00${twenty.slice(0, 8)}`) + controlOf(twenty.slice(10));
      const isApproved = approved.some((iban) => iban.slice(4) === twenty);
      const before = digits.slice(0, index).replace(/ES\d\d\P{L}{0,2}$/iu, '');
      const isGiven = [...examples].some(
        (example) => example.slice(4) === twenty && isExample(example, before, digits),
      );
      return control === twenty.slice(8, 10) && !isApproved && !isGiven;
    });
  });
}

function controlOf(ten: string): string {
  const sum = [...ten].reduce((all, digit, at) => all + Number(digit) * weights[at]!, 0);
  const rest = 11 - (sum % 11);
  return String(rest === 11 ? 0 : rest === 10 ? 1 : rest);
}
