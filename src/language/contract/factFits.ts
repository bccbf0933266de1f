import type { OpenApiDocument } from '#/contract/openapi.ts';
import { parseDate } from '#/domain/dates/plainDate.ts';
import { alternatives, type Alternative } from './alternatives.ts';
import { itemOf } from './locate.ts';
import { factTypes, isFact } from './factTypes.ts';

/** Whether a fact may have a value; `null` says that there is none. A fact that is not there takes nothing. */
export function factFits(contract: OpenApiDocument, name: string, value: unknown): boolean {
  return isFact(name) && fits(contract, alternatives(contract, factTypes[name]), value);
}

function fits(contract: OpenApiDocument, kinds: readonly Alternative[], value: unknown): boolean {
  if (value === null) return true;
  return kinds.some((kind) => {
    const { type, values, schema } = kind;
    if (type === undefined) return true;
    const items = itemOf(kind);
    if (items)
      return (
        Array.isArray(value) &&
        value.every((one) => fits(contract, alternatives(contract, items), one))
      );
    if (type === 'object') return typeof value === 'object' && !Array.isArray(value);
    if (type === 'integer') return Number.isInteger(value);
    if (typeof value !== type) return false;
    if (schema['format'] === 'date') return parseDate(value) !== undefined;
    return !values || values.some((one) => one === value);
  });
}
