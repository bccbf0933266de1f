import { isOfStudio } from '#/language/wording/isOfStudio.ts';
import type { Code } from '../kernel/words.ts';

/** What the server says, by where people read it. */
export const groups = {
  notices: 'studio.group.notices',
  mails: 'studio.group.mails',
  papers: 'studio.group.papers',
  staff: 'studio.group.staff',
  answers: 'studio.group.answers',
} as const satisfies Readonly<Record<string, Code>>;

export type Group = keyof typeof groups;

const byRoot: Readonly<Record<string, Group>> = {
  notice: 'notices',
  why: 'notices',
  sign: 'notices',
  unfilled: 'notices',
  term: 'notices',
  mail: 'mails',
  issue: 'mails',
  paper: 'papers',
  column: 'papers',
  law: 'papers',
  staff_alert: 'staff',
  transfer_wait: 'staff',
  debit_outcome: 'staff',
};

/** Where people read what a code says; nothing for what the Studio says itself. */
export function groupOf(code: string): Group | undefined {
  if (isOfStudio(code)) return undefined;
  const root = code.slice(0, Math.max(code.indexOf('.'), 0)) || code;
  return byRoot[root] ?? 'answers';
}
