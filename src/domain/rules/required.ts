import type { Issue } from '../kernel/issue.ts';

/**
 * Something was answered: not nothing, not only white space, not an empty list. `false` and 0 are
 * answers; a box that must be ticked is `truthyCheckbox`.
 * @source specification §5 (required)
 */
export function checkRequired(value: unknown): Issue[] {
  return isAnswered(value) ? [] : [{ code: 'required', path: '' }];
}

function isAnswered(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
}
