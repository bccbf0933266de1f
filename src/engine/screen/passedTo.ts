import { holds } from '#/language/expressions/condition.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { rowsOf } from '../blocks/rows.ts';
import { addressOf } from '../links/address.ts';

/** Where a screen leads at once, because its list has one row and there is nothing to choose. */
export function passedTo(only: ScreenDocument['only'], scope: Scope): string | undefined {
  if (!only || (only.when && !holds(only.when, scope))) return undefined;
  const rows = rowsOf(only.rows, scope);
  return rows.length === 1 ? addressOf(only, { ...scope, row: rows[0]! }) : undefined;
}
