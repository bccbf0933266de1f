import type { JsonSchema, OpenApiDocument } from '#/contract/openapi.ts';
import { alternatives } from '../contract/alternatives.ts';
import type { Field, FormDocument, FormRule, Item, Property } from '../documents/form.ts';
import { FREE_TEXT } from '../values/freeText.ts';
import { step } from '../values/pointer.ts';
import { cellsOf } from '../requests/withoutLocal.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error } from './context.ts';

/** A question of the tenant's own takes no answer that the contract would refuse: longer, more, or of another kind. */
export function checkOwnSizes(
  { data, fields, rules = {} }: FormDocument,
  name: string,
  contract: OpenApiDocument,
): Diagnostic[] {
  const property = data.properties[name]!;
  const field = fields[name] ?? {};
  const at = `/data/properties${step(name)}`;
  const most = sizesOf(contract);
  const limited = limitsOf(rules, name, most.text, mostOf(property, most), '/rules');
  if (property.type === 'string')
    return [...longerThan(most.text, property, field, at), ...limited];
  if (property.type !== 'array') return [];
  const tooMany = moreThan(mostOf(property, most), property, at);
  if (property.items?.type === 'object')
    return [...tooMany, ...limited, ...cellFaults(property, field, at, name, most)];
  const items = property.items as Item | undefined;
  if (!items) return [...tooMany, ...limited];
  const wrong = items.type === 'boolean' ? [error(`${at}/items/type`, NO_LIST)] : [];
  const long = items.type === 'string' ? longerThan(most.item, items, field, `${at}/items`) : [];
  return [...tooMany, ...limited, ...wrong, ...long];
}

/** How much of everything the contract takes. */
interface Sizes {
  text: number;
  list: number;
  item: number;
  rows: number;
  cells: number;
  cell: number;
}

function sizesOf(contract: OpenApiDocument): Sizes {
  const own = contract.components.schemas['OwnAnswers']?.additionalProperties as JsonSchema;
  const kinds = alternatives(contract, own);
  const lists = kinds
    .filter(({ type }) => type === 'array')
    .map(({ schema }) => ({ most: schema.maxItems, items: schema.items as JsonSchema }));
  const isRows = ({ items }: { items: JsonSchema }) => items.type === 'object';
  const [list, rows] = [lists.find((each) => !isRows(each)), lists.find(isRows)];
  const cells = rows?.items.additionalProperties as JsonSchema | undefined;
  return {
    text: size(kinds.find(({ type }) => type === 'string')?.schema.maxLength),
    list: size(list?.most),
    item: size(list?.items.maxLength),
    rows: size(rows?.most),
    cells: size(rows?.items.maxProperties),
    cell: size(cells?.maxLength),
  };
}

const size = (said: unknown) => (typeof said === 'number' ? said : 0);
const mostOf = ({ items }: Property, { list, rows }: Sizes) =>
  items?.type === 'object' ? rows : list;

/** What is written; what is chosen is as long as the longest choice. */
function longerThan(most: number, asked: Item, { codes }: Field, at: string): Diagnostic[] {
  const { enum: values, maxLength = FREE_TEXT } = asked;
  const longest = values ? Math.max(...values.map((value) => String(value).length)) : maxLength;
  if (codes !== undefined || Number(longest) <= most) return [];
  return [
    error(
      `${at}/${values ? 'enum' : 'maxLength'}`,
      `Una respuesta propia tiene como mucho ${most} letras aquí: póngalo en «maxLength».`,
    ),
  ];
}

function moreThan(most: number, { items, maxItems }: Property, at: string): Diagnostic[] {
  const choices = (items as Item | undefined)?.enum?.length ?? Infinity;
  return Math.min(Number(maxItems ?? Infinity), choices) <= most
    ? []
    : [
        error(
          `${at}/maxItems`,
          `Una respuesta propia tiene como mucho ${most} elementos: póngalo en «maxItems».`,
        ),
      ];
}

function cellFaults(
  property: Property,
  field: Field,
  at: string,
  name: string,
  most: Sizes,
): Diagnostic[] {
  const cells = Object.entries(cellsOf(property)).filter(([, { local }]) => !local);
  const many =
    cells.length > most.cells
      ? [error(`${at}/items/properties`, `Una fila propia tiene como mucho ${most.cells} datos.`)]
      : [];
  return [
    ...many,
    ...cells.flatMap(([cell, asked]) => {
      const here = `${at}/items/properties${step(cell)}`;
      const rules = `/fields${step(name)}/rules`;
      if (asked.type === 'array') return [error(`${here}/type`, NO_LIST)];
      if (asked.type !== 'string') return [];
      return [
        ...longerThan(most.cell, asked, field.fields?.[cell] ?? {}, here),
        ...limitsOf(field.rules ?? {}, cell, most.cell, 0, rules),
      ];
    }),
  ];
}

/** Limits that a rule sets beyond what there can be. */
const limitsOf = (
  rules: Record<string, FormRule>,
  name: string,
  letters: number,
  items: number,
  at: string,
): Diagnostic[] =>
  Object.entries(rules).flatMap(([id, { limit = {} }]) =>
    Object.entries(Object.hasOwn(limit, name) ? limit[name]! : {}).flatMap(([keyword, said]) => {
      const most = keyword.endsWith('Length') ? letters : items;
      const isSize = /^(min|max)(Length|Items)$/.test(keyword) && typeof said === 'number';
      return isSize && said > most
        ? [
            error(
              `${at}${step(id)}/limit${step(name)}/${keyword}`,
              `Aquí caben como mucho ${most}.`,
            ),
          ]
        : [];
    }),
  );

const NO_LIST = 'Una respuesta propia no puede ser de este tipo aquí.';
