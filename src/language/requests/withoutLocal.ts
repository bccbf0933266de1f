import type { FormDocument, Property } from '../documents/form.ts';
import type { Answers } from '../expressions/scope.ts';

/** Answers without what is not sent: properties that stay in the browser, and such cells of rows. */
export const withoutLocal = ({ data }: Pick<FormDocument, 'data'>, answers: Answers): Answers =>
  sent(data.properties, answers);

/** The cells of a property of rows, by name; none of any other. */
export const cellsOf = ({ items }: Pick<Property, 'items'>): Record<string, Property> =>
  items?.type === 'object' ? (items.properties as Record<string, Property>) : {};

function sent(properties: Record<string, Property>, answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => {
      const property = Object.hasOwn(properties, name) ? properties[name]! : undefined;
      if (property?.local) return [];
      const cells = property ? cellsOf(property) : {};
      const hasLocal = Array.isArray(value) && Object.values(cells).some(({ local }) => local);
      return [[name, hasLocal ? value.map((row) => (isRow(row) ? sent(cells, row) : row)) : value]];
    }),
  );
}

const isRow = (value: unknown): value is Answers =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
