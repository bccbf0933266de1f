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

const all = (...words: string[]) =>
  new RegExp(words.map((one) => `(?<![\\p{L}\\p{N}])(?:${one})(?![\\p{L}\\p{N}])`).join('|'), 'u');

/** What secrets there are: passwords, codes that were sent, and what nobody here ever asks for. */
export type SecretKind = 'password' | 'code' | 'never';

const kinds: Readonly<Record<SecretKind, RegExp>> = {
  password: all(
    'contrasenas?|contrasenya|contrasenyes|passwords?|passwd|passphrases?|passcodes?|contrasinal|pasahitza?|palavra.passe|senha|mot de passe|kennwort|passwort',
    '(?<!(?:palabras?|datos?|informacion|documentos?|puntos?|paises|elementos?|personas?|figuras?|fechas?|aspectos?|conceptos?|cifras?|ideas?) )claves?(?! (?:del?|para) (?:producto|api|idioma)| secreta| bancaria)',
    "clau (?:d'acces|de signatura|secreta|personal)|paraula (?:de pas|clau)|chave de acceso",
    'codigos? (?:secretos?|personal|de acceso)|codis? (?:secrets?|personal|d.acces)|access codes?',
  ),
  code: all(
    'otp|codigos? (?:(?:de|del|por|recibidos? por|que (?:le |te )?(?:hemos enviado|ha recibido|llega|recib\\p{L}+)(?: por| al| en su)?) ?(?:la |el |su )?(?:firma|seguridad|verificacion|confirmacion|un solo uso|sms|movil|mensaje))',
    "codis? (?:(?:de|d'|per) ?(?:signatura|seguretat|verificacio|confirmacio|un sol us|sms))",
    '(?:security|verification|signing|confirmation|one.time|sms) codes?|code (?:de verification|recu par sms)|codigo de (?:verificacao|confirmacao)|sms.kodea',
    '(?:su|el|la|un|your|the|the sms|el seu) tokens?|tokens?(?= (?:de|recibido|sms|of|que))',
    '(?:cifras|numeros?|digitos) (?:del|que (?:le )?(?:llegan?|ha recibido) (?:por|en)) (?:el )?sms|(?:ultimo |el |del )sms recibido',
  ),
  never: all(
    'pin|p\\.? ?i\\.? ?n|cvv2?|c\\.? ?v\\.? ?v|cvc2?|numero secreto|clave (?:secreta|bancaria)|clave de (?:su )?(?:banco|tarjeta|cajero)',
    '(?:numero|num|datos|caducidad|reverso|digitos|cifras|codigo) (?:completos? )?(?:de|del|de la|de su|de la su|de tu) ?(?:la |su )?tarjeta|tarjeta de (?:coordenadas|claves|credito|debito)|coordenadas? (?:de|del) (?:su |la )?tarjeta',
    '(?:card|credit card|debit card) (?:number|details|expiry)|numero (?:de la|de la seva) targeta|numero de cartao|numero de carte',
    'semilla|frase (?:de recuperacion|semilla)|seed phrase|clave privada|private key',
    'pregunta secreta|respuesta secreta|nombre de soltera|mother.s maiden name',
  ),
};

/** The kinds of secrets that words name, however they are written. */
export function kindsOf(words: string): SecretKind[] {
  const said = plain(words);
  return (Object.keys(kinds) as SecretKind[]).filter((kind) => said.search(kinds[kind]) >= 0);
}

/** Whether words name a password or a code. */
export const namesSecret = (words: string): boolean => kindsOf(words).length > 0;

const DEMAND =
  /(?<!\bno |\bnunca |\bnever |\bmai |\bnot )\b(?:escrib[ae]|indique|introduzca|introdueixi|envie(?:nos)?|facilite(?:nos)?|diga(?:nos)?|comunique(?:nos)?|mande(?:nos)?|teclee|responda|repita|copie|ponga|anote|rellene|pegue|dicte|lea|escrigui|indiqui|enter|type|send|tell us|reply|give us|introduza|digite|envie|saisissez|indiquez|entrez|idatzi|sartu|escriva)\b[^.;]{0,80}/g;

/** Whether words ask the person to hand a password or a code over. */
export const demandsSecret = (words: string): boolean =>
  (plain(words).match(DEMAND) ?? []).some(namesSecret);

/** One width, no accents, small, letters that were pulled apart or look like ours put back. */
const plain = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200b-\u200d\u2060]/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})[0135@$](?=\p{L})/gu, (sign) => twins[sign]!)
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}[ .·_*-]){2,40}\p{L}(?![\p{L}\p{N}])/gu, (apart) =>
      apart.replace(/[ .·_*-]/g, ''),
    )
    .replace(/\s+/g, ' ');

const twins: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '5': 's',
  '@': 'a',
  $: 's',
};
