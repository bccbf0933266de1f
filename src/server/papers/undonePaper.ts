import { formatDate, formatInstant } from '#/domain/dates/format.ts';
import { formatMoney, formatNav, formatShares } from '#/domain/money/format.ts';
import { toWire } from '#/domain/money/wire.ts';
import { referenceOf } from '#/domain/operations/referenceOf.ts';
import { labelOf } from '../files/labelOf.ts';
import type { Words } from '../kernel/words.ts';
import type { Block, PdfDocument } from '../ports/pdfDocument.ts';
import type { Frame } from './frameOf.ts';
import { present } from './orderRows.ts';
import { productBlocks } from './productBlocks.ts';
import type { UndoneFacts } from './readUndone.ts';

/**
 * That a purchase was undone: which one and why, what it had bought at its own NAV and is taken back, what had been
 * charged for it, and that nothing is paid out nor taxed.
 */
export function undonePaper(
  { undoing, purchase, account, product, reason }: UndoneFacts,
  { zone, ...look }: Frame & { zone: string },
  say: Words,
): PdfDocument {
  const title = labelOf(say, 'operation-types', undoing.operation_type);
  const reference = referenceOf(undoing.uuid);
  const when = formatInstant(look.at, zone);
  const { nav, nav_date, shares, gross_amount } = purchase;
  return {
    title,
    ...look,
    foot: say('paper.order.foot', { reference, when }),
    blocks: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'text', look: 'strong', text: say('why.purchase_undone') },
      {
        kind: 'facts',
        rows: present([
          [say('paper.receipt.operation'), reference],
          [say('paper.account'), account.account_number],
          [say('paper.undone.when'), when],
          [say('paper.dossier.reason'), reason],
        ]),
      },
      ...productBlocks(undoing.operation_type, { product }, [], say),
      section(say('paper.undone.purchase')),
      {
        kind: 'facts',
        rows: present([
          [say('paper.reference'), referenceOf(purchase.uuid)],
          [say('paper.operation'), labelOf(say, 'operation-types', purchase.operation_type)],
          [labelOf(say, 'promise-terms', 'nav_date'), nav_date && formatDate(nav_date)],
          [say('paper.undone.nav'), nav === null ? null : formatNav(toWire(nav, 6))],
          [say('paper.undone.shares'), shares === null ? null : formatShares(toWire(shares, 6))],
          [
            say('paper.undone.charged'),
            gross_amount === null ? null : formatMoney(toWire(gross_amount, 2)),
          ],
        ]),
      },
      { kind: 'text', text: say('paper.undone.note') },
    ],
  };
}

const section = (text: string): Block => ({ kind: 'heading', level: 2, text });
