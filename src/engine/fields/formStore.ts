import type { FormDocument } from '#/language/documents/form.ts';
import type { Scalar } from '#/language/expressions/condition.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import type { FormError } from './errors.ts';
import type { Path } from './path.ts';
import type { Doubt } from './reading.ts';
import type { Section } from './section.ts';

/** What a listener may wait for: a section's drawing, the summary, the steps, texts that quote answers, any answer. */
export type Channel = `section:${string}` | 'errors' | 'steps' | 'texts' | 'answers';

/** The answers of one form while a person fills it in, and what follows from them. No React, no DOM. */
export interface FormStore {
  readonly document: FormDocument;
  /** Everything that was answered, what is hidden now included. */
  answers(): Answers;
  scope(): Scope;
  valueAt(pointer: string): unknown;
  /** Changes one answer; only sections for which something follows from it are drawn again. */
  set(path: Path, value: unknown): void;
  /** Many changes, after which what follows from them is worked out once. */
  together(changes: () => void): void;
  /** Puts other answers in place of all: a draft, a load. Controls are made anew. */
  replace(answers: Answers): void;
  /** A spelling that was refused, until the next reading of the same control. */
  doubt(pointer: string, doubt: Doubt | undefined): void;
  doubts(): ReadonlyMap<string, Doubt>;
  errors(): readonly FormError[];
  showErrors(errors: readonly FormError[]): void;
  section(id: string): Section;
  steps(): readonly string[];
  isShown(name: string): boolean;
  /** The choices that the rules leave of the question at a pointer now; `undefined` while none narrows it. */
  allowed(pointer: string): readonly Scalar[] | undefined;
  /** Property or list whose change is acted on at once. */
  isDriver(name: string): boolean;
  stepOf(pointer: string): string | undefined;
  /** Other facts about the person or the tenant: what follows from them is drawn. */
  rescope(outer: Scope): void;
  /** True once a person has changed something. */
  isTouched(): boolean;
  untouch(): void;
  subscribe(channel: Channel, listener: () => void): () => void;
}
