import { step } from '../values/pointer.ts';

/** A question of a form or of a part, or a column of its rows. Ids never change. */
export interface QuestionId {
  /** `form/<id>` or `part/<id>`. */
  in: string;
  name: string;
  /** Column of the rows that `name` asks for. */
  column?: string;
}

/** Where a question stands in its document: pointers. */
export interface QuestionSite {
  properties: string;
  property: string;
  fields: string;
  field: string;
  rules: string;
  /** How conditions and bindings read its answer. */
  answer: string;
  /** Its own name in rules. */
  name: string;
  /** Tables of what is sent, by the place in the request; a column is sent with its rows. */
  sent: Readonly<Record<string, string>>;
}

export function siteOf({ in: key, name, column }: QuestionId): QuestionSite {
  const isPart = key.startsWith('part/');
  const properties = isPart ? '/properties' : '/data/properties';
  const top = {
    properties,
    property: properties + step(name),
    fields: '/fields',
    field: `/fields${step(name)}`,
    rules: '/rules',
    answer: `/answers${step(name)}`,
    name,
    sent: isPart ? { body: '/body' } : inputs,
  };
  if (column === undefined) return top;
  const cells = `${top.property}/items/properties`;
  return {
    properties: cells,
    property: cells + step(column),
    fields: `${top.field}/fields`,
    field: `${top.field}/fields${step(column)}`,
    rules: `${top.field}/rules`,
    answer: `/row${step(column)}`,
    name: column,
    sent: {},
  };
}

const inputs = {
  body: '/submit/input/body',
  path: '/submit/input/path',
  query: '/submit/input/query',
};

/** A column or a part's only page is in no list of steps. */
export const stepsOf = ({ in: key, column }: QuestionId): string | undefined =>
  column !== undefined || key.startsWith('part/') ? undefined : '/steps';
