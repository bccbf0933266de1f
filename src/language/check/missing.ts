import { grammars } from '../grammar/index.ts';
import { isInParts } from '../assembly/source.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { TenantDocument } from '../documents/tenantDocuments.ts';
import { verbs } from '../wording/verbs.ts';
import { error, ofKind, warning, type Check, type Context } from './context.ts';
import { lockedTexts } from './lockedTexts.ts';
import { sharedTexts } from './sharedSpanish.ts';
import { shownSentences } from './shownSentences.ts';
import { boundSentences } from './translations.ts';
import { found } from '../grammar/walk.ts';
import { isOfStudio } from '../wording/isOfStudio.ts';
import { hasWords } from '../wording/hasWords.ts';

/** Every language of the tenant says every text of a document; a language marked complete must. */
export const checkMissing: Check = (document, context) => {
  if (document.kind === 'tenant') return checkCodes(document.value as TenantDocument, context);
  if (isInParts(document.kind) || (document.kind === 'codes' && !isUsed(document.id, context)))
    return [];
  const texts = shownSentences(document.kind, document.value);
  const [tenant] = ofKind<TenantDocument>(context, 'tenant');
  return languagesOf(tenant).flatMap(([language, isComplete]) =>
    untold(language, texts, isComplete, context),
  );
};

/** The sentences of issues and what the server says, which no document shows, are missed where the language is named. */
function checkCodes(tenant: TenantDocument, context: Context): Diagnostic[] {
  const shared = context.documents.get('texts/es')?.parts ?? [];
  const codes = shared
    .filter(({ file }) => file.startsWith('schemas/'))
    .flatMap(({ value }) => Object.keys(value));
  const words = Object.keys(sharedTexts(context, 'es', 'words'));
  return languagesOf(tenant).flatMap(([language, isComplete]) => {
    const at = (code: string): [string, string] => [`/languages/${language}`, code];
    return [
      ...untold(language, codes.map(at), isComplete, context),
      ...untold(language, words.map(at), isComplete, context, 'words'),
    ];
  });
}

/** Every language but Spanish, and whether it is marked complete. */
function languagesOf(tenant: TenantDocument | undefined): [string, boolean][] {
  return Object.entries(tenant?.languages ?? {})
    .filter(([language]) => language !== 'es')
    .map(([language, { complete }]) => [language, complete === true]);
}

/** One fault for all that a language does not say, at the first of them. */
function untold(
  language: string,
  texts: [pointer: string, key: string][],
  isComplete: boolean,
  context: Context,
  kind: 'texts' | 'words' = 'texts',
): Diagnostic[] {
  const { documents } = context;
  const translated = (documents.get(`${kind}/${language}`)?.value ?? {}) as Record<string, string>;
  const missing = texts.filter(([, key]) => hasWords(key) && !Object.hasOwn(translated, key));
  const [theirs, ours] = [true, false].map((is) =>
    missing.filter(([, key]) => isTheirs(key, language, context) === is),
  ) as [typeof missing, typeof missing];
  const isProducts = Object.keys(sharedTexts(context, language)).length > 0;
  return [
    ...said(language, theirs, isComplete ? error : warning),
    ...(isProducts ? said(language, ours, warning) : []),
  ];
}

function said(
  language: string,
  missing: [pointer: string, key: string][],
  fault: typeof error,
): Diagnostic[] {
  if (missing.length === 0) return [];
  const some = missing.slice(0, 3).map(([, key]) => `«${key.slice(0, 60)}»`);
  const message = `Sin traducir al «${language}»: ${some.join(', ')}${missing.length > 3 ? ` y ${missing.length - 3} más` : ''}.`;
  return [fault(missing[0]![0], message)];
}

/** Whether a tenant may translate it at all: what is locked, the Studio's, or bound to verbs that nobody has, stays Spanish. */
const isTheirs = (key: string, language: string, context: Context) =>
  !isOfStudio(key) &&
  !lockedTexts(context).has(key) &&
  (Object.hasOwn(verbs, language) || !boundSentences(context).has(key));

/** Whether a document shows that code list. */
function isUsed(id: string, { documents }: Context): boolean {
  const before = used.get(documents);
  const ids =
    before ??
    new Set(
      [...documents.values()].flatMap(({ kind, value }) =>
        found(grammars[kind], value, 'codes').map((visit) => visit.value),
      ),
    );
  used.set(documents, ids);
  return ids.has(id);
}

/** Found once for all the documents of a check. */
const used = new WeakMap<Context['documents'], ReadonlySet<unknown>>();
