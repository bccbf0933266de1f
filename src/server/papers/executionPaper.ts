import { formatDate, formatInstant } from '#/domain/dates/format.ts';
import { formatMoney, formatNav, formatShares } from '#/domain/money/format.ts';
import { toWire } from '#/domain/money/wire.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { PromiseOutcome } from '#/domain/operations/promises/promiseOutcomes.ts';
import { fullName } from '#/domain/people/names.ts';
import { referenceOf } from '#/domain/operations/referenceOf.ts';
import { labelOf } from '../files/labelOf.ts';
import type { Words } from '../kernel/words.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { paidBefore, wholeFigures } from '../operations/wholeFigures.ts';
import { isTaxedByGain } from '../orders/cameOf.ts';
import type { Block, PdfDocument } from '../ports/pdfDocument.ts';
import type { Frame } from './frameOf.ts';
import { partiesBlock } from './orderPaper.ts';
import { detailRows, grouped, present, type Row } from './orderRows.ts';
import { productBlocks } from './productBlocks.ts';
import type { ExecutionFacts } from './readExecution.ts';

/**
 * The confirmation of what was executed: at which NAV, how many participations, what was paid, what it cost, what was
 * withheld and when it is settled; and beside what had been promised, what came.
 */
export function executionPaper(
  facts: ExecutionFacts,
  paper: Frame & { zone: string },
  say: Words,
): PdfDocument {
  const { zone, ...look } = paper;
  const { operation, account, orderer, subcategory } = facts;
  const details = detailRows(facts, say);
  const title = labelOf(say, 'document-subcategories', subcategory);
  const reference = referenceOf(operation.uuid);
  const when = formatInstant(paper.at, zone);
  return {
    title,
    ...look,
    foot: say('paper.order.foot', { reference, when }),
    blocks: [
      { kind: 'heading', level: 1, text: title },
      {
        kind: 'facts',
        rows: present([
          [say('paper.receipt.operation'), reference],
          [say('paper.operation'), labelOf(say, 'operation-types', operation.operation_type)],
          [say('paper.execution.request'), facts.request && referenceOf(facts.request)],
          [say('paper.account'), account.account_number],
          [say('paper.order.orderer'), orderer ? fullName(orderer) : null],
          [say('paper.execution.ordered'), formatInstant(operation.request_date!, zone)],
          [say('paper.execution.executed'), when],
          [say('paper.tax.manager_nif'), facts.nif],
        ]),
      },
      ...productBlocks(operation.operation_type, facts, [], say),
      ...(details.length > 0 ? [{ kind: 'facts' as const, rows: details }] : []),
      ...facts.executed.flatMap((each) => executedBlocks(each, facts, say)),
      ...wholeBlocks(facts, say),
      ...outcomeBlocks(facts.outcomes, say),
      partiesBlock(facts, say),
      ...lossNote(facts, say),
      { kind: 'text', look: 'small', text: say('paper.execution.note') },
    ],
  };
}

const section = (text: string): Block => ({ kind: 'heading', level: 2, text });

/** One execution; of a transfer each half goes by its own name. */
function executedBlocks(each: StoredOperation, facts: ExecutionFacts, say: Words): Block[] {
  const isHalf = each.uuid !== facts.operation.uuid;
  const isOut = findOperationType(each.operation_type)?.flow === 'OUT';
  const term = (name: string) => labelOf(say, 'promise-terms', name);
  return [
    section(
      isHalf ? labelOf(say, 'operation-types', each.operation_type) : say('paper.execution.what'),
    ),
    {
      kind: 'facts',
      rows: present([
        [term('nav_date'), each.nav_date && formatDate(each.nav_date)],
        [say('paper.nav'), each.nav === null ? null : formatNav(toWire(each.nav, 6))],
        [say('paper.shares'), each.shares === null ? null : formatShares(toWire(each.shares, 6))],
        ...moneyRows(each, say),
        ...lawRows(each, facts, say),
        [term('value_date'), each.value_date && formatDate(each.value_date)],
        [term('settlement_date'), each.settlement_date && formatDate(each.settlement_date)],
        [
          say('paper.order.bank_account'),
          isOut && !isHalf && facts.iban ? grouped(facts.iban) : null,
        ],
      ]),
    },
  ];
}

/** What it came to: a sale also tells what was gained and withheld, where that is taxed then. */
function moneyRows(each: StoredOperation, say: Words): [string, string | null][] {
  const { gross_amount, commission, withholding, net_amount, fiscal_import } = each;
  const isSale = isTaxedByGain(each);
  const isWork = findOperationType(each.operation_type)?.tax === 'WORK_INCOME';
  return [
    [say('paper.order.gross'), euros(gross_amount)],
    [say('paper.dossier.commission'), euros(commission)],
    [say('paper.execution.gain'), isSale ? euros(fiscal_import) : null],
    [say('paper.dossier.work_income'), isWork ? euros(fiscal_import) : null],
    [say('paper.tax.withholding'), isSale || withholding ? euros(withholding) : null],
    [say('paper.order.net'), euros(net_amount)],
  ];
}

/** By which article something was withheld, or nothing, where what it is taxed by is told. */
function lawRows(each: StoredOperation, { lawOf }: ExecutionFacts, say: Words): Row[] {
  const isTaxed =
    isTaxedByGain(each) || findOperationType(each.operation_type)?.tax === 'WORK_INCOME';
  const law = isTaxed ? lawOf(each) : null;
  return law ? [[say('paper.execution.law'), say(`law.${law}`)]] : [];
}

/** What of a sale's losses counts is known only when nothing can be bought back any more. @source LIRPF 33.5 f */
const lossNote = ({ executed, isNatural }: ExecutionFacts, say: Words): Block[] =>
  isNatural && executed.some(isTaxedByGain)
    ? [{ kind: 'text', look: 'small', text: say('paper.execution.losses') }]
    : [];

/** Of a benefit in several payments: what all of them came to. */
function wholeBlocks({ executed: [last], earlier }: ExecutionFacts, say: Words): Block[] {
  if (!last || earlier.length === 0) return [];
  const whole = wholeFigures({ ...last, ...paidBefore(earlier) });
  const rows: Row[] = [
    [say('paper.estimate.payments'), String(earlier.length + 1)],
    ...present(moneyRows({ ...last, ...whole }, say)),
  ];
  return [section(say('paper.execution.all')), { kind: 'facts', rows }];
}

function outcomeBlocks(outcomes: readonly PromiseOutcome[], say: Words): Block[] {
  if (outcomes.length === 0) return [];
  return [
    {
      kind: 'table',
      caption: say('paper.execution.outcomes'),
      columns: [
        { title: say('paper.receipt.term'), width: 3 },
        { title: say('paper.execution.promised'), width: 2.5 },
        { title: say('paper.execution.came'), width: 2.5 },
        { title: say('paper.order.why'), width: 4 },
      ],
      rows: outcomes.map(({ key, promised, came, cause }) => [
        labelOf(say, 'promise-terms', key),
        figure(key, promised),
        figure(key, came),
        cause ? labelOf(say, 'difference-causes', cause) : say('paper.execution.as_promised'),
      ]),
    },
  ];
}

function figure(key: PromiseOutcome['key'], value: string | bigint): string {
  if (typeof value === 'string') return formatDate(value);
  return key === 'shares' || key === 'target_shares'
    ? formatShares(toWire(value, 6))
    : formatMoney(toWire(value, 2));
}

const euros = (cents: bigint | null) => (cents === null ? null : formatMoney(toWire(cents, 2)));
