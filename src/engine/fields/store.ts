import { effective, type EffectiveForm } from '#/language/effective.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { keptAnswers, reopened, stepsAsked } from '#/language/validation/keptAnswers.ts';
import { planOf } from '#/language/validation/plan.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import { withDefaults } from './defaults.ts';
import { allowedAt } from './allowedAt.ts';
import { errorsByField, type FormError } from './errors.ts';
import type { Channel, FormStore } from './formStore.ts';
import type { Doubt } from './reading.ts';
import { toPath, valueAt, withValue } from './path.ts';
import { sectionNow, type Section } from './section.ts';

/** The store of a form over the facts around it; `initial` stands above the document's defaults. */
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
  // What is said to be wrong is asked, kept or not.
  const wrong = new Set<string>();
  let together = false;
  const keptNow = (): ReadonlySet<string> => {
    const kept = keptAnswers(document, now, { ...outer, answers: now.answers });
    return new Set([...kept].filter((name) => !wrong.has(name)));
  };
  let kept = keptNow();
  for (const id of Object.keys(document.steps))
    sections.set(id, sectionNow(document, id, now, kept, undefined));
  const walked = () => stepsAsked(document, now, kept);
  let steps = walked();

  const tell = (channel: Channel) => listeners.get(channel)?.forEach((listener) => listener());
  const redraw = (id: string | undefined, change: Partial<Section> = {}) => {
    const section = id === undefined ? undefined : sections.get(id);
    if (!section) return;
    sections.set(section.id, { ...section, ...change, turn: section.turn + 1 });
    tell(`section:${section.id}`);
  };
  const refresh = () => {
    if (together) return;
    const before = steps;
    now = effective(document, { ...outer, answers });
    kept = keptNow();
    steps = walked();
    for (const [id, section] of sections) {
      const next = sectionNow(document, id, now, kept, section);
      if (next === section) continue;
      sections.set(id, next);
      tell(`section:${id}`);
    }
    if (before.join() !== steps.join()) tell('steps');
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
      wrong.clear();
      kept = keptNow();
      steps = walked();
      for (const [id, section] of sections) {
        const next = sectionNow(document, id, now, kept, undefined);
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
      const names = next.map(({ path }) => String(toPath(path)[0]));
      const anew = reopened(document, names, now.answers, outer);
      for (const name of [...names, ...anew]) wrong.add(name);
      if ([...wrong].some((name) => kept.has(name))) refresh();
      const told = new Map<string | undefined, FormError[]>();
      for (const error of next) {
        const home = homes.get(String(toPath(error.path)[0]));
        told.set(home, [...(told.get(home) ?? []), error]);
      }
      for (const [id, section] of sections) {
        const mine = told.get(id) ?? [];
        if (mine.length || Object.keys(section.errors).length)
          redraw(id, { errors: errorsByField(mine, section.errors) });
      }
      tell('errors');
    },
    section: (id) => sections.get(id)!,
    steps: () => steps,
    isShown: (name) => now.shown.has(name),
    allowed: (pointer) => allowedAt(document, toPath(pointer), now, answers),
    isDriver: (name) => plan.drivers.has(name) || plan.asked.has(name),
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
