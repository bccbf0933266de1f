import { plainWords } from './secretFields.ts';

/** Verbs of what is done with regulated pages, in Spanish, English and Catalan. */
const DO =
  '(?:respond|contest|rellen|declar|firm|renov|complet|segu|le(?:er|a)\\b|answer|fill|declare|sign|renew|complete|read|omplir|empleni|llegi|signar|signi)';

/** What is answered, in the three languages. */
const ASKED =
  '(?:preguntas?|paginas?|respuestas?|cuestionarios?|test|declaracion(?:es)?|formularios?|siguientes?|questions?|pages?|answers?|questionnaires?|preguntes|pagines|respostes|questionaris?|formularis?|seguents?)';

/** What is invested and what it brings. */
const MONEY =
  '(?:capital(?:es)?|rendimientos?|rentabilidad(?:es)?|dinero|ahorros?|ganancias?|beneficios?|inversion(?:es)?|interes(?:es)?|fondos?|returns?|money|savings|profits?|investments?|yields?|rendiments?|rendibilitat|diners|estalvis?|guanys?|fons)';

/** What is said of everything, so that what follows is denied: «no hay inversión sin riesgo». */
const DENIED =
  '(?<!\\b(?:no (?:hay|existen?|es|esta|estan|son|tiene|ofrece|ofrecemos|is|are|es|hi ha)|not|ningun[ao]?s?|cap|nada|nunca|never|none|there (?:is|are) no|no)\\b[^.,:;!?]{0,40})';

const nets: readonly RegExp[] = [
  // Nothing can be lost.
  new RegExp(
    `${DENIED}\\b(?:garanti[ztd]\\w*|garantia (?:de|del|sobre)(?: el| la| su)? (?:capital|rentabilidad|rendibilitat)|guarantee\\w*)`,
  ),
  new RegExp(
    `\\b${MONEY}\\b[^.;]{0,60}${DENIED}\\b(?:asegurad|assegurad|assegurat|insured|assured|secured)`,
  ),
  new RegExp(
    `${DENIED}\\b(?:asegurad[oa]s?|aseguramos|assegurem|assured|insured|secured)\\b (?:\\w+ ){0,2}?${MONEY}\\b`,
  ),
  new RegExp(
    `${DENIED}\\b(?:(?:sin|sense|libres? de|exent[oa]s? de|without|free of) (?:(?:ningun|cap|any|all) )?(?:riesgos?|risc|riscos|risks?)\\b|risk[- ]free)`,
  ),
  /\b(?:riesgo|risc) (?:cero|zero|nulo|nul)\b|\bzero risk\b/,
  /\b(?:no|nunca|sin) (?:\w+ )?(?:hay|tiene[ns]?|existe|corre|supone|entrana|conlleva|implica|te|hi ha) (?:ningun |cap )?(?:riesgos?|risc)\b/,
  /\b(?:has|have|there is|there are|carries|with) no risks?\b(?![- ]free)/,
  /\b(?:no|nunca|mai) (?:se |le |es )?(?:puede[ns]?|podra[ns]?|pot|poden|podra) (?:perder|perdre)\b|\bnunca (?:se )?pierd|\b(?:imposible|impossible) (?:perder|perdre|to lose)\b|\b(?:can ?not|can[’']?t|never|will not|won[’']?t) lose\b/,
  // It need not be answered, or not as it is.
  /(?<!\b(?:aportacion(?:es)?|aportacions|contributions?|baja|baixa) )\bvoluntar(?:i|y)/,
  new RegExp(`\\b${ASKED}\\b[^.;]{0,40}\\b(?:opcional|optional)`),
  /\bno (?:es|son|sera|seran|resulta|esta) (?:obligatori|obligad|imprescindible)|\b(?:not|n[’']t) (?:be )?(?:mandatory|compulsory|obligatory)/,
  new RegExp(
    `\\b(?:no (?:(?:es|son) (?:necesario|preciso|necessari)|hace falta|cal|hay que|ha de|tiene que|te que|debe|necesita|esta obligado a)|(?:no need|not need|need not|not have|not required|don[’']?t (?:have|need)) to|needn[’']?t)(?: que| a)? (?:nos )?${DO}`,
  ),
  /\b(?:es obligatorio|hay que|debe|tiene que|cal|must|have to) (?:aceptar|acceptar|marcar|accept|agree|tick)[a-z]* (?:a |to )?(?:todo|todas|tot|totes|everything|all)\b/,
  new RegExp(
    `\\bno (?:declare|responda|conteste|rellene|firme|lea|declari|respongui|contesti|empleni|signi|llegeixi)(?: a)? (?:est[aeo]s?|aquest\\w*|las?|los?|les|els|el|otr\\w+|altr\\w+|es[aeo]s?|nada|res)\\b(?! (?:mensaje|correo|llamada|sms|missatge|trucad))`,
  ),
  /\b(?:do not|don[’']?t) (?:declare|answer|fill in|sign) (?:this|that|these|those|the|other|any)\b(?! (?:message|mail|call))/,
  // What to answer.
  /\b(?:respond(?:a|er)|contest(?:e|ar)|respongui|respondre|contesti|contestar|answer)(?: siempre| sempre| always)? (?:que\b|[«"“]|(?:si|no|yes|mucho|molt)\b(?! [ou] (?:no|si)\b| or no\b| por\b))/,
  /\b(?:respond(?:a|er)|contest(?:e|ar)|marque|marcar|acepte|aceptar|diga|elija|respongui|contesti|marqui|accepti|answer|tick|accept|agree to)(?: que)?(?: si| yes)?(?: a| to)? (?:todo|todas|tot|totes|everything|all)\b/,
];

/** The words of a sentence that promise what nobody may, or say whether or what to answer; nothing where none do. */
export function promiseIn(sentence: string): string | undefined {
  const plain = plainWords(sentence);
  for (const net of nets) {
    const [found] = net.exec(plain) ?? [];
    if (found !== undefined) return found.trim();
  }
  return undefined;
}
