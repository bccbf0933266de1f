import { isFor } from '../../documentKinds/kindsFor.ts';
import type { Issue } from '../../kernel/issue.ts';
import type { Order } from '../../orders/order.ts';
import type { Papers } from '../kinds/papersOf.ts';

/**
 * Whether the client confirmed having read what the type asks them to: `has_read_dfi` stands for the documents of
 * key facts, `has_read_report` for the semiannual report. Code `truthyCheckbox`.
 * @source specification §5 (DFI / DFP and semiannual report)
 */
export function checkReading(order: Order, { accept }: Papers): Issue[] {
  const needsFacts = accept.some((subcategory) => isFor(subcategory, 'KEY_FACTS'));
  const needsReport = accept.some((subcategory) => isFor(subcategory, 'PERIODIC_REPORT'));
  return [
    ...(needsFacts && order.has_read_dfi !== true ? [unread('/has_read_dfi')] : []),
    ...(needsReport && order.has_read_report !== true ? [unread('/has_read_report')] : []),
  ];
}

const unread = (path: string): Issue => ({ code: 'truthyCheckbox', path });
