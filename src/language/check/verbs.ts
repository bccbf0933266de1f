import { facts } from '#/contract/facts.gen.ts';
import type { Text } from '../expressions/binding.ts';
import { isOfType } from '../blocks/isOfType.ts';
import type { Assembled } from '../assembly/assemble.ts';
import type { FormDocument } from '../documents/form.ts';
import { read } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { grammars } from '../grammar/index.ts';
import { namesVerb, saysVerb, writtenForms } from '../wording/saysVerb.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { callSitesOf } from './callSites.ts';
import { formsOn } from './callers.ts';
import { error, ofKind, type Check, type Context } from './context.ts';
import { verbsOf } from './given.ts';
import { leadsTo } from './routes.ts';
import { sentenceOf } from './texts.ts';
import { found } from '../grammar/walk.ts';

/** Words of which the contract wants a verb: those of a button, or the question before it. */
export interface Bound {
  text: Text;
  pointer: string;
  verbs: readonly string[];
  /** A button begins with the verb, a question names it. */
  as: 'button' | 'question';
}

/** What cannot be undone, moves money or signs has a button that says so, and what ends something asks first. */
export const checkVerbs: Check = (document, context) => [
  ...boundIn(document, context).flatMap((bound) =>
    wrongVerb(bound, bound.text, 'es', bound.pointer),
  ),
  ...unasked(document),
];

/** A button or a question without its verb in a language. */
export function wrongVerb(bound: Bound, text: Text, language: string, at: string): Diagnostic[] {
  const words = sentenceOf(text);
  const says = bound.as === 'button' ? saysVerb : namesVerb;
  if (says(words, bound.verbs, language)) return [];
  const forms = [...new Set(writtenForms(bound.verbs, language))]
    .map((form) => `«${form}»`)
    .join(', ');
  if (!forms)
    return [error(at, `Nadie sabe decir «${bound.verbs[0]}» en «${language}»: no se traduce.`)];
  return [
    error(
      at,
      bound.as === 'button'
        ? `Este botón no se deshace o mueve dinero: empieza por ${forms}.`
        : `La pregunta dice lo que va a pasar: lleva ${forms}.`,
    ),
  ];
}

/** The words of a document that the contract binds to verbs. */
export function boundIn(document: Assembled, context: Context): Bound[] {
  const { value } = document;
  const own = callSitesOf(document).flatMap((site): Bound[] => {
    const verbs = verbsOf(site);
    if (!verbs) return [];
    const button = (pointer: string): Bound[] => {
      const text = read(value, pointer) as Text | undefined;
      return text === undefined ? [] : [{ text, pointer, verbs, as: 'button' }];
    };
    if (site.when === 'submit') return button(`${site.pointer}/label`);
    if (site.when !== 'press') return [];
    const press = site.pointer.replace(/\/press$/, '');
    const title = read(value, `${press}/confirm/title`) as Text | undefined;
    const question: Bound[] =
      title === undefined
        ? []
        : [{ text: title, pointer: `${press}/confirm/title`, verbs, as: 'question' }];
    return [...button(`${press}/label`), ...question];
  });
  return document.kind === 'screen'
    ? [...own, ...relabelled(value as ScreenDocument, context), ...leading(value, context)]
    : own;
}

/** Links to a page whose form is locked as a whole: who follows one reads what the form does. */
function leading(value: unknown, context: Context): Bound[] {
  const pages = ofKind<ScreenDocument>(context, 'screen').flatMap((screen) =>
    formsOn(screen).flatMap(([, id]) => {
      const form = context.documents.get(`form/${id}`)?.value as FormDocument | undefined;
      const call = form?.submit?.call;
      if (form?.locked !== true || call === undefined || !Object.hasOwn(facts, call)) return [];
      const verbs = verbsOf({ use: form.submit!, facts: facts[call as keyof typeof facts] });
      return verbs ? [{ path: screen.path, verbs }] : [];
    }),
  );
  return found(grammars.screen, value, 'route').flatMap(({ value: to, pointer }): Bound[] => {
    const [path = ''] = String(to).split(/[?#]/);
    const page = pages.find((one) => leadsTo(path, one.path));
    const label = pointer.replace(/\/[^/]*$/, '/label');
    const text = read(value, label) as Text | undefined;
    return page && text !== undefined
      ? [{ text, pointer: label, verbs: page.verbs, as: 'button' }]
      : [];
  });
}

/** Forms whose button a screen words anew. */
function relabelled({ blocks }: ScreenDocument, { documents }: Context): Bound[] {
  return Object.entries(blocks).flatMap(([name, block]): Bound[] => {
    if (!isOfType(block, 'form')) return [];
    const { form, submitLabel } = block;
    const submit = (documents.get(`form/${form}`)?.value as FormDocument | undefined)?.submit;
    if (submitLabel === undefined || !submit || !Object.hasOwn(facts, submit.call)) return [];
    const verbs = verbsOf({ use: submit, facts: facts[submit.call as keyof typeof facts] });
    const pointer = `/blocks/${name}/submitLabel`;
    return verbs ? [{ text: submitLabel, pointer, verbs, as: 'button' }] : [];
  });
}

function unasked(document: Assembled): Diagnostic[] {
  return callSitesOf(document)
    .filter(({ when, facts: { effect } }) => when === 'press' && effect === 'ends')
    .filter(
      ({ pointer }) => read(document.value, pointer.replace(/press$/, 'confirm')) === undefined,
    )
    .map(({ pointer, use }) =>
      error(pointer, `«${use.call}» no se deshace: falta la pregunta en «confirm».`),
    );
}
