import { formatDate, formatInstant } from '#/domain/dates/format.ts';
import { referenceOf } from '#/domain/operations/referenceOf.ts';
import { labelOf } from '../../files/labelOf.ts';
import type { Words } from '../../kernel/words.ts';
import type { Block } from '../../ports/pdfDocument.ts';
import { exactInstant } from '../exactInstant.ts';
import { detailRows, sourceRows, termRows } from '../orderRows.ts';
import { isMovedIn, productBlocks } from '../productBlocks.ts';
import { receiptNextRows, receiptTerms } from '../receiptPaper.ts';
import type { OrderFacts } from './orderFacts.ts';

/** Both products of a transfer, each as what it is. */
export const movedBlocks = ({ ordered }: OrderFacts, say: Words): Block[] =>
  ordered && isMovedIn(ordered.operation.operation_type)
    ? productBlocks(ordered.operation.operation_type, ordered, sourceRows(ordered, say), say)
    : [];

/** What was ordered, told from the order itself: its terms, what it took the place of and what took its place. */
export function orderedBlocks(
  { operation, ordered, replaced_by }: OrderFacts,
  say: Words,
): Block[] {
  const replaced = ordered?.replaced;
  const rows: [string, string][] = [
    ...(ordered ? termRows(ordered, say) : []),
    ...(ordered ? detailRows(ordered, say) : []),
    ...(replaced
      ? [[say('paper.order.replaces'), referenceOf(replaced)] satisfies [string, string]]
      : []),
    ...(replaced_by && operation.operation_status === 'CANCELLED'
      ? [[say('paper.dossier.replaced_by'), referenceOf(replaced_by)] satisfies [string, string]]
      : []),
  ];
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: say('paper.dossier.ordered') },
    { kind: 'facts', rows },
  ];
}

/** Which documents its giver confirmed having read, as they were then, and whether they had opened them. */
export const offeredBlocks = ({ offered }: OrderFacts, say: Words): Block[] =>
  offered.flatMap((paper, index): Block[] => [
    ...(index === 0
      ? [{ kind: 'heading' as const, level: 2 as const, text: say('paper.receipt.read') }]
      : []),
    {
      kind: 'facts',
      rows: [
        [say('paper.dossier.file'), paper.filename],
        [say('paper.dossier.kind'), labelOf(say, 'document-subcategories', paper.subcategory)],
        [say('paper.dossier.version'), formatDate(paper.published_on)],
        [
          say('paper.dossier.opened'),
          paper.opened_at ? exactInstant(paper.opened_at, say) : say('paper.dossier.not_opened'),
        ],
        [say('paper.dossier.print'), paper.sha256 ?? '-'],
      ],
    },
  ]);

/** What each receipt said: what was sent, of a change as it was and as it is, and what comes next. */
export const receiptBlocks = (
  { operation: { amount_shares_indicator }, receipts }: OrderFacts,
  zone: string,
  say: Words,
): Block[] =>
  receipts.flatMap(({ sent_at, receipt }): Block[] => {
    const facts = { receipt, amount_shares_indicator };
    const next = receiptNextRows(facts, zone, say);
    return [
      {
        kind: 'text',
        look: 'strong',
        text: say('paper.dossier.receipt', {
          title: { words: `paper.receipt.${receipt.kind}` },
          when: formatInstant(sent_at.toISOString(), zone),
        }),
      },
      ...(receipt.terms.length > 0 ? [receiptTerms(facts, say)] : []),
      ...(next.length > 0 ? [{ kind: 'facts' as const, rows: next }] : []),
    ];
  });
