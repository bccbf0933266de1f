import type { Field, FormDocument, Property } from '../documents/form.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Check } from './context.ts';

/** Letters that an honest answer has anyway: a form may ask for so many. */
const FEW = 20;
/** A variant leaves at least this part of the room for an answer. */
const ROOM = 1 / 8;

/**
 * A variant of a form keeps what must be answered, and leaves room for honest answers: no one is asked for more letters
 * than anybody writes, nor cut off after the first ones.
 */
export const checkNarrowed: Check = ({ kind, value, variant }) => {
  if (kind !== 'form' || !variant) return [];
  const [base, form] = [variant.base as FormDocument, value as FormDocument];
  const placed = Object.values(form.steps).flatMap(({ fields }) => Object.keys(fields));
  return Object.entries(base.data.properties).flatMap(([name, before]) => {
    const now = form.data.properties[name];
    const at = `/data/properties${step(name)}`;
    const isLost = now === undefined || !placed.includes(name);
    if (isLost) return isAsked(before, base.fields[name]) ? [error(at, ASKED)] : [];
    return narrowed(before, now, at);
  });
};

const ASKED = 'Se pregunta siempre: una variante no lo quita.';

const isAsked = (property: Property, field: Field = {}): boolean =>
  field.required === true || property['truthyCheckbox'] !== undefined;

function narrowed(before: Property, now: Property, at: string): Diagnostic[] {
  const number = (of: Property, word: string) =>
    typeof of[word] === 'number' ? of[word] : undefined;
  const [least, most] = [number(now, 'minLength'), number(now, 'maxLength')];
  const room = number(before, 'maxLength');
  return [
    ...(least !== undefined && least > Math.max(number(before, 'minLength') ?? 0, FEW)
      ? [error(`${at}/minLength`, `Pide ${least} letras: una respuesta corta también vale.`)]
      : []),
    ...(most !== undefined && room !== undefined && most < Math.floor(room * ROOM)
      ? [error(`${at}/maxLength`, `Caben ${most} letras: la respuesta ha de caber.`)]
      : []),
    ...(['minItems', 'minimum', 'exclusiveMinimum', 'min_value'] as const)
      .filter((word) => (number(now, word) ?? -Infinity) > (number(before, word) ?? Infinity))
      .map((word) => error(`${at}/${word}`, 'Una variante no pide más que el formulario.')),
  ];
}
