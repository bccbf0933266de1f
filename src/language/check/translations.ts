import type { CallFacts } from '#/contract/callFacts.ts';
import { facts } from '#/contract/facts.gen.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { issueCodes } from '../validation/issueCodes.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { saysVerb } from '../wording/saysVerb.ts';
import { verbs } from '../wording/verbs.ts';
import { error, warning, type Check, type Context } from './context.ts';
import { handsOver } from './handedOver.ts';
import { ownOf } from './contacts.ts';
import { lockedTexts, type LockedTexts } from './lockedTexts.ts';
import { blankIn, unsafeIn } from './plainText.ts';
import { demandsSecret, namesSecret } from './secretFields.ts';
import { sharedSpanish, sharedTexts } from './sharedSpanish.ts';
import { sentenceOf, tenantOf } from './texts.ts';
import { checkPlacesSaid } from './placesSaid.ts';
import { saidByOther } from './saidByOther.ts';
import { shownSentences } from './shownSentences.ts';
import { boundIn, wrongVerb, type Bound } from './verbs.ts';

type Texts = Record<string, string>;

/** What is translated is used, keeps its places and its verbs, and rewords nothing that is locked; Spanish names every issue. */
export const checkTranslations: Check = ({ kind, id, value }, context) => {
  if (kind !== 'texts') return [];
  const texts = value as Texts;
  const given = issueCodes();
  const shared = sharedSpanish(context);
  const codes = new Set([...given, ...Object.keys(shared)]);
  const known = new Set([...sentencesOf(context), ...codes]);
  const locked = lockedTexts(context);
  const product = sharedTexts(context, id);
  const taken = saidByOther(locked.unique, product);
  const own = ownOf(tenantOf(context));
  const bound = boundSentences(context);
  const stray = strays(Object.keys(texts), known);
  // What is no document yet may say what is translated here.
  const isPartial = (context.unread?.size ?? 0) > 0;
  const entries = Object.entries(texts).flatMap(([key, said]) => {
    const at = step(key);
    const source = codes.has(key) ? (shared[key] ?? said) : key;
    const unsafe =
      blankIn(said) ??
      unsafeIn(said, own, id) ??
      (codes.has(key) ? undefined : unsafeIn(key, own, id));
    return [
      ...(unsafe ? [error(at, unsafe)] : []),
      ...checkPlacesSaid(source, said, at),
      ...taken(key, said),
      ...(bringsSecret(key, source, said) ||
      bringsHanding(key, source, said, codes.has(key) && !Object.hasOwn(shared, key))
        ? [error(at, SECRET)]
        : []),
      ...(bound.get(key) ?? []).flatMap((one) => wrongVerb(one, said, id, at)),
      ...(known.has(key) || isPartial ? [] : [warning(at, stray(key))]),
      ...checkLocked(locked, { key, said, source, language: id, product: product[key] }),
      ...(source === said ? [] : turned(source, said, id, at)),
    ];
  });
  const unnamed = id === 'es' ? [...given].filter((code) => !Object.hasOwn(texts, code)) : [];
  return [
    ...entries,
    ...unnamed.map((code) => error('', `Falta el texto en español de «${code}».`)),
  ];
};

interface Entry {
  key: string;
  said: string;
  source: string;
  language: string;
  /** How the product itself says it in this language. */
  product: string | undefined;
}

/**
 * A locked text is said in Spanish as it stands. Other languages have it from the product, whole and not as what it is
 * told from; where the product has none, people read the Spanish: nobody has compared a tenant's words with it.
 */
function checkLocked(locked: LockedTexts, entry: Entry): Diagnostic[] {
  const { key, said, source, language, product } = entry;
  const at = step(key);
  if (!locked.has(key)) return [];
  if (said === source) return [];
  if (language === 'es')
    return [error(at, 'Es el texto de un nodo bloqueado: no puede cambiarse.')];
  if (locked.isUntranslated(key))
    return [error(at, 'La ley quiere estas palabras: se dicen así en todos los idiomas.')];
  if (said !== product)
    return [
      error(
        at,
        'Es el texto de un nodo bloqueado: lo traduce el producto, y si no, queda en español.',
      ),
    ];
  return locked.besides(key).has(said)
    ? [error(at, `«${said}» es otra de las opciones, y el texto está bloqueado.`)]
    : [];
}

/** Verbs of what ends or stops something, of which the contract has others say the opposite. */
const undoing = [
  ...new Set([
    ...Object.values(facts as Record<string, CallFacts>).flatMap(({ effect, verbs }) =>
      effect === 'ends' ? (verbs ?? []) : [],
    ),
    'suspender',
  ]),
];
const doing = Object.keys(verbs.es!).filter((verb) => !undoing.includes(verb));

/** A button that ends something in Spanish and begins it in another language, or the other way around. */
export function turned(source: string, said: string, language: string, at: string): Diagnostic[] {
  const [ends, begins] = [undoing, doing].map(
    (of) => [saysVerb(source, of, 'es'), saysVerb(said, of, language)] as const,
  );
  const isTurned = (one: readonly [boolean, boolean], other: readonly [boolean, boolean]) =>
    one[0] && !other[0] && other[1] && !one[1];
  return isTurned(ends!, begins!) || isTurned(begins!, ends!)
    ? [error(at, 'Dice lo contrario que el original.')]
    : [];
}

/** How many misspelt texts are compared with all that there are. */
const PROPOSALS = 20;

function strays(keys: string[], known: Set<string>): (key: string) => string {
  const compared = new Set(keys.filter((key) => !known.has(key)).slice(0, PROPOSALS));
  const words = [...known];
  return (key) =>
    `Ningún documento usa el texto «${key}».${compared.has(key) ? didYouMean(key, words) : ''}`;
}

function sentencesOf({ documents }: Context): Set<string> {
  const all = new Set<string>();
  for (const { kind, value, variant } of documents.values())
    if (kind !== 'texts')
      // What a variant leaves out the product goes on saying, and translating.
      for (const said of variant ? [value, variant.base] : [value])
        for (const [, sentence] of shownSentences(kind, said)) all.add(sentence);
  return all;
}

/** Sentences of buttons and questions that the contract binds to verbs. */
export function boundSentences(context: Context): Map<string, Bound[]> {
  const before = knownBound.get(context.documents);
  if (before) return before;
  const all = [...context.documents.values()].flatMap((document) =>
    document.kind === 'texts' ? [] : boundIn(document, context),
  );
  const bySentence = Map.groupBy(all, ({ text }) => sentenceOf(text));
  knownBound.set(context.documents, bySentence);
  return bySentence;
}

/** Found once for all the documents of a check. */
const knownBound = new WeakMap<Context['documents'], Map<string, Bound[]>>();

export const SECRET = 'El texto original no habla de ninguna clave: el nuevo tampoco.';

/** Codes of refusals that are about a password, and have to name it. */
const ABOUT_SECRETS = /password|login|otp|code/;

/** Whether other words ask for a password that the sentence, or the code that it is known by, does not speak of. */
export function bringsSecret(key: string, source: string, said: string): boolean {
  const isCode = /^[a-z0-9_.-]+$/.test(key);
  if (isCode && (ABOUT_SECRETS.test(key) || source === key || source === said))
    return !ABOUT_SECRETS.test(key) && demandsSecret(said);
  return source !== said && !namesSecret(source) && (namesSecret(said) || demandsSecret(said));
}

/** Whether other words have a secret handed over where the sentence, or the code that it is known by, does not. */
export const bringsHanding = (
  key: string,
  source: string,
  said: string,
  isCode: boolean,
): boolean =>
  handsOver(said) && (source === said ? isCode && !ABOUT_SECRETS.test(key) : !handsOver(source));
