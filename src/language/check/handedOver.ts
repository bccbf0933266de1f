import { remembered } from '../values/remembered.ts';
import { namesSecret, plainWords } from './secretFields.ts';

const word = (...words: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'u');

/** Somebody who is warned, or told what is never done. */
const WARNING = word(
  'no|nunca|jamas|nadie|ningun\\p{L}*|ni|desconfi\\p{L}*|sospech\\p{L}*|cuidado|proteja|fuera de|evite|sin|mai|ningu|mantenga|never|not|nobody|beware|without|don.t|mai|nessuno|nie|niemals|nicht|inoiz|ez|ne|jamais|nao',
);

/** An order in the words of a warning. */
const URGES =
  /(?<!\p{L})no (?:(?:se )?olvid\p{L}*|dud\p{L}*(?: en)?|dej\p{L}* de|tarde\p{L}* en)(?!\p{L})/gu;

/** Somebody who would be given it, or a place where it would be read. */
const TAKER = word(
  '(?:al?|con|su|el|un|nuestr[oa]s?|vuestro|del?|un[oa]?) (?:gestora?|asesora?|agente?|operadora?|emplead[oa]|tecnico|oficina|equipo|companero|ejecutivo|comercial|banco)|(?:agente|gestora?|asesora?|operadora?)|le (?:llame|llamara|llamaremos|contacte)|por telefono|por correo|en la oficina|concepto|observaciones|la nota|campo|comentarios?|por favor|por escrito|apuntad[oa]|agent|advis[eo]r|manager|caller|gestore|consulente|agenteari|berater\\p{L}*|mitarbeiter\\p{L}*|al \\d+|recepcion|ventanilla|mostrador|buzon|sucursal',
);

/** "Díganosla", "dícteselo", "denos": somebody is given something. */
const GIVES = word(
  '\\p{L}{2,}(?:nos|me|se|te)l[oa]s?|(?:de|den|di|diga|digan|dicte|lea|pase|envie|remita|haga|mande|facilite|reenvie|comunique|cuente|lleve)(?:nos|nnos|me|le|les|lo|la)|digui.li|digannos|leyendol[eo]s?|dictandol[eo]s?|pedirl[eo]s?|(?:dejar|entregar|dar|facilitar|enviar|mandar|decir|comunicar|apuntar|anotar)(?:nos|me|se|le|les)?l[oa]s?|se l[oa]s? da|tell (?:him|her|us|them)',
);

/** Verbs of saying and sending: a secret is typed. */
const TELLS = word(
  '(?:diga|di|dicte|dictar|comunique|comparta|envie|mande|remita|reenvie|facilite|facilitar|entregue|cuente|tell|say|send|share|give|read)',
);

/** A code, or the message with it, under any name. */
const CODE = word(
  '(?:codigos?|codis?|codes?|codici?|codice|kodea|sms)(?! (?:de(?:l)? (?:cliente|producto|fondo|pais|barras|conducta|comercio|buen gobierno|participe)|postal|isin|bic|lei|swift|cnae|iban|promocional|etico|civil|penal|qr|csv|seguro))',
  '(?:mensaje|numeros?|cifras|digitos) que (?:le )?(?:recib\\p{L}+|lleg\\p{L}+)|(?:seis|6) (?:cifras|numeros|digitos)|digits you (?:receive|get)\\p{L}*',
);

/** How whoever only speaks of a secret begins: what it is, what became of it, that it can be made anew. */
const SPEAKS =
  /^[\s«"“¿¡-]*(?:(?:su|sus|la|las|el|los|una?|cada|esta|este|dicha|nueva|contrasena\p{L}*|clave\p{L}*|codigo\p{L}*|pin|password\p{L}*|passcode|si|le|les|con|cuando|para (?:firmar|entrar|acceder)|aqui|hemos|ha|se|le hemos|entre|entrar|tiene|tendra|recibira|olvid\p{L}*|he olvidado|crear?|cree|cambi\p{L}+|elija|elegir|recuper\p{L}+|repita|repetir|renueve|actualice|guardar|gardar|gorde|gravar|enregistr\p{L}*|cri[ae]r?|creez|creer|mostrar|ocultar|proteja|firm\p{L}+|amag\p{L}*|ocult\p{L}*|mostr\p{L}*|des[ai]r?|enviarem|li|le enviaremos|l.enviarem|aqui|here|have|your|the|a|an|we|if|you|forg\p{L}+|create|choose|change|repeat|new|links?|save|show|hide|recover|reset|contrasenya|clau|codi|els?|heu|us|creeu|canvieu|trieu|ha oblidat|crei|canvii|repeteixi|recuperi|desi|nova|vostra|seva|how|que|como|por que|donde|enlaces?|pasahitz\p{L}*|zure|passwort|ihr|mot|votre|senha|sua|contrasinal|informe|acuse|tarjeta|numero|pague|pagos?|aceptamos|cobro|gracias|(?:puede|podra) (?:cambiar|crear|elegir|recuperar|renovar|restablecer))(?![\p{L}\p{N}]))/u;

/** A public service with which people say who they are. */
const SERVICE = /\bcl@ve\b/giu;

/**
 * Whether words have a password or a code handed over. What names one is refused unless it warns, says what became of it
 * or how one is made, and nobody stands there who would take it: verbs are too many for a list.
 */
export const handsOver = remembered((sentence): boolean => {
  const { isNamed, bare } = clausesOf(sentence);
  const isTold = bare.some((one) => GIVES.test(one));
  return bare.some((one) => {
    const isSecret = isNamed && namesSecret(one);
    if (!isSecret && !CODE.test(one)) return isTold && GIVES.test(one);
    if (TAKER.test(one) || GIVES.test(one)) return true;
    return isSecret && !SPEAKS.test(one);
  });
});

/** Whether words that name a password or a code speak of telling it: to somebody, or in a way that is not typing it. */
export const isToldTo = remembered((sentence): boolean =>
  clausesOf(sentence).bare.some((one) => TAKER.test(one) || GIVES.test(one) || TELLS.test(one)),
);

/** Whether words speak of a password or a code at all, also to warn. */
export const speaksOfSecret = remembered(
  (sentence): boolean => namesSecret(sentence) || CODE.test(plainWords(sentence)),
);

/** What names a secret, by its clauses; those that warn are left out, and there are none where nothing names one. */
function clausesOf(sentence: string): { isNamed: boolean; bare: readonly string[] } {
  const words = sentence.replace(SERVICE, ' ');
  const said = plainWords(words).replace(URGES, ' ');
  const isNamed = namesSecret(words);
  if (!isNamed && !CODE.test(said)) return { isNamed, bare: [] };
  const clauses = said.split(/[.;!?\n]+/).filter((one) => /\p{L}/u.test(one));
  return { isNamed, bare: clauses.filter((one) => !WARNING.test(one)) };
}
