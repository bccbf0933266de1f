import { branchOf } from '../grammar/branch.ts';
import { block as grammar } from '../grammar/screen.ts';
import { deref } from '../grammar/validateGrammar.ts';
import type { Schema } from '../notation/grammar.ts';

/** A value that a new block may show. */
export interface Shown {
  from: string;
  /** What it is called. */
  label: string;
  as?: string;
  /** The list that has the words of a code. */
  codes?: string;
}

/** What a new block begins with, beside its type. */
export interface Beginning {
  title?: string;
  /** Of its first sentence, where it must have one. */
  text: string;
  /** Name of the call that feeds it. */
  data?: string;
  rows?: string;
  shown: readonly Shown[];
  form?: string;
  /** Where it leads, if it must lead somewhere. */
  to: string;
}

/** How many values a new list shows. */
const MOST = 4;

/** A block of a type with the least that its grammar asks for, filled with what it is to show. */
export function begunBlock(
  type: string,
  beginning: Beginning,
): { type: string; [entry: string]: unknown } {
  const branch = branchOf(grammar, { type });
  const { title, data } = beginning;
  const least = 'schema' in branch ? objectOf(branch.schema, beginning, 0) : {};
  return {
    ...least,
    type,
    ...(title !== undefined && { title }),
    ...(data !== undefined && { data }),
  };
}

function objectOf(schema: Schema, beginning: Beginning, at: number): Record<string, unknown> {
  const { properties = {}, required = [] } = deref(schema);
  return Object.fromEntries(
    required
      .filter((name) => name !== 'order' && name !== 'type')
      .map((name) => [name, least(properties[name]!, beginning, at)]),
  );
}

function least(grammarOf: Schema, beginning: Beginning, at: number): unknown {
  const schema = deref(grammarOf);
  const { role, type } = schema;
  const shown = beginning.shown[at] ?? beginning.shown[0];
  if (role === 'text') return beginning.text;
  if (role === 'binding') return { from: shown?.from ?? '/facts/today', ...formOf(shown) };
  if (role === 'list') return beginning.rows ?? '/me/accounts';
  if (role === 'form') return beginning.form ?? '';
  if (role === 'route') return beginning.to;
  if (role === 'pointer') return shown?.from ?? '/facts/today';
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.oneOf) return least(schema.oneOf[0]!, beginning, at);
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  if (type !== 'object') return type === 'string' ? 'vista' : (schema.minimum ?? 0);
  if (schema.properties) return objectOf(schema, beginning, at);
  return entriesOf(schema, beginning);
}

/** Entries that show a value each are begun with what there is to show; others the person adds. */
function entriesOf(schema: Schema, beginning: Beginning): Record<string, unknown> {
  const entry = deref(schema.additionalProperties || {});
  if (!entry.required?.includes('value') || !entry.properties?.label) return {};
  const shown = beginning.shown.slice(0, MOST);
  const isCard = entry.properties.cardRole !== undefined;
  const amount = isCard ? shown.find(isAmount) : undefined;
  const title = isCard ? shown.find((one) => !isAmount(one)) : undefined;
  return Object.fromEntries(
    shown.map((one, at) => [
      nameOf(one.from),
      {
        order: (at + 1) * 10,
        ...objectOf(entry, { ...beginning, text: one.label }, at),
        // On a phone a row is a card, with a title and led by its amount.
        ...(one === title && { cardRole: 'title' }),
        ...(one === amount && { cardRole: 'amount', align: 'end' }),
      },
    ]),
  );
}

const formOf = ({ as, codes }: Partial<Shown> = {}) => ({
  ...(as !== undefined && { as }),
  ...(codes !== undefined && { codes }),
});

const isAmount = ({ as = '' }: Shown) => /^(money|nav|shares)/.test(as);

const nameOf = (pointer: string): string =>
  pointer.slice(pointer.lastIndexOf('/') + 1).replace(/[^A-Za-z0-9_]/g, '_');
