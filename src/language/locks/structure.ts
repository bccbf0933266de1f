import { walk } from '../grammar/walk.ts';
import { grammars, type Kind } from '../grammar/index.ts';
import { isObject } from '../values/mergePatch.ts';
import { segments } from '../values/pointer.ts';

/**
 * A document without its words, but for the values that stand in them: what is left when a tenant says it otherwise.
 * What is locked in everything but its words is locked whole here.
 */
export function structureOf(kind: Kind, value: unknown): unknown {
  const bare = locked(value);
  walk(grammars[kind], value, ({ role, value: text, pointer }) => {
    if (role !== 'text') return;
    const names = [...segments(pointer)];
    const last = names.pop()!;
    const holder = names.reduce<unknown>((at, name) => within(at, name), bare);
    if (!isObject(holder)) return;
    if (isObject(text) && isObject(text.values)) holder[last] = { values: text.values };
    else Reflect.deleteProperty(holder, last);
  });
  return bare;
}

/** A copy in which `"structure"` is `true`. */
function locked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(locked);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'locked' && inner === 'structure' ? true : locked(inner),
    ]),
  );
}

const within = (at: unknown, name: string) =>
  isObject(at) ? at[name] : Array.isArray(at) ? (at as unknown[])[Number(name)] : undefined;
