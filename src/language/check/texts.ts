import type { CallFacts } from '#/contract/callFacts.ts';
import { facts } from '#/contract/facts.gen.ts';
import type { Binding, Text } from '../expressions/binding.ts';
import type { Assembled } from '../assembly/assemble.ts';
import type { FormDocument } from '../documents/form.ts';
import { widgetOf } from '../widgets/asked.ts';
import { grammars } from '../grammar/index.ts';
import { same } from '../locks/guarded.ts';
import { read } from '../values/pointer.ts';
import { tenantOf as ownerOf } from '../assembly/source.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { programForms } from '../documents/programForms.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import type { TenantDocument } from '../documents/tenantDocuments.ts';
import { formsOn } from './callers.ts';
import { error, ofKind, warning, type Check, type Context } from './context.ts';
import { ownOf } from './contacts.ts';
import { handsOver } from './handedOver.ts';
import { blankIn, unsafeIn } from './plainText.ts';
import { demandsSecret, isHidden, kindsOf, type SecretKind } from './secretFields.ts';
import { found } from '../grammar/walk.ts';
import { quoted } from '../values/quoted.ts';

/** Texts are plain sentences that ask nobody for a password, and their places and values match. */
export const checkTexts: Check = (document, context) => {
  const own = ownOf(tenantOf(context));
  const forms = formsOf(document, context);
  const taken = new Set(forms.flatMap(kindsTaken));
  return found(grammars[document.kind], document.value, 'text').flatMap(({ value, pointer }) => {
    const text = value as Text;
    const [sentence, values] = typeof text === 'string' ? [text, {}] : [text.text, text.values];
    const unsafe =
      blankIn(sentence) ?? unsafeIn(sentence, own) ?? unsafeIn(filled(sentence, values), own);
    return [
      ...(unsafe ? [error(pointer, unsafe)] : []),
      ...((demandsSecret(sentence) ||
        (isTenants(document, pointer, text) && handsOver(sentence))) &&
      !kindsTold(sentence).every((kind) => taken.has(kind))
        ? [error(pointer, PASSWORD)]
        : []),
      ...checkPlaces(sentence, Object.keys(values), pointer),
    ];
  });
};

/** Whether a tenant says it: in a document of its own, or in place of what a shared one says. */
const isTenants = ({ file, variant }: Assembled, pointer: string, text: Text): boolean =>
  variant ? !same(read(variant.base, pointer), text) : ownerOf(file) !== undefined;

/** What words that ask for a secret name; a code where they only say to whom it is read. */
const kindsTold = (sentence: string): readonly SecretKind[] => {
  const kinds = kindsOf(sentence);
  return kinds.length > 0 ? kinds : ['code'];
};

/** The kinds of secrets that a form's hidden fields take, and its call with them. */
const kindsTaken = ({ id, data, fields, submit }: FormDocument): SecretKind[] => {
  const isTaken = Object.hasOwn(programForms, id) || factsOf(submit?.call)?.secrets !== undefined;
  return Object.keys(data.properties)
    .filter((name) => isTaken && isHidden(data.properties[name]!, fields[name]))
    .map((name) =>
      widgetOf({ property: data.properties[name]!, field: fields[name]! }) === 'otp'
        ? 'code'
        : 'password',
    );
};

const factsOf = (call = ''): CallFacts | undefined =>
  Object.hasOwn(facts, call) ? facts[call as keyof typeof facts] : undefined;

/** Said of words that ask for a secret. */
export const PASSWORD = 'Nadie pide una clave donde no hay un campo oculto para ella.';

/** The tenant that the documents are of. */
export const tenantOf = (context: Context): TenantDocument | undefined =>
  ofKind<TenantDocument>(context, 'tenant')[0];

/** The form itself, or those that a screen draws. */
function formsOf({ kind, value }: Assembled, context: Context): FormDocument[] {
  if (kind === 'form') return [value as FormDocument];
  if (kind !== 'screen') return [];
  return formsOn(value as ScreenDocument).flatMap(([, id]) => {
    const form = context.documents.get(`form/${id}`)?.value as FormDocument | undefined;
    return form ? [form] : [];
  });
}

/** A sentence as it reads where nothing is known: defaults in their places, and nothing in the others. */
const filled = (sentence: string, values: Record<string, Binding>) =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const said = Object.hasOwn(values, name) ? values[name]!.default : undefined;
    return said === undefined || said === null ? ' ' : String(said);
  });

function checkPlaces(sentence: string, names: string[], pointer: string): Diagnostic[] {
  const places = placesIn(sentence);
  const empty = places.filter((place) => !names.includes(place)).map((place) => `{${place}}`);
  return [
    ...(empty.length > 0
      ? [error(pointer, `Falta el valor de ${quoted(empty)} en «values».`)]
      : []),
    ...names
      .filter((name) => !places.includes(name))
      .map((name) => warning(`${pointer}/values/${name}`, `El texto no usa «{${name}}».`)),
  ];
}

/** Names between braces. */
export function placesIn(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!))];
}

/** The Spanish sentence of a text: its translations' key. */
export function sentenceOf(text: Text): string {
  return typeof text === 'string' ? text : text.text;
}
