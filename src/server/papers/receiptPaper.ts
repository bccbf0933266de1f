import { formatInstant } from '#/domain/dates/format.ts';
import { toCents } from '#/domain/money/cents.ts';
import { referenceOf } from '#/domain/operations/referenceOf.ts';
import type { Words } from '../kernel/words.ts';
import { labelOf } from '../files/labelOf.ts';
import { nameActing } from '../interveners/capacity.ts';
import { increaseSaying } from '../orders/increaseSaying.ts';
import { NONE, wordedTerms } from '../orders/termWords.ts';
import type { Block, PdfDocument } from '../ports/pdfDocument.ts';
import { money } from '../words/cents.ts';
import { estimateBlocks } from './estimateBlocks.ts';
import type { Frame } from './frameOf.ts';
import { costRows, grouped, nextPaymentRows } from './orderRows.ts';
import { costBlocks, isMovedIn, productBlocks, type OrderedProducts } from './productBlocks.ts';
import type { ReceiptPaperFacts } from './readReceiptFacts.ts';

type Row = [label: string, value: string];

/** The receipt of what was sent: what, when, by whom, under which reference, what it changes, and what happens next. */
export function receiptPaper(
  facts: ReceiptPaperFacts,
  paper: Frame & { zone: string },
  say: Words,
): PdfDocument {
  const { zone, ...look } = paper;
  const { receipt } = facts;
  const title = say(`paper.receipt.${receipt.kind}`);
  const when = formatInstant(paper.at, zone);
  const next = receiptNextRows(facts, zone, say);
  return {
    title,
    ...look,
    foot: say('paper.order.foot', { reference: referenceOf(facts.uuid), when }),
    blocks: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'facts', rows: identity(facts, when, say) },
      ...moved(facts, say),
      section(say('paper.receipt.what')),
      receiptTerms(facts, say),
      ...estimateBlocks(facts.estimate, say),
      ...papersRead(facts, say),
      ...costs(facts, say),
      section(say('paper.receipt.next')),
      { kind: 'text', text: say(`paper.receipt.next.${receipt.kind}`) },
      ...(receipt.next.is_last
        ? [{ kind: 'text' as const, text: say('paper.receipt.is_last') }]
        : []),
      ...(next.length > 0 ? [{ kind: 'facts' as const, rows: next }] : []),
      ...lacking(facts, say),
    ],
  };
}

const section = (text: string): Block => ({ kind: 'heading', level: 2, text });

const identity = (facts: ReceiptPaperFacts, when: string, say: Words): Row[] => [
  [say('paper.receipt.reference'), referenceOf(facts.uuid)],
  [say('paper.receipt.sent_at'), when],
  [say('paper.receipt.sent_by'), nameActing(say, facts.sender, facts.capacity)],
  [say('paper.receipt.operation'), referenceOf(facts.operation)],
  [say('paper.operation'), labelOf(say, 'operation-types', facts.operation_type)],
  ...(isOfTransfer(facts)
    ? []
    : ([[say('paper.product'), facts.product?.name_product ?? facts.key_product]] satisfies Row[])),
  [say('paper.account'), facts.account_number],
];

/** Of a transfer both products are told, each as what it is. */
const isOfTransfer = (facts: ReceiptPaperFacts): facts is ReceiptPaperFacts & OrderedProducts =>
  facts.product !== undefined && isMovedIn(facts.operation_type);

const moved = (facts: ReceiptPaperFacts, say: Words): Block[] =>
  isOfTransfer(facts) ? productBlocks(facts.operation_type, facts, [], say) : [];

function costs(facts: ReceiptPaperFacts, say: Words): Block[] {
  if (isOfTransfer(facts)) return costBlocks(facts.operation_type, facts, say);
  if (!facts.product) return [];
  const rows = costRows({ product: facts.product }, say);
  return [section(say('paper.receipt.costs')), { kind: 'facts', rows }];
}

/** What was ordered, or of a change what it was before beside what it is now. */
export function receiptTerms(
  {
    receipt,
    amount_shares_indicator,
  }: Pick<ReceiptPaperFacts, 'receipt' | 'amount_shares_indicator'>,
  say: Words,
): Block {
  const told = wordedTerms(receipt.terms, amount_shares_indicator).map(({ label, said }) => [
    say.value(label),
    say.value(said.before ?? NONE),
    say.value(said.after ?? NONE),
  ]);
  if (receipt.kind === 'SENT')
    return { kind: 'facts', rows: told.map(([label, , value]): Row => [label!, value!]) };
  return {
    kind: 'table',
    caption: say('paper.receipt.what'),
    columns: [
      { title: say('paper.receipt.term'), width: 4 },
      { title: say('paper.receipt.before'), width: 4 },
      { title: say('paper.receipt.after'), width: 4 },
    ],
    rows: told,
  };
}

function papersRead({ receipt: { read = [] } }: ReceiptPaperFacts, say: Words): Block[] {
  if (read.length === 0) return [];
  const items = read.map((kind) => labelOf(say, 'document-subcategories', kind));
  return [section(say('paper.receipt.read')), { kind: 'list', items }];
}

/** What whoever sent the order still has to send: documents, and money with where to and under which reference. */
function lacking({ receipt, operation }: ReceiptPaperFacts, say: Words): Block[] {
  const { documents = [], money: due = null } = receipt.lacks ?? {};
  const named = (kinds: readonly string[]) =>
    kinds.map((kind) => labelOf(say, 'document-subcategories', kind)).join(` ${say('paper.or')} `);
  const rows: Row[] = [
    ...documents.map((kinds): Row => [say('paper.receipt.to_send'), named(kinds)]),
    ...(due
      ? [
          [say('paper.receipt.to_pay'), say.value(money(toCents(due.amount)))] satisfies Row,
          ...due.accounts.map(({ iban, holder }): Row => [
            say('paper.order.pay_to'),
            say('paper.order.pay_to_of', { iban: grouped(iban), holder }),
          ]),
          [say('paper.receipt.concept'), referenceOf(operation)] satisfies Row,
        ]
      : []),
  ];
  if (rows.length === 0) return [];
  return [section(say('paper.receipt.lacks')), { kind: 'facts', rows }];
}

/** What was said to come next. */
export function receiptNextRows(
  {
    receipt: { next },
    amount_shares_indicator,
  }: Pick<ReceiptPaperFacts, 'receipt' | 'amount_shares_indicator'>,
  zone: string,
  say: Words,
): Row[] {
  const raised = increaseSaying({ ...next.payment_increase, amount_shares_indicator });
  const rows: [string, string | null][] = [
    [say('paper.receipt.deadline'), next.deadline && formatInstant(next.deadline, zone)],
    [say('paper.receipt.nav_date'), next.nav_date && say.value({ date: next.nav_date })],
    [
      say('paper.receipt.publication_date'),
      next.publication_date ? say.value({ date: next.publication_date }) : null,
    ],
    [
      say('paper.receipt.target_nav_date'),
      next.target_nav_date ? say.value({ date: next.target_nav_date }) : null,
    ],
    [
      say('paper.receipt.settlement_date'),
      next.settlement_date && say.value({ date: next.settlement_date }),
    ],
    ...nextPaymentRows(next, say),
    [say('paper.order.increase'), raised && say.value(raised)],
    [
      say('paper.receipt.money_back'),
      next.money_back && say.value(money(toCents(next.money_back))),
    ],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value] satisfies Row] : []));
}
