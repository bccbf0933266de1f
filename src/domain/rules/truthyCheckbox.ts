import type { Issue } from '../kernel/issue.ts';

const TICKED: readonly unknown[] = [true, 'true', 'on', 1, '1'];

/** The box is ticked; nothing answered is not. Option: `true`. @source specification §5 (truthyCheckbox) */
export function checkTruthyCheckbox(value: unknown): Issue[] {
  return TICKED.includes(value) ? [] : [{ code: 'truthyCheckbox', path: '' }];
}
