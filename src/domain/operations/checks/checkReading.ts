import { confirmedBy } from '../../documentKinds/confirmedBy.ts';
import type { Issue } from '../../kernel/issue.ts';
import type { Order } from '../../orders/order.ts';
import type { Papers } from '../kinds/papersOf.ts';

/**
 * Whether the client confirmed having read what the type asks them to, one by one: `has_read_dfi` stands for the
 * documents of key facts, `has_read_eepp` for the terms of a pension plan, `has_read_report` for the semiannual
 * report. Code `truthyCheckbox`.
 * @source specification §5 (DFI / DFP and semiannual report)
 */
export function checkReading(order: Order, { accept }: Papers): Issue[] {
  return [...new Set(accept.map(confirmedBy))]
    .filter((field) => order[field] !== true)
    .map((field) => ({ code: 'truthyCheckbox', path: `/${field}` }));
}
