/** Marks that turn the reading direction around, and controls that no sentence has. */
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** Why a sentence is more than plain text; `undefined` when it is one. */
export function unsafeIn(sentence: string): string | undefined {
  if (/<\s*[a-z!/?]/i.test(sentence)) return 'Los textos no llevan etiquetas: sólo palabras.';
  if (sentence.includes('://') || /\b(?:javascript|data|vbscript)\s*:\s*\S/i.test(sentence))
    return 'Los textos no llevan direcciones: los enlaces van en «to».';
  if (/&(?:#\d+|#x[0-9a-f]+|[a-z]+);/i.test(sentence))
    return 'Los textos no llevan entidades HTML.';
  if (HIDDEN.test(sentence))
    return 'El texto tiene caracteres invisibles o que invierten la lectura.';
  return undefined;
}
