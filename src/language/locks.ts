import { pointersOf, type Condition } from './condition.ts';
import type { FormDocument } from './form.ts';
import { isObject } from './mergePatch.ts';
import { namesIn } from './plan.ts';
import { carriersOf } from './sent.ts';
import { read, step } from './pointer.ts';
import type { Fault } from './problem.ts';

/**
 * What an overlay does to locked nodes of its base: it may neither touch one, nor change its place, whether
 * it is required, where it is sent, a rule that shows, requires or limits it, or a field that such a rule reads.
 */
export function checkLocks(base: unknown, merged: unknown, patch: unknown): Fault[] {
  const writes = written(patch);
  const touched = lockedIn(base).flatMap((node) =>
    writes
      .filter((write) => isUnder(write, node) || isUnder(node, write))
      .map((write) => fault(write, `«${node}» está bloqueado: una variante no puede cambiarlo.`)),
  );
  if (!isForm(base) || !isForm(merged)) return touched;
  const moved = [...guarded(base)].flatMap(([name, why]) =>
    parts(base, name)
      .filter(({ value }, index) => !same(value, parts(merged, name)[index]?.value))
      .map(({ pointer }) =>
        fault(
          writes.find((write) => isUnder(write, pointer) || isUnder(pointer, write)) ?? pointer,
          why === name
            ? `El campo «${name}» está bloqueado: una variante no puede cambiar ${pointer}.`
            : `El campo bloqueado «${why}» depende de «${name}»: una variante no puede cambiar ${pointer}.`,
        ),
      ),
  );
  return [...touched, ...moved];
}

const fault = (pointer: string, message: string): Fault => ({
  pointer: `/patch${pointer}`,
  message,
  severity: 'error',
});

/** Pointers that a merge patch writes: its leaves. */
function written(patch: unknown, at = ''): string[] {
  if (!isObject(patch) || Object.keys(patch).length === 0) return [at];
  return Object.entries(patch).flatMap(([key, inner]) => written(inner, at + step(key)));
}

/** Pointers of the nodes that say `"locked": true`. */
export function lockedIn(value: unknown, at = ''): string[] {
  if (!isObject(value)) return [];
  const below = Object.entries(value).flatMap(([key, inner]) => lockedIn(inner, at + step(key)));
  return value.locked === true ? [at, ...below] : below;
}

const isUnder = (pointer: string, node: string) =>
  pointer === node || pointer.startsWith(`${node}/`);

const isForm = (value: unknown): value is FormDocument =>
  isObject(value) && isObject(value.data) && isObject(value.fields) && isObject(value.steps);

/** Fields that an overlay must leave alone → the locked field because of which. */
function guarded(form: FormDocument): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (name: string, why: string) => {
    if (found.has(name)) return;
    found.set(name, why);
    const conditions = [
      ...Object.values(rulesAbout(form, name)).map((rule) => rule.when),
      ...Object.values(form.steps)
        .filter((place) => Object.hasOwn(place.fields, name))
        .flatMap((place) => place.when ?? []),
    ] as Condition[];
    for (const read of namesIn('answers', conditions.flatMap(pointersOf))) visit(read, why);
  };
  for (const [name, field] of Object.entries(form.fields)) if (field.locked) visit(name, name);
  return found;
}

/** What makes up a field, wherever it stands in the document. */
function parts(form: FormDocument, name: string): { pointer: string; value: unknown }[] {
  const places = Object.entries(form.steps).filter(([, place]) =>
    Object.hasOwn(place.fields ?? {}, name),
  );
  return [
    ...[`/data/properties/${name}`, `/fields/${name}`].map((pointer) => ({
      pointer,
      value: read(form, pointer),
    })),
    {
      pointer: '/steps',
      value: places.map(([id, place]) => [id, place.order, place.when, place.fields[name]]),
    },
    { pointer: '/rules', value: rulesAbout(form, name) },
    { pointer: '/submit', value: [form.submit?.call, carriersOf(form, name)] },
  ];
}

function rulesAbout(form: FormDocument, name: string) {
  return Object.fromEntries(
    Object.entries(form.rules ?? {}).filter(([, rule]) =>
      [rule.show, rule.require, rule.limit].some((names) => names && Object.hasOwn(names, name)),
    ),
  );
}

const same = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}
