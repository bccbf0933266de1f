import type { FormDocument, Item, Limits } from '../documents/form.ts';
import { isOfType } from '../grammar/validateGrammar.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Check } from './context.ts';
import { levelsOf } from './levels.ts';
import { gapOf, isWithin } from './limits.ts';

/** A property can be answered: its values are of its type and within its limits, and some value lies between them. */
export const checkBounds: Check = ({ kind, value }) =>
  kind !== 'form'
    ? []
    : levelsOf(value as FormDocument).flatMap(({ properties, rules, at }) => [
        ...Object.entries(properties).flatMap(([name, property]) =>
          boundsOf(property, `${at.properties}/${name}`),
        ),
        ...Object.entries(rules).flatMap(([id, { limit = {} }]) =>
          Object.entries(limit).flatMap(([name, limits]) =>
            limitsOf(limits, properties[name], `${at.rules}/${id}/limit/${name}`),
          ),
        ),
      ]);

function boundsOf(property: Item, at: string): Diagnostic[] {
  const { type, enum: values = [], default: first } = property;
  const gap = gapOf(property);
  const faults = gap ? [error(`${at}/${gap.least}`, nothingLeft(gap))] : [];
  values.forEach((one, index) => {
    const here = `${at}/enum/${index}`;
    if (!isOfType(type, one))
      faults.push(error(here, `${JSON.stringify(one)} no es de tipo ${type}.`));
    else if (!isWithin(one, property))
      faults.push(error(here, `«${String(one)}» queda fuera de los límites de la propiedad.`));
    if (values.indexOf(one) < index) faults.push(error(here, `«${String(one)}» está dos veces.`));
  });
  if (first !== undefined && values.length > 0 && !values.includes(first as never))
    faults.push(error(`${at}/default`, 'El valor inicial no es uno de «enum».'));
  else if (first !== undefined && !isWithin(first, property))
    faults.push(error(`${at}/default`, 'El valor inicial queda fuera de los límites.'));
  const items = property['items'] as Item | { type: 'object' } | undefined;
  if (!items || items.type === 'object') return faults;
  return [
    ...faults,
    ...listOf(property, items as Item, at),
    ...boundsOf(items as Item, `${at}/items`),
  ];
}

/** What only lists can get wrong: more different values than there are, and first values that are none. */
function listOf(
  { uniqueItems, minItems, default: first }: Item,
  items: Item,
  at: string,
): Diagnostic[] {
  const values = items.enum ?? [];
  const faults: Diagnostic[] = [];
  if (uniqueItems === true && values.length > 0 && Number(minItems ?? 0) > values.length)
    faults.push(error(`${at}/minItems`, `Sólo hay ${values.length} valores distintos que elegir.`));
  if (
    Array.isArray(first) &&
    values.length > 0 &&
    first.some((one) => !values.includes(one as never))
  )
    faults.push(error(`${at}/default`, 'El valor inicial tiene lo que no está en «enum».'));
  return faults;
}

/** A limit of a rule leaves something that the property, or the rule itself, still takes. */
function limitsOf(limits: Limits, property: Item | undefined, at: string): Diagnostic[] {
  if (!property || gapOf(property)) return [];
  const gap = gapOf({ ...property, ...limits });
  if (!gap) return [];
  const own = [gap.least, gap.most].find((keyword) => keyword && Object.hasOwn(limits, keyword));
  return [error(own ? `${at}/${own}` : at, nothingLeft(gap))];
}

const nothingLeft = ({ least, most }: { least: string; most?: string }) =>
  most === undefined
    ? `Ningún valor cumple «${least}» y los demás límites: ninguna respuesta vale.`
    : `Entre «${least}» y «${most}» no queda ningún valor: ninguna respuesta vale.`;
