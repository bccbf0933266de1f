import type { Limits, Property } from '../documents/form.ts';
import { keywords } from '../keywords/index.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error } from './context.ts';

const standard: Record<string, readonly string[]> = {
  minimum: ['number'],
  maximum: ['number'],
  exclusiveMinimum: ['number'],
  exclusiveMaximum: ['number'],
  minLength: ['string'],
  maxLength: ['string'],
  minItems: ['array'],
  maxItems: ['array'],
  among: ['string', 'number', 'array'],
};

/** A limit on a property of another type would be silent. */
export function checkLimitTypes({ type }: Property, limits: Limits, at: string): Diagnostic[] {
  const own = type === 'integer' ? 'number' : type;
  return Object.keys(limits)
    .filter(
      (keyword) => !(standard[keyword] ?? keywords[keyword]?.type ?? [own]).includes(own as never),
    )
    .map((keyword) =>
      error(`${at}/${keyword}`, `«${keyword}» no dice nada de una propiedad de tipo ${type}.`),
    );
}
