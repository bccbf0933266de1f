import { branchOf } from '../grammar/branch.ts';
import { grammars, type Kind } from '../grammar/index.ts';
import { namedIn } from '../grammar/namedIn.ts';
import { deref } from '../grammar/validateGrammar.ts';
import type { Schema } from '../notation/grammar.ts';
import { isObject } from '../values/mergePatch.ts';

/** A place of a document as people call it: by the names of the grammar, and what has a name of its own by its words. */
export function placeName(key: string, path: readonly string[], document: unknown): string {
  let schema: Schema | undefined = grammars[key.slice(0, key.indexOf('/')) as Kind];
  let value = document;
  const names = path.map((name) => {
    const holder: Schema = wholeOf(schema, value);
    value = isObject(value) ? value[name] : undefined;
    const known: Schema | undefined = namedIn(holder, name);
    schema = known ?? (holder.additionalProperties || undefined);
    const words = known ? deref(known).title : wordsIn(value);
    return words ?? name;
  });
  return names.join(' › ');
}

function wholeOf(schema: Schema | undefined, value: unknown): Schema {
  const whole = schema ? deref(schema) : {};
  if (!whole.oneOf) return whole;
  const branch = branchOf(whole, value);
  return 'schema' in branch ? branch.schema : {};
}

/** Something by what people read of it. */
function wordsIn(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const said = [value.title, value.label, value.text].map((text) =>
    isObject(text) ? text.text : text,
  );
  const words = said.find((one) => typeof one === 'string' && one.length <= MOST);
  return typeof words === 'string' ? `«${words}»` : undefined;
}

/** Letters of a name that stand in a sentence. */
const MOST = 60;
