import { HttpError } from '../kernel/httpError.ts';

/** What a body may be made of: forms of this house have some hundred values, five deep. */
const bounds = { values: 20_000, depth: 50 };

/**
 * Reads a JSON text of a stranger. Names that reach a prototype are refused, and so is what is made to be
 * laborious: thousands of values, or boxes within boxes.
 * @throws HttpError 400 or 413
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch {
    throw unreadable();
  }
  check(value);
  return value;
}

const unreadable = () => new HttpError(400, [{ code: 'unreadable' }]);
export const tooLarge = (): HttpError => new HttpError(413, [{ code: 'too_large' }]);

type Box = Record<string, unknown>;
const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null;

/** Level by level, so that no depth exhausts the stack. */
function check(value: unknown): void {
  let level = isBox(value) ? [value] : [];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > bounds.depth) throw tooLarge();
    const below: Box[] = [];
    for (const box of level) {
      const inner = Object.keys(box);
      values += inner.length;
      if (values > bounds.values) throw tooLarge();
      for (const key of inner) {
        const found = box[key];
        if (key === '__proto__' || (key === 'constructor' && reachesPrototype(found)))
          throw unreadable();
        if (isBox(found)) below.push(found);
      }
    }
    level = below;
  }
}

const reachesPrototype = (value: unknown) => isBox(value) && Object.hasOwn(value, 'prototype');
