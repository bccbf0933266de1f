import type { Issue } from '../kernel/issue.ts';

/**
 * Tax number of a legal person: always valid, as specified. The control character is the hint
 * `cif_strict`. Option: `true`.
 * @source specification §5 (cif)
 */
export function checkCif(): Issue[] {
  return [];
}
