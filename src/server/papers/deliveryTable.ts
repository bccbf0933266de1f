import type { Words } from '../kernel/words.ts';
import type { Block } from '../ports/pdfDocument.ts';
import { exactInstant } from './exactInstant.ts';
import type { Delivery } from './readDeliveries.ts';

/** What was sent, to whom, and what became of it by whose word; and what that is worth. */
export function deliveryTable(deliveries: readonly Delivery[], say: Words): Block[] {
  if (deliveries.length === 0) return [{ kind: 'text', text: say('paper.delivery.none') }];
  const table: Block = {
    kind: 'table',
    caption: say('paper.delivery.caption'),
    columns: [
      { title: say('paper.delivery.sent_at'), width: 22 },
      { title: say('paper.delivery.what'), width: 22 },
      { title: say('paper.delivery.to'), width: 20 },
      { title: say('paper.delivery.became'), width: 36 },
    ],
    rows: deliveries.map((each) => [
      exactInstant(each.sent_at, say),
      say(`paper.delivery.${each.channel === 'SMS' ? 'by_sms' : whatOf(each)}`),
      each.sent_to,
      becameOf(each, say),
    ]),
  };
  return [table, { kind: 'text', look: 'small', text: say('paper.delivery.worth') }];
}

const whatOf = ({ kind }: Delivery) => (kind === 'signature-code' ? 'code_mail' : 'notice_mail');

function becameOf({ receipts }: Delivery, say: Words): string {
  if (receipts.length === 0) return say('paper.delivery.nothing');
  return receipts
    .map(({ state, said_by, detail, at }) =>
      say(`paper.delivery.${STATES[state]}`, {
        by: said_by,
        at: exactInstant(at, say),
        detail: detail === null ? '' : ` (${detail})`,
      }),
    )
    .join('. ');
}

const STATES = { TAKEN: 'taken', DELIVERED: 'delivered', FAILED: 'failed' } as const;
