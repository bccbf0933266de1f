import { form } from '../grammar/form.ts';
import { objectAt, toObject, type Json } from '../lenses/json.ts';
import { isObject } from '../values/mergePatch.ts';
import { read, segments, step } from '../values/pointer.ts';
import type { Difference } from './differences.ts';
import { placeName } from './placeName.ts';

/** One change as a sentence: its words stand in `schemas/words/changes.<language>.json` under the code. */
export interface Change {
  code: ChangeCode;
  /** The document. */
  in: string;
  pointers: string[];
  params: Readonly<Record<string, string>>;
}

export type ChangeCode =
  | `change.document.${'added' | 'removed' | 'changed'}`
  | `change.question.${'added' | 'removed' | 'moved' | 'reworded' | 'limits' | 'drawing' | 'choices' | 'required' | 'sent'}`
  | `change.choice.${'added' | 'removed' | 'reworded'}`
  | `change.step.${'added' | 'removed' | 'changed'}`
  | `change.rule.${'added' | 'removed' | 'changed'}`
  | `change.value.${'added' | 'removed' | 'changed' | 'on' | 'off'}`
  | `change.part.${'added' | 'removed' | 'changed'}`
  | `change.entry.${'added' | 'removed'}`
  | 'change.example'
  | `change.kept.${'added' | 'removed' | 'changed'}`
  | 'change.form'
  | `change.text.${'added' | 'removed' | 'changed'}`;

/** What a difference of a document is to whoever made it. */
export function changeOf(key: string, difference: Difference, before: Json, after: Json): Change {
  const { code, params } = /^(form|part)\//.test(key)
    ? ofForm(difference, before, after)
    : /^(texts|words)\//.test(key)
      ? ofText(key, difference)
      : ofPlain(key, difference, difference.after === undefined ? before : after);
  return { code, in: key, pointers: [difference.pointer], params };
}

interface Told {
  code: ChangeCode;
  params: Readonly<Record<string, string>>;
}

const turn = ({ before, after }: Difference) =>
  before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';

function ofText(key: string, difference: Difference): Told {
  const [sentence = ''] = segments(difference.pointer);
  const language = key.slice(key.indexOf('/') + 1);
  return { code: `change.text.${turn(difference)}`, params: { sentence, language } };
}

/** Letters of a value that stand in a sentence. */
const MOST = 120;

/** What changes of a document that is read as it stands: a value by what it was and is, an entry of the menu by its label. */
function ofPlain(id: string, { pointer, before, after }: Difference, document: Json): Told {
  const path = segments(pointer);
  if (path.length === 0) return { code: 'change.document.changed', params: { id } };
  const turned = turn({ pointer, before, after });
  const label = labelOf(after ?? before);
  if (id.startsWith('navigation/') && path.length === 2 && label && turned !== 'changed')
    return { code: `change.entry.${turned}`, params: { label } };
  const params = { id, place: placeName(id, path, document) };
  if (typeof after === 'boolean')
    return { code: after ? 'change.value.on' : 'change.value.off', params };
  const [was, is] = [before, after].map(plainly);
  if ((before !== undefined && was === undefined) || (after !== undefined && is === undefined))
    return { code: `change.part.${turned}`, params };
  return {
    code: `change.value.${turned}`,
    params: {
      ...params,
      ...(was !== undefined && { before: was }),
      ...(is !== undefined && { after: is }),
    },
  };
}

/** A value that a sentence can say: a text, a number, or yes and no. */
function plainly(value: unknown): string | undefined {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
  const said = String(value);
  return said.length > MOST ? `${said.slice(0, MOST)}…` : said;
}

function labelOf(value: unknown): string | undefined {
  const label = isObject(value) ? value.label : undefined;
  return plainly(isObject(label) ? label.text : label);
}

function ofForm(difference: Difference, before: Json, after: Json): Told {
  const path = segments(difference.pointer).slice(difference.pointer.startsWith('/data/') ? 1 : 0);
  const [root, name = '', part, inner] = path;
  if (root === 'properties' || root === 'fields') {
    const question = titled(name, before, after);
    if (path.length === 2 && root === 'properties')
      return {
        code: `change.question.${turn(difference) === 'added' ? 'added' : 'removed'}`,
        params: { question },
      };
    return (
      (root === 'fields' &&
        part === 'options' &&
        ofChoice(question, path.slice(3), difference)) || {
        code: aspectOf(root, path.slice(2)),
        params: { question },
      }
    );
  }
  if (root === 'steps' && part === 'fields' && inner !== undefined)
    return { code: 'change.question.moved', params: { question: titled(inner, before, after) } };
  if (root === 'steps')
    return {
      code: `change.step.${path.length === 2 ? turn(difference) : 'changed'}`,
      params: { step: stepTitle(name, before, after) },
    };
  if (root === 'rules')
    return {
      code: `change.rule.${path.length === 2 ? turn(difference) : 'changed'}`,
      params: { rule: name },
    };
  if (root === 'examples') return { code: 'change.example', params: { example: name } };
  if (root === 'submit' || root === 'load' || root === 'body') {
    const sent = [difference.before, difference.after]
      .map((value) => (isObject(value) ? String(value.from) : ''))
      .find((from) => from.startsWith('/answers/'));
    const question = root === 'load' ? path[2] : sent && segments(sent)[1];
    if (question !== undefined)
      return {
        code: 'change.question.sent',
        params: { question: titled(question, before, after) },
      };
  }
  return { code: 'change.form', params: { part: partName(root ?? '') } };
}

/** A part of a form by what its grammar calls it; nobody is told a name of the file. */
const partName = (root: string): string => form.properties?.[root]?.title ?? root;

/** An option that comes, goes or is put in other words; nothing where only its place or its help changes. */
function ofChoice(
  question: string,
  [value, aspect]: readonly string[],
  { pointer, before, after }: Difference,
): Told | undefined {
  if (value === undefined) return undefined;
  if (aspect === undefined) {
    const turned = turn({ pointer, before, after });
    const choice = labelOf(after ?? before) ?? value;
    return turned === 'changed'
      ? undefined
      : { code: `change.choice.${turned}`, params: { question, choice } };
  }
  const [was, is] = [before, after].map((text) => labelOf({ label: text }));
  return aspect === 'label' && was !== undefined && is !== undefined
    ? { code: 'change.choice.reworded', params: { question, before: was, after: is } }
    : undefined;
}

function aspectOf(root: 'properties' | 'fields', [part, inner]: readonly string[]): ChangeCode {
  if (part === 'items' && inner === 'enum') return 'change.question.choices';
  if (part === 'title' || part === 'hint' || part === 'placeholder')
    return 'change.question.reworded';
  if (part === 'required') return 'change.question.required';
  if (part === 'local' || part === 'own') return 'change.question.sent';
  if (part !== undefined && ['enum', 'options', 'codes', 'choices', 'unavailable'].includes(part))
    return 'change.question.choices';
  return root === 'properties' ? 'change.question.limits' : 'change.question.drawing';
}

/** A question by its words, as they are now or, of one that went, as they were. */
function titled(name: string, before: Json, after: Json): string {
  const at = (document: Json) =>
    toObject(
      read(document, `/data/properties${step(name)}`) ?? objectAt(document, 'properties')[name],
    ).title;
  return String(at(after) ?? at(before) ?? name);
}

function stepTitle(name: string, before: Json, after: Json): string {
  const at = (document: Json) => objectAt(objectAt(document, 'steps'), name).title;
  const title = at(after) ?? at(before);
  return String((isObject(title) ? title.text : title) ?? name);
}
