import { remembered } from '../values/remembered.ts';

/** Scripts of the languages that are not written in Latin letters; names stay Latin in each of them. */
const scripts: Readonly<Record<string, string>> = {
  ar: 'Arab',
  be: 'Cyrl',
  bg: 'Cyrl',
  el: 'Grek',
  fa: 'Arab',
  he: 'Hebr',
  hi: 'Deva',
  hy: 'Armn',
  ja: 'Jpan',
  ka: 'Geor',
  ko: 'Kore',
  mk: 'Cyrl',
  ru: 'Cyrl',
  sr: 'Cyrl',
  th: 'Thai',
  uk: 'Cyrl',
  ur: 'Arab',
  zh: 'Hans',
};

/** Letters of each script, and the signs that stand only beside them. */
const letters: Readonly<Record<string, string>> = {
  Arab: '\\p{Script=Arabic}\\p{M}',
  Armn: '\\p{Script=Armenian}',
  Cyrl: '\\p{Script=Cyrillic}',
  Deva: '\\p{Script=Devanagari}\\p{M}',
  Geor: '\\p{Script=Georgian}',
  Grek: '\\u0370-\\u03ff\\u1f00-\\u1fff',
  Hans: '\\p{Script=Han}\\u3001-\\u3011\\uff01\\uff08\\uff09\\uff0c\\uff1a\\uff1b\\uff1f',
  Hebr: '\\p{Script=Hebrew}',
  Jpan: '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u30fc\\u3001-\\u3011',
  Kore: '\\p{Script=Hangul}\\p{Script=Han}',
  Thai: '\\p{Script=Thai}\\p{M}',
};

/** Western European letters: no phonetic, small-capital or dotless twin of one is among them. */
const LATIN =
  'A-Za-zªºÀ-ÖØ-öø-\\u0130\\u0132-\\u0137\\u0139-\\u0148\\u014a-\\u017eȘ-ț\\u01a0\\u01a1\\u01af\\u01b0\\u1ea0-\\u1ef9';
const SIGNS =
  '\\n !-@\\[-`{-~\\u00a0-\\u00ac\\u00ae-\\u00bf×÷' + // ASCII and Latin-1, without the soft hyphen
  '\\u2009\\u2010-\\u2015\\u2018-\\u201f\\u2020-\\u2022\\u2026\\u202f\\u2030\\u2032\\u2033\\u2039\\u203a' +
  '\\u2070\\u2074-\\u208e\\u20a0-\\u20c0\\u2116\\u2122\\u2190-\\u2199\\u2206\\u2211\\u2212\\u221a\\u221e' +
  '\\u2248\\u2260\\u2264\\u2265\\u25a0-\\u25ff\\u260e\\u2605\\u2606\\u2610\\u2460-\\u2469\\u26a0\\u2709\\u2713-\\u2718';
const EMOJI =
  '\\u2139\\u231a\\u231b\\u23e9-\\u23fa\\u2600-\\u2610\\u2613-\\u2775\\u2794-\\u27bf\\u2b05-\\u2b55\\u{1f300}-\\u{1f5ff}' +
  '\\u{1f600}-\\u{1f64f}\\u{1f680}-\\u{1f6ff}\\u{1f7e0}-\\u{1f7eb}\\u{1f900}-\\u{1f9ff}\\u{1fa70}-\\u{1faff}';
/** One picture of several characters: in colour, of a skin, several joined, or one flag; its joints stand nowhere else. */
const PICTURE = new RegExp(
  `[${EMOJI}]\\ufe0f?(?:\\u200d[${EMOJI}]\\ufe0f?)*|[\\u2194-\\u21aa\\u25aa-\\u25fe\\u203c\\u2049]\\ufe0f|` +
    '(?<![\\u{1f1e6}-\\u{1f1ff}])[\\u{1f1e6}-\\u{1f1ff}]{2}(?![\\u{1f1e6}-\\u{1f1ff}])',
  'gu',
);
/** A Greek letter by itself is a figure of finance; within a word it is a twin of a Latin one. */
const GREEK_SIGN = /(?<![\p{L}\p{M}])[ΔΣαβγδλμπρσ](?![\p{L}\p{M}])/gu;

/** A name in Han letters, which look like none of ours: two or more together, none of them a stroke or a box. */
const HAN_NAME =
  /(?<![\p{L}\p{N}])(?:(?![一丨丶丿口〇工二三卜])\p{Script=Han}){2,}(?![\p{L}\p{N}])/gu;
/** Padlocks and shields say that something is safe, which a document does not know. */
const SAFE = /[\u{1f50f}-\u{1f513}\u{1f6e1}]/u;

const TWINS = '\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Armenian}';
const MIXED = new RegExp(`[A-Za-zÀ-ž](?:\\p{M}|[${TWINS}])|[${TWINS}][A-Za-zÀ-ž]`, 'u');

const strange = new Map<string, RegExp>();

function strangeIn(language: string): RegExp {
  const script = Object.hasOwn(scripts, language) ? scripts[language]! : '';
  const known = strange.get(script);
  if (known) return known;
  const own = script ? letters[script]! : '';
  const made = new RegExp(`[^${LATIN}${SIGNS}${EMOJI}${own}]`, 'u');
  strange.set(script, made);
  return made;
}

/**
 * Why a text of a language has a character that it should not: one that nobody sees, one that turns the
 * reading around, marks piled upon letters, letters of other alphabets that look like ours, or a word of
 * letters of two alphabets. What is not known to be honest is refused.
 */
export function strangeCharacter(text: string, language = 'es'): string | undefined {
  const whole = text
    .normalize('NFC')
    .replace(PICTURE, '☐')
    .replace(GREEK_SIGN, 'x')
    .replace(HAN_NAME, 'x');
  const [found] = strangeIn(language).exec(whole) ?? [];
  if (found !== undefined) {
    const code = found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    return /[\p{L}\p{N}\p{S}\p{P}]/u.test(found) && !/[\u2800\u3164\u115f\u1160\uffa0]/.test(found)
      ? `El carácter «${found}» (U+${code}) no es de este idioma: se confunde con otro.`
      : `El texto tiene un carácter que no se ve o que cambia la lectura (U+${code}).`;
  }
  if (SAFE.test(text)) return 'Los textos no llevan candados: lo seguro lo dice el navegador.';
  if (/\p{M}{4}/u.test(whole)) return 'El texto tiene marcas unas encima de otras.';
  if (MIXED.test(whole)) return 'Una palabra mezcla letras de dos alfabetos.';
  if (/\n{4}| {6}/.test(whole)) return 'El texto tiene huecos que esconden lo que sigue.';
  return undefined;
}

/** What nobody sees or what turns the reading around, in any string that is no sentence: names, values, codes. */
export const hiddenCharacter = remembered((text): boolean =>
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|\p{M}{3}/u.test(
    text.replace(PICTURE, '☐').replace(/[\n\t]/g, ' '),
  ),
);
