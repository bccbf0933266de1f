import { form } from '../grammar/form.ts';
import { grammars, type Kind } from '../grammar/index.ts';
import type { Documents } from '../lenses/documents.ts';
import { objectAt, type Json } from '../lenses/json.ts';
import { isObject } from '../values/mergePatch.ts';
import { segments } from '../values/pointer.ts';
import type { Difference } from './differences.ts';
import type { Said } from './phrase.ts';
import { placeName } from './placeName.ts';
import { plainly } from './plainly.ts';
import { ruleTold, type RuleKind } from './ruleTold.ts';
import { questionTold, stepTold } from './toldApart.ts';

/** One change as a sentence: its words stand in `schemas/words/changes.<language>.json` under the code. */
export interface Change {
  code: ChangeCode;
  /** The document. */
  in: string;
  pointers: string[];
  params: Readonly<Record<string, Said>>;
  /** What of the document it is about, whatever that is called: `question <name>`, `step <name>`. */
  about?: string;
}

type Turn = 'added' | 'removed' | 'changed';

export type ChangeCode =
  | `change.document.${'added' | 'removed' | 'changed'}`
  | `change.question.${'added' | 'removed' | 'hidden' | 'moved' | 'reworded' | 'limits' | 'drawing' | 'choices' | 'sent'}`
  | `change.choice.${'added' | 'removed' | 'reworded'}`
  | `change.step.${'added' | 'removed' | 'changed'}`
  | `change.question.${'title' | `${'help' | 'sample'}.${Turn}`}`
  | `change.rule.${RuleKind}.${Turn}`
  | `change.value.${'added' | 'removed' | 'changed' | 'on' | 'off'}`
  | `change.part.${'added' | 'removed' | 'changed'}`
  | `change.entry.${'added' | 'removed'}`
  | `change.question.required.${'on' | 'off'}`
  | `change.setting.${Turn | 'on' | 'off' | 'other'}`
  | `change.example.${Turn}`
  | `change.kept.${'added' | 'removed' | 'changed'}`
  | 'change.form'
  | `change.text.${'added' | 'removed' | 'changed'}`
  | `change.text.said.${'added' | 'removed' | 'changed'}`;

/**
 * What a difference of a document is to whoever made it.
 * @param lists documents whose code lists have the words of what is chosen
 */
export function changeOf(
  key: string,
  difference: Difference,
  before: Json,
  after: Json,
  lists: Documents = {},
): Change {
  const told = /^(form|part)\//.test(key)
    ? ofForm(difference, before, after, lists)
    : /^(texts|words)\//.test(key)
      ? ofText(key, difference)
      : ofPlain(key, difference, difference.after === undefined ? before : after);
  return { ...told, in: key, pointers: [difference.pointer] };
}

type Told = Pick<Change, 'code' | 'params' | 'about'>;

const turn = ({ before, after }: Difference): Turn =>
  before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';

function ofText(key: string, difference: Difference): Told {
  const [sentence = ''] = segments(difference.pointer);
  const language = key.slice(key.indexOf('/') + 1);
  const params = { sentence, language, ...wasAndIs(difference) };
  // Spanish is what translations begin from: other words for it are said everywhere, and translate nothing.
  return { code: `change.text.${language === 'es' ? 'said.' : ''}${turn(difference)}`, params };
}

/** What stood there and what stands there, as far as a sentence can say it. */
function wasAndIs({ before, after }: Difference): { before?: string; after?: string } {
  const [was, is] = [before, after].map(plainly);
  return {
    ...(was !== undefined && { before: was }),
    ...(is !== undefined && { after: is }),
  };
}

/** What changes of a document that is read as it stands: a value by what it was and is, an entry of the menu by its label. */
function ofPlain(id: string, { pointer, before, after }: Difference, document: Json): Told {
  const path = segments(pointer);
  if (path.length === 0) return { code: 'change.document.changed', params: { id } };
  const turned = turn({ pointer, before, after });
  const label = labelOf(after ?? before);
  if (id.startsWith('navigation/') && path.length === 2 && label && turned !== 'changed')
    return { code: `change.entry.${turned}`, params: { label } };
  const place = placeName(id, path, document);
  // There is one of them, and people call each setting by its name.
  const isSetting = id.startsWith('settings/');
  const kind = isSetting ? 'setting' : 'value';
  const params: Told['params'] = isSetting ? { place } : { id: titleOf(id, document), place };
  if (typeof after === 'boolean') return { code: `change.${kind}.${after ? 'on' : 'off'}`, params };
  const said = wasAndIs({ pointer, before, after });
  if ([before, after].filter((value) => value !== undefined).length > Object.keys(said).length)
    return { code: isSetting ? 'change.setting.other' : `change.part.${turned}`, params };
  return { code: `change.${kind}.${turned}`, params: { ...params, ...said } };
}

/** A document by its own title, else by what its grammar calls it. */
const titleOf = (id: string, document: Json): string =>
  plainly(document.title) ?? grammars[id.slice(0, id.indexOf('/')) as Kind]?.title ?? id;

function labelOf(value: unknown): string | undefined {
  return plainly(isObject(value) ? value.label : undefined);
}

/** What has no name by itself: its entries have. */
const tables: ReadonlySet<string> = new Set(['properties', 'fields', 'steps', 'rules', 'examples']);

function ofForm(difference: Difference, before: Json, after: Json, lists: Documents): Told {
  const path = segments(difference.pointer).slice(difference.pointer.startsWith('/data/') ? 1 : 0);
  const [root, name = '', part, inner] = path;
  if (path.length === 1 && tables.has(root!))
    return { code: 'change.form', params: { part: partName(root!) } };
  if (root === 'properties' || root === 'fields')
    return ofQuestion(root, path.slice(1), difference, before, after);
  if (root === 'steps' && part === 'fields' && inner !== undefined)
    return aboutQuestion(inner, before, after, 'change.question.moved');
  if (isBesideQuestions(path) && path.length > 2) {
    const shown = difference.after === undefined ? before : after;
    const about = root === 'steps' ? { about: `step ${name}` } : {};
    return { ...ofPlain('form/', difference, shown), ...about };
  }
  if (root === 'steps')
    return {
      code: `change.step.${path.length === 2 ? turn(difference) : 'changed'}`,
      params: { step: stepTold(name, before, after) },
      about: `step ${name}`,
    };
  if (root === 'rules') {
    const { kind, params } = ruleTold(name, before, after, lists);
    const turned = path.length === 2 ? turn(difference) : 'changed';
    return { code: `change.rule.${kind}.${turned}`, params };
  }
  if (root === 'examples')
    return {
      code: `change.example.${path.length === 2 ? turn(difference) : 'changed'}`,
      params: { example: name },
    };
  if (root === 'submit' || root === 'load' || root === 'body') {
    const sent = [difference.before, difference.after]
      .map((value) => (isObject(value) ? String(value.from) : ''))
      .find((from) => from.startsWith('/answers/'));
    const question = root === 'load' ? path[2] : sent && segments(sent)[1];
    if (question !== undefined)
      return aboutQuestion(question, before, after, 'change.question.sent');
  }
  const said = path.length === 1 ? wasAndIs(difference) : {};
  const turned = turn(difference);
  if (Object.keys(said).length === (turned === 'changed' ? 2 : 1)) {
    const params = { id: titleOf('form/', before), place: partName(root ?? ''), ...said };
    return { code: `change.value.${turned}`, params };
  }
  return { code: 'change.form', params: { part: partName(root ?? '') } };
}

/** Of a form what is read, not answered: each place of it is told by what stood and stands there. */
const isBesideQuestions = ([root, name, part]: readonly string[]): boolean =>
  root === 'steps'
    ? part === 'blocks'
    : root === 'submit'
      ? name !== 'input'
      : root === 'review' || root === 'next';

const aboutQuestion = (name: string, before: Json, after: Json, code: ChangeCode): Told => ({
  code,
  params: { question: questionTold(name, before, after) },
  about: `question ${name}`,
});

/** @param path from the name of the question on */
function ofQuestion(
  root: 'properties' | 'fields',
  [name = '', ...path]: readonly string[],
  difference: Difference,
  before: Json,
  after: Json,
): Told {
  const as = (code: ChangeCode) => aboutQuestion(name, before, after, code);
  if (path.length === 0 && difference.after === undefined)
    // What the product asks goes on being the product's; what is the tenant's own is gone.
    return as(isOwn(name, before) ? 'change.question.removed' : 'change.question.hidden');
  if (path.length === 0 && root === 'properties') return as('change.question.added');
  const [part, ...inner] = path;
  if (root === 'fields' && part === 'required' && inner.length === 0)
    return as(`change.question.required.${difference.after === true ? 'on' : 'off'}`);
  const question = questionTold(name, before, after);
  const said =
    wordsOf(difference, question, path) ??
    (root === 'fields' && part === 'options' ? ofChoice(question, inner, difference) : undefined);
  return said ? { ...said, about: `question ${name}` } : as(aspectOf(root, path));
}

const isOwn = (name: string, form: Json): boolean =>
  objectAt(objectAt(objectAt(form, 'data'), 'properties'), name).own === true;

/** A part of a form by what its grammar calls it; nobody is told a name of the file. */
const partName = (root: string): string => form.properties?.[root]?.title ?? root;

/** The words of a question, as they were and as they are; nothing of what is no plain text. */
function wordsOf(
  difference: Difference,
  question: Said,
  path: readonly string[],
): Told | undefined {
  const [part = '', ...inner] = path;
  const isWords = inner.length === 0 || (inner.length === 1 && inner[0] === 'text');
  const said = wasAndIs(difference);
  const turned = turn(difference);
  const isSaid = Object.keys(said).length === (turned === 'changed' ? 2 : 1);
  if (!isWords || !isSaid) return undefined;
  const params = { question, ...said };
  // It is called by the words that it has now.
  if (part === 'title' && turned === 'changed')
    return { code: 'change.question.title', params: { ...params, after: question } };
  if (part === 'hint') return { code: `change.question.help.${turned}`, params };
  if (part === 'placeholder') return { code: `change.question.sample.${turned}`, params };
  return undefined;
}

/** An option that comes, goes or is put in other words; nothing where only its place or its help changes. */
function ofChoice(
  question: Said,
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
  if (part === 'local' || part === 'own') return 'change.question.sent';
  if (part !== undefined && ['enum', 'options', 'codes', 'choices', 'unavailable'].includes(part))
    return 'change.question.choices';
  return root === 'properties' ? 'change.question.limits' : 'change.question.drawing';
}
