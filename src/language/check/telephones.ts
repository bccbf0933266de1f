import { digitsMeant } from './lookalikes.ts';

const DASHES = /[\u2010-\u2015\u2212]/g;
const DATE =
  /(?<!\d)(?:(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?![.-]?\d)/g;
/** Digits in groups, with the sign of a country before them: what may be a telephone. */
const RUN = /(?<![\p{L}\p{N}.,/:-])(?:\+\s?|00)?\(?\d(?:[\d\s().·/-]*\d)?(?![\p{L}\p{N}])/gu;
const UNIT =
  /^(?:,\d+)?\s*(?:€(?!\s*\/)|euros?|eur|%|participaci|unidad|t[ií]tulos|millon|usd|units|shares)/iu;
const SPOKEN =
  /(?:\b(?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|zero|one|two|three|four|five|six|seven|eight|nine|un|dues|quatre|cinc|sis|set|vuit|nou)\b[\s,.-]*){6,}/iu;

/** What a number is that is no telephone, said right before it. */
const NAMED =
  /(?:p[óo]liza|expediente|contrato|referencia|ref\.|factura|registro|solicitud|operaci[óo]n|orden|folio|hoja|protocolo|justificante|certificado|inscripci[óo]n|cuenta de part[íi]cipe|part[íi]cipe|cliente|participaciones|t[íi]tulos|patrimonio|capital|importe|activos|volumen|aum|contracte|exped\.|p[òo]lissa|sol·licitud|operaci[óo]|policy|contract|reference|file|order)\s*(?:n(?:\.?\s*[ºo]\.?|[úu]m(?:ero|\.)?|o\.|umber)?|#)?\s*:?\s*$/iu;

/** Words of a call: with one of them in the text, whatever is left of its numbers is one to be called. */
const CALLING =
  /(?<![\p{L}])(?:l[íi]nea (?:directa|de atenci[óo]n|gratuita)|llam\p{L}*|ll[áa]m\p{L}*|marque|marcar|tel\.?(?!\p{L})|tel[eéè]f\p{L}*|tlf|tfno|m[óo]vil|whatsapp|sms|bizum|fax|truqu\p{L}*|trucar|call|ring|dial|phone|text|ligue)(?!\p{L})|atenci[óo]n[^.;:]{0,12}:|(?:nuestro|ese|este|mi|al|dicho) n[úu]mero|env[íi]e \p{Lu}+ al/iu;

/** Figures that nobody dials: times, years, amounts, laws, streets and postal codes. */
const NO_CALL = new RegExp(
  [
    '(?<![\\d:.])\\d{1,2}[:.]\\d{2}(?![\\d:]|\\.\\d)\\s?h?',
    '(?<![\\d.])(?:19|20)\\d{2}(?![\\d.]|\\s?\\d)',
    '\\d[\\d.]*,\\d+',
    '\\d[\\d.\\s]*\\d?\\s?(?:€(?!\\s*/)|%|euros?(?!\\p{L})|eur(?!\\p{L}))',
    '\\d{1,3}(?:\\.000)+(?!\\d)',
    '\\d+/(?:19|20)\\d{2}',
    '(?:calle|c/|avda?\\.?|avenida|paseo|p\\.º|plaza|pl\\.|carrer)\\s[^;\\d]{0,40}\\d{1,4}(?!\\s?\\d)',
    ',\\s\\d{5}\\s+(?=\\p{Lu}\\p{Ll})',
    '(?<=\\b(?:art[íi]culo|art\\.|circular|directiva|ley|modelo|cnae|isin|p[áa]gina)\\s)\\d+',
  ].join('|'),
  'giu',
);
/** Signs that stand between the digits of no figure. */
const JOINTS =
  /(?<=\d)\s?(?:[_*|~=→»>•+\\]+|\(pausa\)|,?\s?(?:y )?(?:luego|despu[ée]s))\s?(?=\d)/giu;
const GROUPS =
  /(?<![\d.,])[6-9](?:\d{8}|\d{2} \d{3} \d{3}|\d{2} \d{2} \d{2} \d{2}|\d \d{3} \d{2} \d{2}|\d \d{3} \d{4})(?![\d.,]*\d)/g;

/** Whether a text has people call a number that is none of those known: national digits, as "910555120". */
export function callsElsewhere(text: string, known: readonly string[]): boolean {
  const plain = digitsMeant(text).replace(DASHES, '-').replace(DATE, ' ; ');
  const isKnown = (number: string) => known.includes(number);
  if (SPOKEN.test(plain)) return true;
  if (!telephonesIn(plain).every(isKnown)) return true;
  const joined = plain.replace(JOINTS, ' ');
  if (joined !== plain && ![...joined.matchAll(GROUPS)].every(([run]) => isKnown(national(run))))
    return true;
  if (!CALLING.test(plain)) return false;
  const left = plain.replace(NO_CALL, ' ; ');
  const runs = left.match(/\+?\d(?:[^\p{L}\p{N}\n;]{0,3}\d)*/gu) ?? [];
  return runs.some((run) => !isDialled(run, isKnown));
}

/** A run of digits is a known number, several of them, or too short for one. */
function isDialled(run: string, isKnown: (number: string) => boolean): boolean {
  const isFine = (part: string) =>
    part.replace(/\D/g, '').length < 3 ||
    isKnown(national(part)) ||
    /^\s*\d{1,2}\s?[-/]\s?\d{1,2}\s*$/.test(part);
  return isFine(run) || run.split(/[/,]|\s-\s/).every(isFine);
}

/** Numbers that are written as telephones are. Amounts, dates, years and numbers of accounts are none. */
function telephonesIn(plain: string): string[] {
  const isCalling = CALLING.test(plain);
  return [...plain.matchAll(RUN)]
    .filter(({ 0: run, index }) => {
      const isNamed = !isCalling && NAMED.test(plain.slice(Math.max(index - 40, 0), index));
      const isGrouped = /^[6-9]\d{2} \d{2} \d{2} \d{2}$/.test(run);
      const isDear = /^(?:80[3-9]|90[1257])/.test(national(run));
      const after = plain.slice(index + run.length, index + run.length + 40);
      return (!isNamed || isDear || isGrouped) && isTelephone(run, after, isCalling);
    })
    .map(([run]) => national(run))
    .filter((number) => !(examples.has(number) && EXAMPLE.test(plain)));
}

/** Numbers of nobody, where a text says that it shows how one is written. */
const examples = new Set(['600123456', '600000000', '612345678', '910000000', '912345678']);
const EXAMPLE = /(?:por ejemplo|p\. ?ej\.|formato|per exemple|for example|e\. ?g\.)/iu;

function isTelephone(run: string, after: string, isCalling: boolean): boolean {
  const digits = run.replace(/\D/g, '');
  if (/^\+?\s?\d{1,3}(?:\.\d{3})+$/.test(run) && !isCalling) return false;
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
