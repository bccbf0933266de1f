import { bare, oneOf, string } from '../notation/build.ts';
import type { Grammar } from '../notation/grammar.ts';
import { resolve, type Value } from '../expressions/binding.ts';
import type { Answers, Scope } from '../expressions/scope.ts';
import { neighbour } from '../keywords/options.ts';

/** A sibling by its name, what the scope holds, or always the same: `{ "const": "USA" }`. */
const need: Grammar = {
  ...oneOf<unknown>(
    neighbour,
    bare({ const: string({ title: 'Siempre', minLength: 1, maxLength: 64 }) }),
  ),
  title: 'Lo que hace falta saber',
  description: 'El campo de al lado, de dónde se lee, o siempre lo mismo: { "const": "USA" }.',
};

/**
 * Rules that only the server can judge, and what each needs beside the value. A property names one like a
 * keyword; the page asks through a port, the server repeats it at submit, and no validator sees it.
 */
export const questions: Readonly<Record<string, Grammar>> = {
  'tin-validator': bare({ country: need }),
};

/** The call that answers each question, and the members of its body for the value and for what is beside it. */
export const questionCalls: Readonly<
  Record<string, { call: string; value: string; with: Record<string, string> }>
> = {
  'tin-validator': { call: 'validateTin', value: 'tinNumber', with: { country: 'countryKey' } },
};

/** What a rule needs beside its value, as its option says it: in a form, or in a row of which `beside` are the cells. */
export function neededBy(option: unknown, beside: Answers, scope: Scope): unknown {
  if (typeof option === 'string') return beside[option];
  if (option === null || typeof option !== 'object') return undefined;
  if ('const' in option) return option.const;
  return resolve(option as Value, { ...scope, row: beside });
}

/** The codes of their issues. */
export const questionCodes = ['tin-validator', 'tin-validator.country'];
