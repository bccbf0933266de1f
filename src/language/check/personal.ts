const word = (...words: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'u');

/** What names one person, account or card among all others. */
const IDENTIFIER = word(
  'dni|d\\.n\\.i|nif|n\\.i\\.f|nie|cif|tin|ssn|pasaportes?|passports?|passaport|documento (?:nacional )?de identidad|identity document',
  'iban|numeros? de (?:su |la |tu )?cuenta(?: bancaria| corriente)?|cuentas? bancarias?|bank account|compte bancari',
  'numero de la seguridad social|tarjeta sanitaria',
);

/** What says where a person is reached, or who they are. */
const REACHED = word(
  'moviles|movil|telefonos?|telefon|phone|mobile|correo(?: electronico)?|e.?mails?|domicilio|direccion postal|home address',
  'fecha de nacimiento|date of birth|nombre y apellidos|full name',
);

/** What gets somebody in, in other words than a password's: a question about it is none of a tenant's own. */
const ENTRY = word(
  'credencial(?:es)?|credentials?|usuario|username|user name|login|log.?in|inicio de sesion',
  '(?:palabra|frase|dato|numero|cifras?|digitos?|combinacion|codigo)s? (?:con|para|que|de) (?:el |la |los |las |que |se |le |les |lo |su |te )*(?:entra\\p{L}*|accede\\p{L}*|identific\\p{L}*|llega\\p{L}*|acab\\p{L}*|recib\\p{L}*|envia\\p{L}*|hemos|aparece\\p{L}*|movil|sms|mensaje|pantalla)',
  '(?:cifras|digitos|numeros) (?:de|del) (?:su |la |el |tu )?(?:\\p{L}+ )?(?:visa|mastercard|tarjeta|reverso|movil|cuenta)',
  'visa|mastercard|american express|amex|tarjetas? (?!de residencia|de fidelizacion)\\p{L}*|sms|(?:segundo|doble|otro) factor|autenticador|authenticator|codigos?|codes?|codis?|cvv|pin|firma(?: digital| electronica)',
);

const plain = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})-(?=\p{L})/gu, '')
    .replace(/\s+/g, ' ');

/** Whether words ask for what names a person, an account or a card. */
export const asksIdentifier = (words: string): boolean => IDENTIFIER.test(plain(words));

/** Whether words ask for that, or for where somebody is reached. */
export const asksWho = (words: string): boolean =>
  asksIdentifier(words) || REACHED.test(plain(words));

/** Whether words ask for what gets somebody in, or for codes and cards, however it is called. */
export const asksEntry = (words: string): boolean => ENTRY.test(plain(words));
