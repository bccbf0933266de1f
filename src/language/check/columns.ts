import type { Field, FormDocument, Item, Property } from '../documents/form.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { cellsOf } from '../requests/withoutLocal.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Check, type Context } from './context.ts';

interface Column {
  property: Property;
  field: Field;
  list: Property;
}

/** Rules over a list of rows name a column that is there, that the server sees, and in which good rows can stand. */
export const checkColumns: Check = ({ kind, value }, context) => {
  if (kind !== 'form') return [];
  const { data, fields, rules = {} } = value as FormDocument;
  const listed = Object.entries(data.properties).flatMap(([name, list]) =>
    look(list, list, fields[name], `/data/properties${step(name)}`, context),
  );
  const limited = Object.entries(rules).flatMap(([id, { limit = {} }]) =>
    Object.entries(limit).flatMap(([name, limits]) => {
      const list = Object.hasOwn(data.properties, name) ? data.properties[name]! : undefined;
      return list
        ? look(limits, list, fields[name], `/rules${step(id)}/limit${step(name)}`, context)
        : [];
    }),
  );
  return [...listed, ...limited];
};

/** What each rule asks of its column beyond being there. */
const asked: Record<string, (column: Column, context: Context) => string | undefined> = {
  shares: whyNoShares,
  distinct: whyNotDistinct,
};

function look(
  said: object,
  list: Property,
  field: Field | undefined,
  at: string,
  context: Context,
): Diagnostic[] {
  return Object.entries(asked).flatMap(([keyword, why]) => {
    if (!Object.hasOwn(said, keyword)) return [];
    const option = (said as Item)[keyword] as string | { of: string };
    const [name, here] =
      typeof option === 'string'
        ? [option, `${at}/${keyword}`]
        : [option.of, `${at}/${keyword}/of`];
    if (list.items?.type !== 'object')
      return [error(`${at}/${keyword}`, `«${keyword}» sólo dice algo de una lista de filas.`)];
    const cells = cellsOf(list);
    if (!Object.hasOwn(cells, name)) {
      const near = didYouMean(name, Object.keys(cells));
      return [error(here, `La columna «${name}» no existe.${near}`)];
    }
    const column = { property: cells[name]!, field: field?.fields?.[name] ?? {}, list };
    const fault = column.property.local
      ? `«${name}» no se envía: el servidor no podría juzgarlo.`
      : why(column, context);
    return fault === undefined ? [] : [error(here, fault)];
  });
}

/** Rules that let nothing but a number into a text. */
const numeric = ['share', 'max_value', 'decimal', 'decimalPoint', 'currency', 'amount'];

function whyNoShares({ property, field, list }: Column): string | undefined {
  const isNumber =
    property.type === 'number' ||
    property.type === 'integer' ||
    (property.type === 'string' &&
      (field.widget === 'percentage' || numeric.some((rule) => Object.hasOwn(property, rule))));
  if (!isNumber)
    return 'Lo que se responde en esta columna no se puede sumar: dele «percentage» o una regla de números.';
  const least = Number(property['minimum'] ?? property['min_value'] ?? 0);
  return least * Number(list['minItems'] ?? 0) > 100
    ? `Con ${String(list['minItems'])} filas de ${least} como mínimo siempre se pasa de 100.`
    : undefined;
}

function whyNotDistinct(
  { property, field, list }: Column,
  { documents }: Context,
): string | undefined {
  const codes = documents.get(`codes/${field.codes}`)?.value as CodesDocument | undefined;
  const values =
    property.enum?.length ??
    (property.type === 'boolean' ? 2 : codes && Object.keys(codes.items).length);
  return values !== undefined && values < Number(list['minItems'] ?? 0)
    ? `Sólo hay ${values} valores distintos, y la lista pide más filas.`
    : undefined;
}
