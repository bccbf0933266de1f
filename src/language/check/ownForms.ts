import type { Text } from '../expressions/binding.ts';
import type { Field, FormDocument, Item, Property } from '../documents/form.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { tenantOf } from '../assembly/source.ts';
import { error, type Check } from './context.ts';
import { asksEntry, asksIdentifier } from './personal.ts';
import { namesSecret } from './secretFields.ts';
import { sentenceOf } from './texts.ts';

/**
 * A tenant's own questions, in a form of its own or put into a shared one, are answered by choosing, by a number or a
 * day, or in words about something else than what gets people in or names them: whatever is answered is kept in clear.
 */
export const checkOwnForms: Check = ({ kind, value, file, variant }) => {
  if (kind !== 'form') return [];
  const { data, fields } = value as FormDocument;
  const isOwnForm = tenantOf(file) !== undefined && !variant;
  return Object.entries(data.properties)
    .filter(([, property]) => isOwnForm || property.own === true)
    .flatMap(([name, property]) =>
      faultsOf(property, fields[name] ?? {}, `/data/properties${step(name)}`),
    );
};

const ASKED =
  'Un formulario propio no pide claves, códigos, tarjetas, cuentas ni documentos de identidad.';

function faultsOf(property: Property, field: Field, at: string): Diagnostic[] {
  const cells = (property.items?.['properties'] ?? {}) as Record<string, Property>;
  const why = whyNotOwn(property, field);
  return [
    ...(why === undefined ? [] : [error(at, why)]),
    ...Object.entries(cells).flatMap(([name, cell]) =>
      faultsOf(cell, field.fields?.[name] ?? {}, `${at}/items/properties${step(name)}`),
    ),
  ];
}

/** Why a question, its columns aside, is none of a tenant's own; nothing where it may be. */
export const whyNotOwn = (property: Property, field: Field): string | undefined =>
  isFree(property, field) &&
  (wordsOf(property, field).some(asksTooMuch) || identifying.some((rule) => rule in property))
    ? ASKED
    : undefined;

/** Rules of answers that name one person or account, whatever the question is called. */
const identifying = ['iban', 'dni', 'nie', 'dni_or_nie', 'cif', 'passport'];

/** Whether the person writes the answer: it is not chosen out of a list. */
function isFree(property: Item, field: Field): boolean {
  const isChosen = property.enum !== undefined || field.codes !== undefined;
  return property.type !== 'boolean' && !isChosen && !isList(property);
}

const isList = ({ type, items }: Item & { items?: unknown }) =>
  type === 'array' && (items as Item | undefined)?.enum !== undefined;

const wordsOf = (property: Property, { hint, placeholder }: Field): string[] =>
  [property.title, hint, placeholder]
    .filter((text): text is Text => text !== undefined)
    .map(sentenceOf);

const asksTooMuch = (words: string) =>
  namesSecret(words) || asksEntry(words) || asksIdentifier(words);
