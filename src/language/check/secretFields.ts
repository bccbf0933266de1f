import { widgetOf } from '../widgets/asked.ts';
import type { Field, FormDocument, Property } from '../documents/form.ts';
import { remembered } from '../values/remembered.ts';
import { secretWidgets } from '../values/secretWidgets.ts';
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

const ENTRY =
  '(?:(?:la|el|los|su|sus|tu|mi|una?) )?(?:acces\\p{L}*|acced\\p{L}*|entra\\p{L}*|ingres\\p{L}*|usuario|cliente|firma\\p{L}*|segurid\\p{L}*|banca|banco|tarjeta|cajero|oper\\p{L}*|internet|movil|web|area|cuenta|identific\\p{L}*|verific\\p{L}*|confirm\\p{L}*|sesion)';

const kinds: Readonly<Record<SecretKind, RegExp>> = {
  password: all(
    'contrasenas?|contrasenya|contrasenyes|passwords?|passwd|passphrases?|passcodes?|contrasinal|pasahitz\\p{L}*|palavra.passe|senha|mot de passe|kennwort|passwort',
    `(?<!(?:palabras?|datos?|informacion|documentos?|puntos?|paises|elementos?|personas?|figuras?|fechas?|aspectos?|conceptos?|cifras?|ideas?) )claves?(?! (?:del?|para) (?!${ENTRY})| (?:cnae|iae|nace|isin|fiscal|secreta|bancaria)(?![\\p{L}]))`,
    "clau (?:d'acces|de signatura|secreta|personal)|paraula (?:de pas|clau)|chave de acceso",
    'codigos? (?:secretos?|personal|de acceso)|codis? (?:secrets?|personal|d.acces)|access codes?',
  ),
  code: all(
    'otp|codigos? (?:(?:de|del|por|recibidos? por|que (?:le |te )?(?:hemos enviado|ha recibido|llega|recib\\p{L}+)(?: por| al| en su)?) ?(?:la |el |su )?(?:firma|seguridad(?! social)|verificacion(?! del? (?:este |un )?(?:documento|justificante|certificado)| \\(?csv)|confirmacion|un solo uso|sms|movil|mensaje))|codigos? (?:sms|otp)|segundo factor|second factor',
    "codis? (?:(?:de|d'|per) ?(?:signatura|seguretat|verificacio|confirmacio|un sol us|sms))",
    '(?:security|verification|signing|confirmation|one.time|sms) codes?|code (?:de verification|recu par sms)|codigo de (?:verificacao|confirmacao)|sms.kodea',
    '(?:su|el|la|your|the|the sms|el seu) tokens?(?! (?:del? (?:oro|pago|valor|activo)|no (?:es|son)))|tokens?(?= (?:de (?:acceso|seguridad|firma|verificacion|un solo uso|sms)|recibido|sms|que))',
    '(?:cifras|numeros?|digitos) (?:del|que (?:le )?(?:llegan?|ha recibido) (?:por|en)) (?:el )?sms|(?:ultimo |el |del )sms recibido',
  ),
  never: all(
    'pin|p\\.? ?i\\.? ?n|cvv2?|c\\.? ?v\\.? ?v|cvc2?|numero secreto|clave (?:secreta|bancaria)|clave de (?:su )?(?:banco|tarjeta|cajero)',
    '(?:numeros?|num|datos|caducidad|reverso|digitos|cifras|codigo) (?:completos? )?(?:de|del|de la|de su|de la su|de tu) ?(?:la |su )?(?:tarjeta(?! (?:sanitaria|de residencia|de identidad|de extranjero|de embarque))|visa|mastercard)|tarjeta de (?:coordenadas|claves|credito|debito)|coordenadas? (?:de|del) (?:su |la )?tarjeta',
    '(?:card|credit card|debit card) (?:number|details|expiry)|numero (?:de la|de la seva) targeta|numero de cartao|numero de carte',
    'semilla|frase (?:de recuperacion|semilla)|seed phrase|clave privada|private key',
    '(?:fotos?|fotografias?|copias?|imagen) de (?:su|la|tu) tarjeta(?! (?:sanitaria|de residencia|de identidad|de extranjero))|tarjeta por (?:las dos|ambas) caras',
    'pregunta secreta|respuesta secreta|(?:nombre|apellido) de soltera de su madre|mother.s maiden name',
  ),
};

/** The kinds of secrets that words name, however they are written. */
export const kindsOf = remembered((words): readonly SecretKind[] => {
  const said = plainWords(words);
  const joined = said.replace(/(?<=\p{L})[-_*·'](?=\p{L})/gu, '');
  return (Object.keys(kinds) as SecretKind[]).filter(
    (kind) => said.search(kinds[kind]) >= 0 || joined.search(kinds[kind]) >= 0,
  );
});

/** Whether words name a password or a code. */
export const namesSecret = (words: string): boolean => kindsOf(words).length > 0;

/** Verbs that ask for something to be handed over, typed or told. */
const DEMAND =
  /(?<!\bno (?:nos |le |lo |la )?|\bnunca (?:nos |le |lo |la )?|\bnever |\bmai |\bnot |\bno les? )(?:\b(?:escrib[ae]|indique|introduzca|introdueixi|envi(?:e|ar)(?:nos|me|lo|la)?|facilit(?:e|ar)(?:nos|me|la)?|di(?:ga|cte|ctar)(?:nos|me|la)?|comuni(?:que|car)(?:nos|me)?|mand(?:e|ar)(?:nos|me)?|teclee|responda|repita|copie|ponga|anote|rellene|pegue|le(?:a|er)(?:nos|me|lo)?|necesit(?:amos|o|a|an|aremos)|de(?:me|nos|le)|confirm(?:e|ar)(?:nos)?(?! (?:que|quien) )|compart(?:a|ir)(?:nos|la|lo)?|reenvi(?:e|ar)(?:nos|me|lo)?|entreg(?:ue|ar)(?:nos|me)?|escrigui|indiqui|enter|type|send|tell us|reply|give|share|forward|read (?:us|out)|we need|introduza|digite|envie|saisissez|indiquez|entrez|idatzi|sartu|escriva))\b[^.;]{0,80}/g;

/** Somebody asks for it: whoever is warned of them is asked for nothing. */
const WARNED =
  /\b(?:desconfi\p{L}*|sospech\p{L}*|cuidado con|beware of|distrust|desconfii)\b[^.;:]{0,60}$|\b(?:no|nunca|nadie|jamas|never|mai|ningu\p{L}*|nobody)\b(?: \p{L}+){0,3} (?:ped\p{L}+|pid\p{L}+|solicit\p{L}+|exig\p{L}+|ask|demanar\p{L}*)\b[^.;:,]{0,40}$/u;
/** On the page for it, and said so. */
const IN_ITS_PLACE =
  /\ben (?:la|esta|nuestra) (?:pagina|pantalla) de acceso\b|\bon the (?:login|sign.in) page\b/;
/** Somebody who is told something, and something that is told and can be a secret. */
const TOLD =
  /\b(?:codigos?|claves?|sms|codes?|codi)\b[^.;]{0,30}\b(?:agente|gestora?|asesora?|operadora?|empleado|tecnico|quien le llame|le llame|por telefono|agent|advisor|caller)\b|\bel sms\b(?! (?:con|de) )/;
const TELLS =
  /^(?:lea|leer|di|comun|compart|reenvi|envi|mand|facilit|entreg|deme|denos|dele|share|forward|send|give|tell|read)/;

/** Whether words ask the person to hand a password or a code over. */
export const demandsSecret = remembered((words): boolean => {
  const said = plainWords(words);
  return [...said.matchAll(DEMAND)].some(({ 0: demand, index }) => {
    if (!namesSecret(demand) && !(TELLS.test(demand) && TOLD.test(demand))) return false;
    if (IN_ITS_PLACE.test(demand)) return false;
    return !WARNED.test(said.slice(0, index).trimEnd());
  });
});

/** One width, no accents, small, letters that were pulled apart or look like ours put back. */
export const plainWords = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200b-\u200d\u2060]/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})[0134578@$](?=\p{L})/gu, (sign) => twins[sign]!)
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}[ .·_*-]){2,40}\p{L}(?![\p{L}\p{N}])/gu, (apart) =>
      apart.replace(/[ .·_*-]/g, ''),
    )
    .replace(/\s+/g, ' ');

const twins: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
};
