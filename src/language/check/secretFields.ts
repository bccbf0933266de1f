import { widgetOf } from '../displayed.ts';
import type { Field, FormDocument, Property } from '../form.ts';
import { secretWidgets } from '../secretWidgets.ts';
import { sentenceOf } from './texts.ts';

const filledIn = new Set(['current-password', 'new-password', 'one-time-code']);

/** Whether a field takes a password or a code, and hides it. */
export const isHidden = (property: Property, field: Field = {}): boolean =>
  secretWidgets.has(widgetOf({ property, field }));

/** Whether a field asks for a password or a code, however it is drawn. */
export function asksSecret(property: Property, field: Field = {}): boolean {
  const words = [property.title, field.placeholder, field.hint].filter(
    (text) => text !== undefined,
  );
  return (
    isHidden(property, field) ||
    filledIn.has(field.autocomplete ?? '') ||
    property['password_confirmation'] !== undefined ||
    words.slice(0, field.placeholder ? 2 : 1).some((text) => namesSecret(sentenceOf(text))) ||
    words.some((text) => demandsSecret(sentenceOf(text)))
  );
}

/** Names of a form's fields that take a secret. */
export function secretsOf({ data, fields }: FormDocument): string[] {
  return Object.keys(data.properties).filter((name) =>
    asksSecret(data.properties[name]!, fields[name]),
  );
}

const SECRET = new RegExp(
  [
    'contrasenas?|contrasenya|contrasenyes|passwords?|passwd|passphrases?|passcodes?|pin|cvv|cvc2?|otp',
    '(?<!\\b(?:palabras?|datos?|informacion|documentos?|puntos?|paises|elementos?) )claves?(?! (?:del?|para) (?:producto|api|idioma))',
    "clau (?:d'acces|de signatura|secreta|personal)|paraula (?:de pas|clau)",
    'codigos? (?:secretos?|personal|(?:de|del) (?:firma|seguridad|verificacion|acceso|confirmacion|un solo uso|sms))',
    "codis? (?:secrets?|personal|(?:de|d') ?(?:signatura|seguretat|verificacio|acces|confirmacio|un sol us))",
    '(?:security|verification|signing|access|one.time) codes?|tarjeta de coordenadas',
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
);

/** Whether words name a password or a code, in Spanish, Catalan or English. */
export const namesSecret = (words: string): boolean => SECRET.test(plain(words));

const DEMAND =
  /(?<!\bno |\bnunca |\bnever |\bmai |\bnot )\b(?:escrib[ae]|indique|introduzca|introdueixi|envie(?:nos)?|facilite(?:nos)?|diga(?:nos)?|comunique(?:nos)?|mande(?:nos)?|teclee|responda|escrigui|indiqui|enter|type|send|tell us|reply)\b[^.;]{0,80}/g;

/** Whether words ask the person to hand a password or a code over. */
export const demandsSecret = (words: string): boolean =>
  (plain(words).match(DEMAND) ?? []).some(namesSecret);

const plain = (words: string) =>
  words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');
