import type { RuleScope } from './rule.ts';

/**
 * Reads one entry of a rule's option. The option is the value itself (`5`, `'1.000,00'`, a list), an object
 * with that entry (`{ max: 5 }`), and in both places `{ from: '/facts/x' }` stands for what the
 * scope's root holds there, `{ from: '/row/x' }` for what stands beside the value.
 */
export function readOption(option: unknown, key: string, scope?: RuleScope): unknown {
  if (!isObject(option) || Array.isArray(option) || isReference(option))
    return resolve(option, scope);
  return resolve(own(option, key), scope);
}

/** Reads one entry of an option that is always an object: nothing where it has none. */
export function readEntry(option: unknown, key: string, scope?: RuleScope): unknown {
  return resolve(own(option, key), scope);
}

/** Reads the neighbour that an entry of the option names, or what its `{ from }` points at. */
export function readSibling(
  option: unknown,
  key: string,
  scope?: RuleScope,
  byDefault?: string,
): unknown {
  const entry = (isObject(option) ? own(option, key) : undefined) ?? byDefault;
  return typeof entry === 'string' ? own(scope?.parent, entry) : resolve(entry, scope);
}

function resolve(entry: unknown, scope?: RuleScope): unknown {
  if (!isReference(entry)) return entry;
  const root = entry.from.startsWith('/row/') ? { row: scope?.parent } : scope?.root;
  return readPointer(root, entry.from);
}

/** RFC 6901 over own members only. */
function readPointer(root: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(own, root);
}

function own(holder: unknown, key: string): unknown {
  return isObject(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined;
}

const isReference = (entry: unknown): entry is { from: string } =>
  isObject(entry) && typeof entry.from === 'string';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
