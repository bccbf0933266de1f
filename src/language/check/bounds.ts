import type { FormDocument, Item, Property } from '../form.ts';
import { isOfType } from '../grammar/fits.ts';
import type { Fault } from '../problem.ts';
import { error, type Check } from './context.ts';

/** A property can be answered: its values are of its type, and its least is not above its most. */
export const checkBounds: Check = ({ kind, value }) =>
  kind === 'form'
    ? Object.entries((value as FormDocument).data.properties).flatMap(([name, property]) =>
        boundsOf(property, `/data/properties/${name}`),
      )
    : [];

const pairs = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
] as const;

function boundsOf(property: Item, at: string): Fault[] {
  const { type, enum: values = [], default: first } = property;
  const faults = pairs
    .filter(([least, most]) => Number(property[least]) > Number(property[most]))
    .map(([least, most]) =>
      error(`${at}/${least}`, `«${least}» está por encima de «${most}»: ninguna respuesta vale.`),
    );
  values.forEach((one, index) => {
    if (!isOfType(type, one))
      faults.push(error(`${at}/enum/${index}`, `${JSON.stringify(one)} no es de tipo ${type}.`));
    if (values.indexOf(one) < index)
      faults.push(error(`${at}/enum/${index}`, `«${String(one)}» está dos veces.`));
  });
  if (first !== undefined && values.length > 0 && !values.includes(first as never))
    faults.push(error(`${at}/default`, 'El valor inicial no es uno de «enum».'));
  const items = property.items as
    Item | { type: 'object'; properties: Record<string, Property> } | undefined;
  if (!items) return faults;
  if (items.type !== 'object') return [...faults, ...boundsOf(items as Item, `${at}/items`)];
  const inner = Object.entries(items.properties as Record<string, Property>);
  return faults.concat(
    inner.flatMap(([name, cell]) => boundsOf(cell, `${at}/items/properties/${name}`)),
  );
}
