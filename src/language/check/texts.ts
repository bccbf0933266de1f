import type { Text } from '../binding.ts';
import type { Assembled } from '../assemble.ts';
import type { FormDocument } from '../form.ts';
import { grammars } from '../grammar/index.ts';
import type { Fault } from '../problem.ts';
import type { ScreenDocument } from '../screen.ts';
import type { TenantDocument } from '../tenantDocuments.ts';
import { formsOn } from './callers.ts';
import { error, ofKind, warning, type Check, type Context } from './context.ts';
import { ownOf } from './contacts.ts';
import { unsafeIn } from './plainText.ts';
import { demandsSecret, isHidden } from './secretFields.ts';
import { found } from './walk.ts';

/** Texts are plain sentences that ask nobody for a password, and their places and values match. */
export const checkTexts: Check = (document, context) => {
  const own = ownOf(tenantOf(context));
  const takesSecret = formsOf(document, context).some(takesSecretHidden);
  return found(grammars[document.kind], document.value, 'text').flatMap(({ value, pointer }) => {
    const text = value as Text;
    const [sentence, values] = typeof text === 'string' ? [text, {}] : [text.text, text.values];
    const unsafe = unsafeIn(sentence, own);
    return [
      ...(unsafe ? [error(pointer, unsafe)] : []),
      ...(!takesSecret && demandsSecret(sentence) ? [error(pointer, PASSWORD)] : []),
      ...checkPlaces(sentence, Object.keys(values), pointer),
    ];
  });
};

/** Whether a form has a field in which a password is typed hidden. */
const takesSecretHidden = ({ data, fields }: FormDocument): boolean =>
  Object.keys(data.properties).some((name) => isHidden(data.properties[name]!, fields[name]));

const PASSWORD = 'Nadie pide una clave donde no hay un campo oculto para ella.';

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

function checkPlaces(sentence: string, names: string[], pointer: string): Fault[] {
  const places = placesIn(sentence);
  return [
    ...places
      .filter((place) => !names.includes(place))
      .map((place) => error(pointer, `Falta el valor de «{${place}}» en «values».`)),
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
