import { mayStandBefore } from '../check/ownAfter.ts';
import type { FormDocument } from '../documents/form.ts';
import { valueOf, type Documents } from '../lenses/documents.ts';
import { judged } from '../lenses/judge.ts';
import { objectAt, put, toObject, withEntry, type Json } from '../lenses/json.ts';
import { refused, type Written } from '../lenses/written.ts';
import { isObject } from '../values/mergePatch.ts';
import { read, step as pointerStep } from '../values/pointer.ts';
import { duplicateQuestion } from './duplicateQuestion.ts';
import { freeName } from './freeName.ts';
import { moveQuestion } from './moveQuestion.ts';
import { orderedBefore } from './orders.ts';
import { removeQuestion } from './removeQuestion.ts';

const at = (step: string) => `/steps${pointerStep(step)}`;

/** A form with one page more, before another one or last. */
export function addStep(
  documents: Documents,
  key: string,
  step: string,
  title: string,
  before?: string,
): Written {
  const form = valueOf(documents, key);
  if (read(form, at(step)) !== undefined) return refused(documents, 'name_taken', key, at(step));
  const added = put(form, at(step), { order: 0, title, fields: {} });
  return judged(documents, key, stepBefore(added, step, before));
}

/** A form with a page before another one, or last. */
export function moveStep(
  documents: Documents,
  key: string,
  step: string,
  before?: string,
): Written {
  const form = valueOf(documents, key);
  return isObject(read(form, at(step)))
    ? judged(documents, key, stepBefore(form, step, before))
    : refused(documents, 'unknown_step', key, at(step));
}

/** A form without a page and without the questions on it; refused as a whole where one of them must stay. */
export function removeStep(documents: Documents, key: string, step: string): Written {
  const form = valueOf(documents, key);
  if (!isObject(read(form, at(step)))) return refused(documents, 'unknown_step', key, at(step));
  let so = documents;
  // The last first: what hangs on others stands behind them.
  for (const name of questionsOn(form, step).toReversed()) {
    const { documents: without, issues } = removeQuestion(so, { in: key, name });
    if (issues.length > 0) return { documents, issues };
    so = without;
  }
  const written = judged(so, key, put(valueOf(so, key), at(step), undefined));
  return written.issues.length > 0 ? { ...written, documents } : written;
}

/** A form without a page, whose questions go to another one, after those that are there. */
export function removeStepInto(
  documents: Documents,
  key: string,
  step: string,
  into: string,
): Written {
  const form = valueOf(documents, key);
  const missing = [step, into].find((one) => !isObject(read(form, at(one))));
  if (missing !== undefined || step === into)
    return refused(documents, 'unknown_step', key, at(missing ?? into));
  let so = documents;
  for (const name of questionsOn(form, step)) {
    const { documents: moved, issues } = moveQuestion(so, { in: key, name }, { step: into });
    if (issues.length > 0) return { documents, issues };
    so = moved;
  }
  const written = judged(so, key, put(valueOf(so, key), at(step), undefined));
  return written.issues.length > 0 ? { ...written, documents } : written;
}

/**
 * A form with a page and its questions once more, behind itself, or behind the law's pages where it comes before them;
 * without its lock, and without its blocks.
 */
export function duplicateStep(
  documents: Documents,
  key: string,
  step: string,
): Written & { step: string } {
  const form = valueOf(documents, key);
  const page = read(form, at(step));
  if (!isObject(page)) return { ...refused(documents, 'unknown_step', key, at(step)), step };
  const copy = freeName(step, toObject(form.steps));
  const added = put(form, at(copy), {
    ...withEntry(withEntry(page, 'locked', undefined), 'blocks', undefined),
    fields: {},
  });
  const names = Object.keys(objectAt(form, 'steps')).sort(
    (a, b) => orderOf(form, a) - orderOf(form, b),
  );
  const next = names
    .slice(names.indexOf(step) + 1)
    .find((name) => mayStandBefore(form as unknown as FormDocument, name));
  let written = judged(documents, key, stepBefore(added, copy, next));
  for (const name of questionsOn(form, step)) {
    if (written.issues.length > 0) break;
    const doubled = duplicateQuestion(written.documents, { in: key, name });
    written =
      doubled.issues.length > 0
        ? doubled
        : moveQuestion(doubled.documents, doubled.id, { step: copy });
  }
  return {
    documents: written.issues.length > 0 ? documents : written.documents,
    issues: written.issues,
    step: copy,
  };
}

const orderOf = (form: Json, step: string) => Number(toObject(read(form, at(step))).order ?? 0);

function questionsOn(form: Json, step: string): string[] {
  const places = toObject(read(form, `${at(step)}/fields`));
  return Object.keys(places).sort((a, b) => Number(places[a]) - Number(places[b]));
}

function stepBefore(form: Json, step: string, before: string | undefined): Json {
  const orders = Object.fromEntries(
    Object.keys(toObject(form.steps)).map((name) => [name, orderOf(form, name)]),
  );
  return Object.entries(orderedBefore(orders, step, before)).reduce(
    (so, [name, order]) => put(so, `${at(name)}/order`, order),
    form,
  );
}
