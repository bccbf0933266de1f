import type { Issue } from '../../kernel/issue.ts';
import type { Order } from '../../orders/order.ts';
import type { Papers } from '../kinds/papersOf.ts';

/** Subcategories that `has_read_dfi` stands for; `has_read_report` stands for the semiannual report. */
const keyFacts: ReadonlySet<string> = new Set(['DFI', 'ANEXO_AL_DFI', 'DFP', 'EEPP']);

/**
 * Whether the client confirmed having read what the type asks them to. Code `truthyCheckbox`.
 * @source specification §5 (DFI / DFP and semiannual report)
 */
export function checkReading(order: Order, { accept }: Papers): Issue[] {
  const needsFacts = accept.some((subcategory) => keyFacts.has(subcategory));
  const needsReport = accept.includes('INFORME_SEMESTRAL');
  return [
    ...(needsFacts && order.has_read_dfi !== true ? [unread('/has_read_dfi')] : []),
    ...(needsReport && order.has_read_report !== true ? [unread('/has_read_report')] : []),
  ];
}

const unread = (path: string): Issue => ({ code: 'truthyCheckbox', path });
