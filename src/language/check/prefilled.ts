import { facts } from '#/contract/facts.gen.ts';
import { isOfType } from '../blocks/isOfType.ts';
import type { Value } from '../expressions/binding.ts';
import { widgetOf } from '../widgets/asked.ts';
import type { Field, FormDocument, Property } from '../documents/form.ts';
import { segments } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { bodyOf } from '../requests/bodyOf.ts';
import { requestMappingOf } from '../requests/requestMapping.ts';
import { isHidden } from './secretFields.ts';
import { error, type Check } from './context.ts';

/** What only the person can answer starts empty, or with what the server knows of them; and they can change it. */
export const checkPrefilled: Check = (document, context) => {
  if (document.kind === 'form') {
    const form = document.value as FormDocument;
    return [
      ...checkDefaults(form),
      ...checkFirst(form.load?.answers ?? {}, '/load/answers', form),
      ...checkFixed(form),
    ];
  }
  if (document.kind !== 'screen') return [];
  return Object.entries((document.value as ScreenDocument).blocks).flatMap(([id, block]) => {
    if (!isOfType(block, 'form')) return [];
    const { form: name, initial = {} } = block;
    const form = context.documents.get(`form/${name}`)?.value as FormDocument | undefined;
    return form ? checkFirst(initial, `/blocks/${id}/initial`, form) : [];
  });
};

const personalWidgets: ReadonlySet<string> = new Set([
  ...['bic', 'checkbox', 'checkboxes', 'confirmation', 'date', 'datePicker', 'decimal', 'email'],
  ...['exactPhrase', 'file', 'giin', 'iban', 'identity', 'integer', 'isin', 'money', 'otp'],
  ...['participations', 'password', 'percentage', 'phone', 'tin', 'yesno'],
]);
const personalRules = [
  'amount',
  'bic',
  'currency',
  'exact_phrase',
  'iban',
  'share',
  'truthyCheckbox',
];

/** Whether an answer is a consent, an amount, an account or a fact about the person: theirs alone to give. */
const isPersonal = (property: Property, field: Field = {}): boolean =>
  ['boolean', 'number', 'integer', 'array'].includes(property.type) ||
  personalWidgets.has(widgetOf({ property, field })) ||
  personalRules.some((rule) => property[rule] !== undefined);

/** Whether an answer means something only if it was given here and now: a tick, a phrase, a code. */
const isGivenNow = (property: Property, field: Field = {}): boolean =>
  property['truthyCheckbox'] !== undefined ||
  property['exact_phrase'] !== undefined ||
  ['confirmation', 'exactPhrase'].includes(widgetOf({ property, field })) ||
  isHidden(property, field);

function checkDefaults({ data, fields, submit }: FormDocument): Diagnostic[] {
  const isRegulated =
    Object.hasOwn(facts, submit?.call ?? '') &&
    facts[submit!.call as keyof typeof facts].regulated === true;
  return Object.entries(data.properties).flatMap(([name, property]) => {
    const at = `/data/properties/${name}`;
    const inner = (property.items?.properties ?? {}) as Record<string, Property>;
    const cells = Object.entries(inner).flatMap(([cell, one]) =>
      one['default'] !== undefined && isPersonal(one, fields[name]?.fields?.[cell])
        ? [error(`${at}/items/properties/${cell}/default`, theirs(cell))]
        : [],
    );
    const own =
      property['default'] !== undefined &&
      (isRegulated ||
        isPersonal(property, fields[name]) ||
        widgetOf({ property, field: fields[name] ?? {} }) === 'readonly');
    return own ? [error(`${at}/default`, theirs(name)), ...cells] : cells;
  });
}

const theirs = (name: string) => `«${name}» lo contesta la persona: no puede venir contestado.`;

function checkFirst(first: Record<string, Value>, at: string, form: FormDocument): Diagnostic[] {
  return Object.entries(first).flatMap(([name, value]) => {
    const property = Object.hasOwn(form.data.properties, name) && form.data.properties[name];
    if (!property) return [];
    const field = form.fields[name];
    if (isGivenNow(property, field)) return [error(`${at}/${name}`, theirs(name))];
    const isTold = widgetOf({ property, field: field ?? {} }) === 'readonly' && property.local;
    return isTold || !isPersonal(property, field) || isKnown(value)
      ? []
      : [error(`${at}/${name}`, theirs(name))];
  });
}

/** What the server knows of the person, and nothing else where it knows nothing. */
function isKnown(value: Value): boolean {
  if (value === null || typeof value !== 'object') return false;
  const [root = ''] = segments(value.from);
  return value.default === undefined && (root === 'data' || root === 'me');
}

/** What the person is to type: of such members a document offers no values of its own. */
const TYPED =
  /iban|swift|account_number|amount|^shares$|document_number|mobile_phone|^phone$|^email$|percentage|tin_code|giin|^password$|^code$/;

/** An answer that is sent can be changed, and an account or an amount is typed, never one of the document's. */
function checkFixed(form: FormDocument): Diagnostic[] {
  const { data, fields, submit } = form;
  if (!submit || !Object.hasOwn(facts, submit.call)) return [];
  const { effect, fixed = {} } = facts[submit.call as keyof typeof facts];
  if (effect === 'reads') return [];
  return Object.entries(data.properties).flatMap(([name, property]) => {
    const members = bodyOf(form)
      ? requestMappingOf(form, name).filter((place) => place.startsWith('body/'))
      : property.local
        ? []
        : [`body/${name}`];
    const sent = members.map((place) => place.slice('body/'.length));
    const own = sent.filter((member) => fixed[member] !== 'any');
    if (own.length > 0 && widgetOf({ property, field: fields[name] ?? {} }) === 'readonly')
      return [
        error(`/fields/${name}/widget`, `«${name}» se envía: la persona debe poder cambiarlo.`),
      ];
    const isOffered = property.enum !== undefined || fields[name]?.codes !== undefined;
    return isOffered && property.type !== 'boolean' && own.some((member) => TYPED.test(member))
      ? [
          error(
            `/data/properties/${name}`,
            `«${name}» lo escribe la persona: no se elige de una lista.`,
          ),
        ]
      : [];
  });
}
