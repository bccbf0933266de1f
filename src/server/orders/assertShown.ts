import type { ReceiptFacts } from '#/domain/operations/changes/receipt.ts';
import type { Tenant } from '../ports/tenant.ts';
import { unprocessable } from '../kernel/httpError.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { shownOfChange } from './changeTerms.ts';
import { checkShownTerms } from './shownTerms.ts';
import type { ValidatedChange } from './validateChange.ts';

/** Refuses (422) a change that is not the one that its giver was shown, or of what has changed since. */
export function assertShown(
  shown: string | null | undefined,
  row: StoredOperation,
  change: ValidatedChange,
  next: ReceiptFacts['next'],
  tenant: Pick<Tenant, 'timeZone' | 'words'>,
  byForm: boolean,
): void {
  const issues = checkShownTerms(shown, shownOfChange(row, change, next, tenant), byForm);
  if (issues.length > 0) throw unprocessable(issues);
}
