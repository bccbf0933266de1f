import type { Issue } from '#/domain/kernel/issue.ts';

const LONGEST = 150;

/**
 * A file's name as data: NFC, without blanks around it. Refused (`file.name`) when it is empty or longer
 * than 150 characters, or has what separates folders, controls a terminal or turns the direction of reading.
 */
export function readFileName(given: string): { name: string; issues: Issue[] } {
  const name = given.normalize('NFC').trim();
  const isGood =
    name !== '' &&
    [...name].length <= LONGEST &&
    name.isWellFormed() &&
    !/[/\\\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u.test(name) &&
    !/^\.+$/.test(name);
  const shown = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').slice(0, LONGEST);
  return { name, issues: isGood ? [] : [{ code: 'file.name', path: '', params: { file: shown } }] };
}
