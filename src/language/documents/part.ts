import type { Binding, Text, Value } from '../expressions/binding.ts';
import type { Block } from './block.ts';
import type { Field, FormDocument, FormRule, Property, Step } from './form.ts';

/** `schemas/parts/<id>.json`: questions that several forms ask alike, or blocks that they show. */
export interface PartDocument {
  kind: 'part';
  id: string;
  properties?: Record<string, Property>;
  fields?: Record<string, Field>;
  rules?: Record<string, FormRule>;
  /** The page on which they are asked, without `fields` all of them as they come; without it they are columns of rows. */
  step?: Omit<Step, 'order' | 'fields'> & Partial<Pick<Step, 'fields'>>;
  /** Members of the body in which the form sends them, or that it sends besides. */
  body?: Record<string, Value>;
  /** Where the form leads once it is sent. */
  done?: NonNullable<FormDocument['submit']>['done'];
  /** Of a part that asks nothing: shown on a step of the form, or on its review. */
  blocks?: Record<string, Block>;
  /** What its page reads of the server. */
  calls?: FormDocument['calls'];
  /** Of columns: what a row is called, and the words of the button that adds one. */
  row?: Text;
  add?: Text;
}

type Load = NonNullable<FormDocument['load']>;

/**
 * A form as its file says it: the step of each part by its name, and blocks of a part `in` a step or the review. Rows
 * may say a `part`, whose columns are theirs too, and have none of their own then. Properties without `title` take it of
 * the code list that `titles` names; `load` may say where answers to `each` question are, under its name; an example may
 * say what it is `like` and only what it has otherwise.
 */
export interface FormFile extends Omit<FormDocument, 'examples' | 'load'> {
  uses?: Record<string, { part: string; order?: number; in?: string }>;
  titles?: string;
  load?: Omit<Load, 'answers'> & { each?: string; answers?: Record<string, Binding | null> };
  examples?: Record<string, NonNullable<FormDocument['examples']>[string] & { like?: string }>;
}
