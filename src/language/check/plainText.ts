import { strangeCharacter } from './characters.ts';
import { foreignIn, type Own } from './contacts.ts';

const TAG =
  /<[a-z!/?]|<\s+(?:\/\s*)?(?:a|b|base|body|embed|form|html|i|iframe|img|input|link|math|meta|object|script|style|svg|video)\b/i;
const SCHEME =
  /\b(?:javascript|vbscript)\s*:\s*\S|\b(?:mailto|blob|intent|ms-\w+):\S|\bdata\s*:\s*(?:text|image|application|audio|video|font)\s*\/\s*\w|\bdata:[;,]/i;

/** Why a sentence is more than plain words of its language; `undefined` when it is nothing else. */
export function unsafeIn(sentence: string, own: Own, language = 'es'): string | undefined {
  if (TAG.test(sentence)) return 'Los textos no llevan etiquetas: sólo palabras.';
  if (sentence.includes('://') || sentence.includes('](') || SCHEME.test(sentence))
    return 'Los textos no llevan direcciones: los enlaces van en «to».';
  if (/&(?:#\d+|#x[0-9a-f]+|[a-z]{2,});/i.test(sentence))
    return 'Los textos no llevan entidades HTML.';
  return strangeCharacter(sentence, language) ?? foreignIn(sentence, own);
}
