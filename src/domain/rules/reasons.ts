import type { Issue } from '../kernel/issue.ts';
import { readOption } from './option.ts';
import type { Rule } from './rule.ts';
import { isEmpty, textOf } from './text.ts';

/**
 * Nothing was said against an answer by who was asked about it beforehand. Option: the list of what was, each with its
 * `text` and the `path` of what it is about, literal or `{ from }`; who was not asked has said nothing. Params: `said`,
 * and `about` where it says so.
 */
export const checkReasons: Rule = (value, option, scope): Issue[] => {
  if (isEmpty(value)) return [];
  const list = readOption(option, 'of', scope);
  if (!Array.isArray(list)) return [];
  return list.map((reason: { text?: unknown; path?: unknown } | null) => ({
    code: 'reasons',
    path: '',
    params: {
      said: textOf(reason?.text) ?? '',
      ...(typeof reason?.path === 'string' && { about: reason.path }),
    },
  }));
};
