import type { Block } from './block.ts';
import type { Choices, Obstacle } from './choices.ts';
import type { Locked } from './locked.ts';
import type { Binding, Text, Value } from '../expressions/binding.ts';
import type { Condition, Scalar } from '../expressions/condition.ts';
import type { Answers, Scope } from '../expressions/scope.ts';

/** A value and what it may be: standard keywords (minLength, maximum, …) and rules of the domain by name. */
export interface Item {
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  enum?: Scalar[];
  [keyword: string]: unknown;
}

/** A flat property: a scalar, a list of scalars, or rows of flat objects. Our rules stand beside the standard keywords. */
export interface Property extends Item {
  title: string;
  /** `array` only: scalars, or one row as a flat object. */
  items?: Item | { type: 'object'; properties: Record<string, Property> };
  /** Not sent with the body. */
  local?: boolean;
  /** A question of the tenant's own, which the call knows nothing of: sent under `own_answers`. */
  own?: boolean;
}

/** How one property is drawn. */
export interface Field {
  widget?: string;
  hint?: Text;
  width?: 'full' | 'twoThirds' | 'half' | 'third' | 'short';
  autocomplete?: string;
  /** An unanswered required field is an issue `required`. */
  required?: boolean;
  /** An overlay may not touch this field. */
  locked?: Locked;
  /** Code list that gives the options. */
  codes?: string;
  /** Codes of the list that are no answer here. */
  without?: string[];
  /** Labels of `enum` values. */
  options?: Record<string, { order: number; label: Text; hint?: Text }>;
  /** The rows of a call as options. */
  choices?: Choices;
  /** Option → what keeps it from being chosen, by name. */
  unavailable?: Record<string, Record<string, Obstacle>>;
  placeholder?: string;
  /** Fields of a row (for `rows`), each with its `order`, and the rules that hold within one row. */
  fields?: Record<string, Field>;
  rules?: Record<string, FormRule>;
  /** Place within a row; at the top a step gives it. */
  order?: number;
  [option: string]: unknown;
}

/** The page on which everything is seen once more before it is sent; no step may have this name. */
export const REVIEW = 'revisar';

export interface Step {
  order: number;
  title: Text;
  intro?: Text;
  /** Property → its place within the step. */
  fields: Record<string, number>;
  when?: Condition;
  /** Passed over while each of its questions has one possible answer, which it is given. */
  only?: true;
  /** Drawn among its fields, by their `order`: what the answers lead to. */
  blocks?: Record<string, Block>;
  /** An overlay may not touch this step, nor the fields in it. */
  locked?: Locked;
}

/** What holds under a condition. Names are keys, so an overlay can change one of them. */
export interface FormRule {
  order?: number;
  when: Condition;
  show?: Record<string, true>;
  require?: Record<string, true>;
  limit?: Record<string, Limits>;
}

/** Keyword → value, as a document writes a limit: itself, where it is read, or the options of a rule. */
export type Limits = Record<
  string,
  Scalar | Scalar[] | { from?: unknown; [entry: string]: unknown }
>;

/** Keyword → every value that holds now, read from the scope. */
export type ResolvedLimits = Record<string, (Scalar | Scalar[])[]>;

/** A call of the contract with bindings for its parameters and body. */
export interface CallUse {
  call: string;
  input?: {
    path?: Record<string, Value>;
    query?: Record<string, Value>;
    body?: Record<string, Value>;
  };
  when?: Condition;
}

/** What follows when a form was sent: a sentence in its place, or another address. */
export interface Done {
  text?: Text;
  navigate?: string;
  /** For the `{name}` places of the address. */
  values?: Record<string, Binding>;
  /** Of answers that were sent before, and whose sender may not have heard so: what they were, and where that leads. */
  before?: { text: Text; label: Text; to: string; values?: Record<string, Binding>; anew: Text };
}

/** What is not asked again of somebody whose first answers came with `load`: they keep it. */
export interface Again {
  /** Where the names of the only questions stand that are asked; none there, or an empty list: all are. */
  only?: string;
  /** The question whose answer names the steps that are as they were. */
  same?: string;
  /** Where the names of the questions stand that they have read in the words of now; the others are asked. */
  seen?: string;
  /**
   * Where the answers stand that count until these do, each `{ key, answer }` of a question that was asked for them.
   * Without it they are those that the form begins with.
   */
  before?: string;
}

export interface FormDocument {
  kind: 'form';
  id: string;
  /** An overlay may not touch the form at all. */
  locked?: Locked;
  title: Text;
  intro?: Text;
  /** Whom it is for, judged by the server too when it is sent; it reads `me`, `facts` and `tenant`. */
  access?: Condition;
  /** What is read instead of it, and refused with, by whom it is not for. */
  otherwise?: Text;
  data: { type: 'object'; properties: Record<string, Property> };
  /** What the form reads of the server, at `/data/<name>`: asked while it is filled in, and again when it is judged. */
  calls?: Record<string, CallUse>;
  fields: Record<string, Field>;
  steps: Record<string, Step>;
  rules?: Record<string, FormRule>;
  /** Where the first answers come from; its bindings read the call's `data` member at `/data/load`. */
  load?: CallUse & { answers: Record<string, Binding> };
  /** Of whoever answered before: what alone is asked of them now, and what they say is as it was. */
  again?: Again;
  /** A step on the way: nothing is sent, its button leads on. */
  next?: { label: Text; to: string; values?: Record<string, Binding> };
  /**
   * Absent when the host of the form sends it. Without `input.body` the answers are the body; beside a body of
   * constants they are the rest of it.
   */
  submit?: CallUse & {
    label: Text;
    /** In place of one with an amount, for whoever hides amounts. */
    veiled?: Text;
    /** How its button is drawn; filled unless told. */
    look?: 'primary' | 'secondary';
    done?: Done;
    /** Only the answers that are others than those loaded: for calls that leave the rest as it is. */
    send?: 'changed';
  };
  /** A review page with "Cambiar" before sending, and what stands above its button. */
  review?: boolean | { blocks: Record<string, Block> };
  /** Unfinished answers are kept by the server; `of`: what they are about, by pointers into the address. */
  draft?: boolean | { of: string[] };
  examples?: Record<
    string,
    { answers: Answers; scope?: Scope; issues: { path: string; code: string }[] }
  >;
}
