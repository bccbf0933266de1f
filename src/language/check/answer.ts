import type { JsonSchema } from '#/contract/openapi.ts';
import { alternatives, type Alternative } from '../contract/alternatives.ts';
import type { Assembled } from '../assembly/assemble.ts';
import { isOpen, locate } from '../contract/locate.ts';
import type { Field, FormDocument, Item, Property } from '../documents/form.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { isObject } from '../values/mergePatch.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { assignable, describe } from './assignable.ts';
import { contractMismatch } from './contractMismatch.ts';
import { error, type Context } from './context.ts';
import { scopeAt } from './scopeAt.ts';

/** A property with how it is drawn, and where both stand. */
interface Asked {
  property: Item;
  field: Field | undefined;
  at: string;
  fieldAt: string;
  /** What rows of a call offer it. */
  offered?: readonly Alternative[];
}

/** Every answer that a property accepts is one that a place of the contract takes. */
export function checkAnswer(
  form: FormDocument,
  name: string,
  taken: JsonSchema,
  context: Context,
): Diagnostic[] {
  const asked = {
    property: form.data.properties[name]!,
    field: form.fields[name],
    at: `/data/properties/${name}`,
    fieldAt: `/fields/${name}`,
    offered: offeredIn(form, name, context),
  };
  return checkAsked(asked, taken, context);
}

/** What the rows that a question offers may be. */
function offeredIn(form: FormDocument, name: string, { contract }: Context) {
  const { choices } = form.fields[name] ?? {};
  if (!choices) return undefined;
  const document = { kind: 'form', value: form } as unknown as Assembled;
  const at = `/fields/${name}/choices/value`;
  return locate(contract, scopeAt(document, contract, at, choices.rows), choices.value.from).found;
}

function checkAsked(asked: Asked, schema: JsonSchema, context: Context): Diagnostic[] {
  const { property, field, at } = asked;
  const { contract } = context;
  const taken = alternatives(contract, schema);
  if (!assignable(alternatives(contract, property as JsonSchema), taken))
    return [error(at, `No cabe en lo que la llamada toma: ${describe(taken)}.`)];
  return [
    ...checkValues(asked, taken, context),
    ...contractMismatch(property, field, taken, at),
    ...checkItems(asked, taken, context),
  ];
}

/** Every value that is offered is one that the call accepts, where it accepts some only. */
function checkValues(
  { property, field, at, fieldAt, offered }: Asked,
  taken: readonly Alternative[],
  { documents }: Context,
): Diagnostic[] {
  if (!taken.every(({ values }) => values)) return [];
  const allowed = taken.flatMap(({ values }) => values!);
  const refused = (property.enum ?? []).flatMap((value, index) =>
    allowed.includes(value)
      ? []
      : [
          error(
            `${at}/enum/${index}`,
            `La llamada no acepta «${String(value)}».${didYouMean(String(value), allowed.map(String))}`,
          ),
        ],
  );
  const list = documents.get(`codes/${field?.codes}`)?.value as CodesDocument | undefined;
  const codes = Object.keys(list?.items ?? {}).filter((code) => !allowed.includes(code));
  if (codes.length > 0)
    refused.push(
      error(`${fieldAt}/codes`, `La llamada no acepta ${codes.slice(0, 5).join(', ')}.`),
    );
  if (offered && !assignable(offered, taken))
    refused.push(
      error(
        `${fieldAt}/choices/value`,
        `La llamada sólo toma ${describe(taken)}, y la lista ofrece otra cosa.`,
      ),
    );
  if (property.type === 'string' && !property.enum && !field?.codes && !offered)
    refused.push(error(at, `La llamada sólo toma ${describe(taken)}: falta «enum» o «codes».`));
  return refused;
}

/** What stands in a list, or in each row, is taken there too. */
function checkItems(
  { property, field, at, fieldAt }: Asked,
  taken: readonly Alternative[],
  context: Context,
): Diagnostic[] {
  const items = property['items'] as Item | undefined;
  const inner = items?.['properties'] as Record<string, Property> | undefined;
  const fitting = taken
    .flatMap(({ schema: one }) => (one.items ? [one.items as JsonSchema] : []))
    .filter((one) => !inner || alternatives(context.contract, one).some(isRow));
  const [schema] = fitting;
  if (!items || !schema) return [];
  if (!inner) {
    const asked = { property: items, field, at: `${at}/items`, fieldAt };
    return checkAsked(asked, fitting.length > 1 ? { anyOf: fitting } : schema, context);
  }
  const [row] = alternatives(context.contract, schema);
  if (!row || isOpen(row)) return [];
  const others = row.schema.additionalProperties;
  const properties = (row.schema.properties ?? {}) as Record<string, JsonSchema>;
  const required = (row.schema.required as string[] | undefined) ?? [];
  const columns = Object.entries(inner).filter(([, cell]) => !cell.local);
  const missing = required
    .filter((name) => !columns.some(([column]) => column === name))
    .map((name) =>
      error(`${at}/items/properties`, `Falta «${name}», que la llamada exige en cada fila.`),
    );
  const wrong = columns.flatMap(([name, cell]) => {
    const here = `${at}/items/properties/${name}`;
    const cellSchema = Object.hasOwn(properties, name) ? properties[name] : others;
    if (!isObject(cellSchema))
      return [
        error(
          here,
          `La llamada no toma «${name}» en cada fila.${didYouMean(name, Object.keys(properties))}`,
        ),
      ];
    const column = {
      property: cell,
      field: field?.fields?.[name],
      at: here,
      fieldAt: `${fieldAt}/fields/${name}`,
    };
    return checkAsked(column, cellSchema, context);
  });
  const optional = columns
    .filter(([name, { default: given }]) => required.includes(name) && given === undefined)
    .filter(([name]) => !isAsked(name, field))
    .map(([name]) =>
      error(
        `${fieldAt}/fields/${name}`,
        `La llamada exige «${name}» en cada fila, y aquí puede quedar sin responder.`,
      ),
    );
  return [...missing, ...wrong, ...optional];
}

/** Whether a column has to be answered, always or while a rule of the row says so. */
const isAsked = (name: string, field: Field | undefined): boolean =>
  field?.fields?.[name]?.required === true ||
  Object.values(field?.rules ?? {}).some(
    ({ show, require }) =>
      (show && Object.hasOwn(show, name)) || (require && Object.hasOwn(require, name)),
  );

/** A list of these is one of rows, or may be one. */
const isRow = (one: Alternative) => isOpen(one) || one.type === 'object';
