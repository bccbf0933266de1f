import type { Issue } from '#/domain/kernel/issue.ts';
import { step } from '../values/pointer.ts';

/** So much of a name that nobody knows is told again. */
const LONGEST = 80;

/** The issue of what was sent and nobody asks for, by the pointer to what it stands in; people read its name. */
export const unknownField = (at: string, name: string): Issue => ({
  code: 'unknown_field',
  path: at + step(name),
  params: { name: name.slice(0, LONGEST) },
});
