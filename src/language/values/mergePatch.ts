const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * A document with a JSON Merge Patch laid over it; neither is changed.
 * What stands under keys that could reach a prototype is left out, unless it is plain words.
 * @source RFC 7396
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (FORBIDDEN.has(key) && typeof value === 'object' && value !== null) continue;
    if (value === null) Reflect.deleteProperty(merged, key);
    else merged[key] = mergePatch(Object.hasOwn(merged, key) ? merged[key] : undefined, value);
  }
  return merged;
}

/** A JSON object: neither `null` nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
