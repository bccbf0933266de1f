import type { FormDocument, Step } from '../documents/form.ts';
import type { Condition } from '../expressions/condition.ts';
import { same } from '../locks/guarded.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { step } from '../values/pointer.ts';
import { error, type Check } from './context.ts';
import { graveCallOf } from './grave.ts';
import { eachLevel } from './keptLimits.ts';
import type { Level } from './levels.ts';
import { isWayOut } from './wayOut.ts';

/**
 * What a form that changes something must have answered, a variant of it asks whenever the form does: it may ask in more
 * cases, and puts no condition of its own before it. What is not asked is not required, so nobody would miss it. By
 * where money leaves all is asked as it was: what is not asked there cannot be had.
 */
export const checkKeptAsked: Check = ({ kind, value, variant }) => {
  if (kind !== 'form' || !variant) return [];
  const [base, form] = [variant.base as FormDocument, value as FormDocument];
  const isOut = isWayOut(base);
  if (graveCallOf(base) === undefined && !isOut) return [];
  return eachLevel(base, form).flatMap(([before, now]) =>
    (isOut ? Object.keys(before.properties) : [...mustBeAnswered(before)])
      .filter((name) => Object.hasOwn(now.properties, name))
      .flatMap((name) => [
        ...(before.root === 'answers' ? gatedMore(name, base, form) : []),
        ...askedLess(name, before, now),
      ]),
  );
};

/** It stands on a page that is seen at times, and did not. */
function gatedMore(name: string, base: FormDocument, form: FormDocument): Diagnostic[] {
  const [, before] = pageOf(base, name);
  const [id, now] = pageOf(form, name);
  if (!now?.when || same(before?.when, now.when)) return [];
  const at = `/steps${step(id)}`;
  const isMoved = same(base.steps[id]?.when, now.when);
  return [error(isMoved ? `${at}/fields${step(name)}` : `${at}/when`, GATED)];
}

const pageOf = ({ steps }: FormDocument, name: string): [string, Step | undefined] =>
  Object.entries(steps).find(([, { fields }]) => Object.hasOwn(fields, name)) ?? ['', undefined];

/** Questions that have to be answered always, or in some case. */
const mustBeAnswered = ({ properties, fields, rules }: Level): Set<string> =>
  new Set([
    ...Object.keys(properties).filter(
      (name) =>
        fields[name]?.required === true || properties[name]!['truthyCheckbox'] !== undefined,
    ),
    ...Object.values(rules).flatMap(({ require }) => Object.keys(require ?? {})),
  ]);

function askedLess(name: string, before: Level, now: Level): Diagnostic[] {
  const [shown, cases] = [showing(before, name), showing(now, name)];
  const isKept = ([, when]: Case) => cases.some(([, other]) => same(when, other));
  // Without any condition it is asked always.
  if (cases.length === 0 || (shown.length > 0 && shown.every(isKept))) return [];
  const [rule] = cases.find(([, when]) => !shown.some(([, other]) => same(when, other))) ?? [];
  const at = rule === undefined ? now.at.rules : `${now.at.rules}${step(rule)}`;
  return [error(at, CONDITION)];
}

const GATED =
  'Ha de poder responderse: una variante no lo lleva a una página que sólo se ve a veces.';
const CONDITION =
  'Ha de poder responderse a lo que muestra: una variante lo pregunta en más casos, no en menos.';

type Case = [rule: string, when: Condition];

/** The rules that show a question, each with its condition. */
const showing = ({ rules }: Level, name: string): Case[] =>
  Object.entries(rules).flatMap(([rule, { show, when }]): Case[] =>
    show?.[name] === undefined ? [] : [[rule, when]],
  );
