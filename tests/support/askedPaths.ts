import type { Arbitrary } from 'fast-check';
import type { CodesDocument } from '../../src/language/documents/tenantDocuments.ts';
import type { Field, FormDocument, FormRule, Property } from '../../src/language/documents/form.ts';
import type { Effective } from '../../src/language/effective.ts';
import type { Answers } from '../../src/language/expressions/scope.ts';
import { fc } from './fc.ts';

/** A question, or a column of rows, by where it stands: `CNAE`, `TITULARES_REALES/CONTROL`. */
export interface Asked {
  name: string;
  /** A rule decides whether it is asked. */
  isConditional: boolean;
  isRequired: boolean;
}

const shows = (rules: Record<string, FormRule> = {}, name: string) =>
  Object.values(rules).some(({ show }) => show !== undefined && Object.hasOwn(show, name));

const columnsOf = ({ items }: Property): Record<string, Property> | undefined =>
  items?.type === 'object' ? (items.properties as Record<string, Property>) : undefined;

/** Every question of a form and every column of its rows. */
export function questionsOf({ data, fields, rules }: FormDocument): Asked[] {
  return Object.entries(data.properties).flatMap(([name, property]) => {
    const field = fields[name] ?? {};
    const self = { name, isConditional: shows(rules, name), isRequired: field.required === true };
    const columns = Object.keys(columnsOf(property) ?? {}).map((column) => ({
      name: `${name}/${column}`,
      isConditional: shows(field.rules, column),
      isRequired: field.fields?.[column]?.required === true,
    }));
    return [self, ...columns];
  });
}

/** Whether a question is asked now; `undefined` of a column where there is no row. */
export function isAsked(now: Effective, name: string): boolean | undefined {
  const [outer = '', column] = name.split('/');
  if (column === undefined) return now.shown.has(outer);
  return now.rows[outer]?.[0]?.shown.has(column);
}

/** Answers of any kind to all questions, each also left open, with a row in each list of rows. */
export function anyAnswers(
  form: FormDocument,
  codes: (id: string) => CodesDocument | undefined,
): Arbitrary<Answers> {
  const { data, fields } = form;
  const told = JSON.stringify([form.rules, fields]);
  return record(data.properties, fields);

  function record(
    properties: Record<string, Property>,
    said: Record<string, Field>,
  ): Arbitrary<Answers> {
    const each = Object.entries(properties).map(([name, property]) => [
      name,
      fc.option(valueOf(property, said[name] ?? {}), { nil: undefined, freq: 3 }),
    ]);
    return fc.record(Object.fromEntries(each) as Record<string, Arbitrary<unknown>>);
  }

  function valueOf(property: Property, field: Field): Arbitrary<unknown> {
    const columns = columnsOf(property);
    if (columns) return fc.tuple(record(columns, field.fields ?? {}));
    if (property.type === 'boolean') return fc.boolean();
    const list = field.codes === undefined ? undefined : codes(field.codes);
    const values = property.enum ?? (list ? tellingOf(Object.keys(list.items)) : ['x']);
    if (property.type === 'array') return fc.subarray([...values], { minLength: 1 });
    return fc.constantFrom(...values);
  }

  /** The codes that a condition names, and a few others: most of a long list make no difference. */
  function tellingOf(all: string[]): string[] {
    const named = all.filter((code) => told.includes(`"${code}"`));
    return [...new Set([...named, ...all.slice(0, 3)])];
  }
}
