import { effective, type EffectiveForm } from '#/language/effective.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { planOf } from '#/language/validation/plan.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import { withDefaults } from './defaults.ts';
import { errorsByField, type FormError } from './errors.ts';
import type { Doubt } from './reading.ts';
import { toPath, valueAt, withValue, type Path } from './path.ts';
import { sectionNow, type Section } from './section.ts';

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

export function createFormStore(
  document: FormDocument,
  outer: Scope,
  initial?: Answers,
): FormStore {
  const plan = planOf(document);
  const listeners = new Map<Channel, Set<() => void>>();
  const homes = new Map<string, string>();
  for (const [id, step] of Object.entries(document.steps))
    for (const name of Object.keys(step.fields)) homes.set(name, id);
  const sections = new Map<string, Section>();
  const doubts = new Map<string, Doubt>();
  let answers = withDefaults(document, initial);
  let now: EffectiveForm = effective(document, { ...outer, answers });
  let errors: readonly FormError[] = [];
  let touched = false;
  let together = false;
  for (const id of Object.keys(document.steps))
    sections.set(id, sectionNow(document, id, now, undefined));

  const tell = (channel: Channel) => listeners.get(channel)?.forEach((listener) => listener());
  const redraw = (id: string | undefined, change: Partial<Section> = {}) => {
    const section = id === undefined ? undefined : sections.get(id);
    if (!section) return;
    sections.set(section.id, { ...section, ...change, turn: section.turn + 1 });
    tell(`section:${section.id}`);
  };
  const refresh = () => {
    if (together) return;
    const before = now.stepsShown;
    now = effective(document, { ...outer, answers });
    for (const [id, section] of sections) {
      const next = sectionNow(document, id, now, section);
      if (next === section) continue;
      sections.set(id, next);
      tell(`section:${id}`);
    }
    if (before.join() !== now.stepsShown.join()) tell('steps');
    tell('texts');
  };

  return {
    document,
    answers: () => answers,
    scope: () => ({ ...outer, answers }),
    valueAt: (pointer) => valueAt(answers, toPath(pointer)),
    set(path, value) {
      const name = String(path[0]);
      if (Object.is(valueAt(answers, path), value)) return;
      answers = withValue(answers, path, value);
      touched = true;
      if (plan.drivers.has(name)) refresh();
      if (path.length > 1 || plan.rows.has(name)) redraw(homes.get(name));
      tell('answers');
    },
    together(changes) {
      const before = answers;
      together = true;
      changes();
      together = false;
      const drives = [...plan.drivers].some((name) => before[name] !== answers[name]);
      if (drives) refresh();
    },
    replace(next) {
      answers = withDefaults(document, next);
      doubts.clear();
      errors = [];
      now = effective(document, { ...outer, answers });
      for (const [id, section] of sections) {
        const next = sectionNow(document, id, now, undefined);
        sections.set(id, { ...next, turn: section.turn, epoch: section.epoch + 1 });
        tell(`section:${id}`);
      }
      tell('steps');
      tell('texts');
      tell('errors');
    },
    doubt(pointer, doubt) {
      if (doubt) doubts.set(pointer, doubt);
      else doubts.delete(pointer);
    },
    doubts: () => doubts,
    errors: () => errors,
    showErrors(next) {
      errors = next;
      for (const [id, section] of sections) {
        const mine = next.filter(({ path }) => homes.get(String(toPath(path)[0])) === id);
        if (mine.length || Object.keys(section.errors).length)
          redraw(id, { errors: errorsByField(mine, section.errors) });
      }
      tell('errors');
    },
    section: (id) => sections.get(id)!,
    steps: () => now.stepsShown,
    isShown: (name) => now.shown.has(name),
    isDriver: (name) => plan.drivers.has(name),
    stepOf: (pointer) => homes.get(String(toPath(pointer)[0])),
    rescope(next) {
      outer = next;
      refresh();
    },
    isTouched: () => touched,
    untouch: () => void (touched = false),
    subscribe(channel, listener) {
      const set = listeners.get(channel) ?? listeners.set(channel, new Set()).get(channel)!;
      set.add(listener);
      return () => set.delete(listener);
    },
  };
}
