/** Digits in groups, with the sign of a country before them: what may be a telephone. */
const RUN = /(?<![\p{L}\p{N}.,/:-])(?:\+\s?|00)?\(?\d(?:[\d\s().·/-]*\d)?(?![\p{L}\p{N}])/gu;
const DASHES = /[\u2010-\u2015\u2212]/g;
const DATE =
  /(?<!\d)(?:(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?![.-]?\d)/g;
const UNIT =
  /^(?:,\d+)?\s*(?:€|euros?|eur|%|participaci|unidad|t[ií]tulos|millon|usd|units|shares)/iu;
const CALL =
  /\b(?:llame|llamar|llamando|llámenos|marque|tel[eé]fono|tel|tlf|whatsapp|sms|truqui|call|ring)\b[^.;\d]{0,30}(\d[\d\s.-]{2,}\d)/giu;
const SPOKEN =
  /(?:\b(?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|zero|one|two|three|four|five|six|seven|eight|nine|un|dues|quatre|cinc|sis|set|vuit|nou)\b[\s,.-]*){6,}/iu;

/** What a number is that is no telephone, said right before it. */
const NAMED =
  /(?:p[óo]liza|expediente|contrato|referencia|ref\.|factura|registro|solicitud|operaci[óo]n|orden|folio|hoja|protocolo|justificante|certificado|inscripci[óo]n|cuenta de part[íi]cipe|part[íi]cipe|cliente|contracte|exped\.|p[òo]lissa|sol·licitud|operaci[óo]|policy|contract|reference|file|order)\s*(?:n(?:\.?\s*[ºo]\.?|[úu]m(?:ero|\.)?|o\.|umber)?|#)?\s*:?\s*$/iu;
/** Words of a call: with one of them in the text, a number is one to be called. */
const CALLING =
  /\b(?:llam\p{L}*|marque|marcar|tel\p{L}*|tlf|tfno|m[óo]vil|whatsapp|sms|bizum|truqu\p{L}*|trucar|call|ring|dial|phone|text)\b/iu;

/**
 * The telephones of a text, as national digits ("910555120"); `isText` also finds short numbers after "llame"
 * and numbers in words. Amounts, dates, years and numbers of accounts are none.
 */
export function telephonesIn(text: string, isText = true): string[] {
  const plain = text.normalize('NFKC').replace(DASHES, '-').replace(DATE, ' ; ');
  const runs = [...plain.matchAll(RUN)]
    .filter(({ 0: run, index }) => {
      const isNamed =
        !CALLING.test(plain) && NAMED.test(plain.slice(Math.max(index - 40, 0), index));
      return !isNamed && isTelephone(run, plain.slice(index + run.length, index + run.length + 40));
    })
    .map(([run]) => national(run));
  if (!isText) return runs.length > 0 ? runs : [national(text)].filter(Boolean);
  const short = [...plain.matchAll(CALL)].flatMap((match) => {
    const [whole, run = ''] = match;
    const digits = national(run);
    const after = plain.slice(match.index + whole.length, match.index + whole.length + 40);
    const isYear = /^(?:19|20)\d{2}$/.test(digits);
    return isYear || UNIT.test(after) || runs.includes(digits) ? [] : [digits];
  });
  return [...runs, ...short, ...(SPOKEN.test(plain) ? ['en palabras'] : [])];
}

function isTelephone(run: string, after: string): boolean {
  const digits = run.replace(/\D/g, '');
  const isAmount = /^\+?\s?\d{1,3}(?:[.\s]\d{3})+$/.test(run);
  if (isAmount && (UNIT.test(after) || /^\D*\d{1,3}(?:[.\s]000)+$/.test(run))) return false;
  if (run.startsWith('+') || run.startsWith('00')) return digits.length >= 8 && digits.length <= 17;
  if (digits.length > 15) return false;
  const own = national(run);
  if (/^[6-9]\d{8}$/.test(own)) return true;
  if (digits.length < 9) return false;
  return digits.startsWith('0') || run.includes('(') || /^\d{3}[-.]\d{3}[-.]\d{4}$/.test(run);
}

/** Without the country of Spain. */
const national = (run: string) => run.replace(/\D/g, '').replace(/^(?:0034|34)(?=[6-9]\d{8}$)/, '');
