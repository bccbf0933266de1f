import { pointersOf } from '../expressions/condition.ts';
import type { FormDocument, FormRule } from '../documents/form.ts';
import { changed, same, textsIn, type Guarded } from './guarded.ts';
import { lockedIn } from './lockedIn.ts';
import { isObject } from '../values/mergePatch.ts';
import { segments } from '../values/pointer.ts';

/**
 * What an overlay changed beside the locked fields and steps of a form: their properties, their places, the rules
 * about them, the fields that those rules read, what is filled in beforehand, and what is sent.
 */
export function lockedForm(base: object, merged: object): Guarded[] {
  if (!isForm(base)) return [];
  const names = guarded(base);
  if (names.size === 0) return [];
  const fields = [...names].flatMap(([name, why]) => {
    const because =
      why === name
        ? `El campo «${name}» está bloqueado`
        : `El campo bloqueado «${why}» depende de «${name}»`;
    return parts(base, name)
      .filter(({ value, pointer }, index) => {
        const now = isForm(merged) ? parts(merged, name)[index] : undefined;
        return now?.pointer !== pointer || !same(value, now.value);
      })
      .map(({ pointer }) => ({
        pointer,
        why: `${because}: una variante no puede cambiar ${pointer}.`,
      }));
  });
  const about = lockedIn(base.steps).length > 0 ? ['/title', '/intro'] : [];
  const frame = ['/load', '/again', '/submit', '/review', ...about].map((pointer) => ({
    pointer,
    why: `El formulario tiene campos bloqueados: una variante no puede cambiar ${pointer}.`,
  }));
  return [...fields, ...changed(frame, base, merged)];
}

/** Whether a document has the parts that are compared: what an overlay made may be anything. */
function isForm(value: object): value is FormDocument {
  const { data, fields, steps, rules = {}, submit = {} } = value as Partial<FormDocument>;
  return (
    isObject(data) &&
    isObject(data.properties) &&
    isObject(fields) &&
    isObject(submit) &&
    [steps, rules].every(
      (list) => isObject(list) && Object.values(list).every((entry) => isObject(entry)),
    ) &&
    Object.values(steps!).every(({ fields: places = {} }) => isObject(places))
  );
}

/** Fields that are locked themselves, in a part of them, or by the step in which they stand. */
export function lockedFields(form: FormDocument): string[] {
  const inSteps = Object.values(form.steps)
    .filter((place) => place.locked === true)
    .flatMap((place) => Object.keys(place.fields));
  const own = Object.keys(form.fields).filter((name) => lockedIn(form.fields[name]).length > 0);
  return form.locked === true
    ? Object.keys(form.data.properties)
    : [...new Set([...inSteps, ...own])];
}

const known = new WeakMap<object, ReadonlySet<string>>();

/** The fields of a form of which a locked one depends, itself included: an overlay leaves them alone. */
export function guardedFields(form: object): ReadonlySet<string> {
  if (!isForm(form)) return new Set();
  const found = known.get(form) ?? new Set(guarded(form).keys());
  known.set(form, found);
  return found;
}

/** Fields that an overlay must leave alone → the locked field because of which. */
function guarded(form: FormDocument): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (name: string, why: string) => {
    if (found.has(name)) return;
    found.set(name, why);
    for (const read of readBy(form, name)) visit(read, why);
  };
  for (const name of lockedFields(form)) visit(name, name);
  return found;
}

/** Fields that decide about another one: its rules and its step read them, or it names them itself. */
function readBy(form: FormDocument, name: string): string[] {
  const gates = placesOf(form, name).flatMap(([, { when }]) => (when ? pointersOf(when) : []));
  const own = textsIn([rulesAbout(form, name), form.data.properties[name], form.fields[name]]);
  return [...gates, ...own].flatMap((text) => {
    const [root, answer] = text.startsWith('/') ? segments(text) : ['answers', text];
    const isField = answer !== undefined && Object.hasOwn(form.data.properties, answer);
    return root === 'answers' && isField && answer !== name ? [answer] : [];
  });
}

/** What makes up a field, wherever it stands in the document. */
function parts(form: FormDocument, name: string): { pointer: string; value: unknown }[] {
  return [
    { pointer: `/data/properties/${name}`, value: form.data.properties[name] },
    { pointer: `/fields/${name}`, value: form.fields[name] },
    {
      pointer: '/steps',
      value: placesOf(form, name).map(([id, { order, when, fields }]) => [
        id,
        order,
        when,
        fields[name],
      ]),
    },
    { pointer: '/rules', value: rulesAbout(form, name) },
  ];
}

const placesOf = (form: FormDocument, name: string) =>
  Object.entries(form.steps).filter(([, place]) => Object.hasOwn(place.fields ?? {}, name));

function rulesAbout(form: FormDocument, name: string): Record<string, FormRule> {
  return Object.fromEntries(
    Object.entries(form.rules ?? {}).filter(([, rule]) =>
      [rule.show, rule.require, rule.limit].some((names) => names && Object.hasOwn(names, name)),
    ),
  );
}
