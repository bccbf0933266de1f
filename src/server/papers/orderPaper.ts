import { findOperationType, operationTypeOf } from '#/domain/operations/findOperationType.ts';
import { formatDate, formatInstant } from '#/domain/dates/format.ts';
import type { Words } from '../kernel/words.ts';
import type { Frame } from './frameOf.ts';
import type { Block, PdfDocument } from '../ports/pdfDocument.ts';
import { labelOf } from '../files/labelOf.ts';
import type { OrderFacts } from './orderFacts.ts';
import { referenceOf } from '#/domain/operations/referenceOf.ts';
import { estimateBlocks } from './estimateBlocks.ts';
import { navRows } from './navRows.ts';
import {
  detailRows,
  grouped,
  identityRows,
  peopleRows,
  paymentRows,
  sourceRows,
  termRows,
} from './orderRows.ts';
import { costBlocks, joinedOf, productBlocks } from './productBlocks.ts';

/** An order's own papers: what is sent along by the client is not made here. */
const made: ReadonlySet<string> = new Set([
  'ORDEN_DE_SUSCRIPCION(S)_TRASPASO_FI',
  'OPERATION_TICKET',
  'EVALUACION_CONVENIENCIA',
  'MANDATO_SEPA',
  'BOLETIN_ADHESION_FP',
  'SOLICITUD_DE_APORTACION_FP',
  'SOLICITUD_DE_TRASLADO_DC_DE_FP',
  'SOLICITUD_DE_PRESTACION_FP',
]);

/**
 * The paper of an order from the order itself, to be signed by those who have to. Undefined for a
 * subcategory that is not made but sent along.
 */
export function orderPaper(
  facts: OrderFacts,
  paper: Frame & { zone: string },
  say: Words,
): PdfDocument | undefined {
  if (!made.has(facts.subcategory)) return undefined;
  const { zone, ...look } = paper;
  const title = titleOf(facts, say);
  const reference = referenceOf(facts.operation.uuid);
  return {
    title,
    ...look,
    foot: say('paper.order.foot', { reference, when: formatInstant(paper.at, zone) }),
    blocks: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'facts', rows: identityRows(facts, reference, zone, say) },
      ...bodyOf(facts, paper.brand.name, zone, say),
      { kind: 'text', look: 'small', text: say('paper.order.signed') },
    ],
  };
}

/** A ticket is named after what it is of; the other papers go by the name of their kind. */
function titleOf({ subcategory, operation }: OrderFacts, say: Words): string {
  const type = labelOf(say, 'operation-types', operation.operation_type);
  if (subcategory === 'OPERATION_TICKET')
    return say('paper.order.ticket', { type: type.toLowerCase() });
  if (subcategory.startsWith('ORDEN_DE'))
    return findOperationType(operation.operation_type)?.isTransfer
      ? say('paper.order.transfer')
      : say('paper.order.subscription');
  return labelOf(say, 'document-subcategories', subcategory);
}

function bodyOf(facts: OrderFacts, manager: string, zone: string, say: Words): Block[] {
  switch (facts.subcategory) {
    case 'EVALUACION_CONVENIENCIA':
      return convenience(facts, say);
    case 'MANDATO_SEPA':
      return mandate(facts, manager, say);
    default:
      return [...order(facts, zone, say), ...statements(facts, say)];
  }
}

function order(facts: OrderFacts, zone: string, say: Words): Block[] {
  const details = detailRows(facts, say);
  return [
    ...productBlocks(facts.operation.operation_type, facts, sourceRows(facts, say), say),
    section(say('paper.order.terms')),
    { kind: 'facts', rows: [...termRows(facts, say), ...navRows(facts, zone, say), ...details] },
    ...estimateBlocks(facts.estimate, say),
    ...costBlocks(facts.operation.operation_type, facts, say),
    partiesBlock(facts, say),
  ];
}

const section = (text: string): Block => ({ kind: 'heading', level: 2, text });

/** Everybody of the account. */
export const partiesBlock = ({ people }: OrderFacts, say: Words): Block => ({
  kind: 'table',
  caption: say('paper.order.parties'),
  columns: [
    { title: say('paper.name'), width: 5 },
    { title: say('paper.document'), width: 3 },
    { title: say('paper.role'), width: 4 },
  ],
  rows: peopleRows(people, say),
});

function statements(facts: OrderFacts, say: Words): Block[] {
  const { operation, subcategory } = facts;
  const joined = joinedOf(facts);
  const isPlan = joined.kind !== 'FI';
  const items = [
    ...(operation.has_read_dfi === true
      ? [say(isPlan ? 'paper.order.dfp_read' : 'paper.order.dfi_read')]
      : []),
    ...(operation.has_read_eepp === true ? [say('paper.order.eepp_read')] : []),
    ...(operation.has_read_report === true ? [say('paper.order.report_read')] : []),
    say('paper.order.executes'),
    ...(facts.needsCertificates ? [say('paper.order.certificates')] : []),
    ...(subcategory.startsWith('BOLETIN')
      ? [say('paper.order.joins', { product: joined.name_product })]
      : []),
    ...(operation.has_accepted_not_convenient === true ? [say('paper.order.not_convenient')] : []),
  ];
  return [section(say('paper.order.statements')), { kind: 'list', items }];
}

function convenience(facts: OrderFacts, say: Words): Block[] {
  const { operation, test } = facts;
  const product = joinedOf(facts);
  const family = labelOf(say, 'product-families', product.family);
  const isConvenient = test?.convenient[product.family];
  const result =
    isConvenient === undefined
      ? say('paper.order.not_evaluated')
      : isConvenient
        ? say('paper.order.convenient')
        : say('paper.order.inconvenient');
  const phrase = operation.convenience_phrase as string | null | undefined;
  return [
    section(say('paper.order.evaluation')),
    {
      kind: 'facts',
      rows: [
        [say('paper.product'), product.name_product],
        [say('paper.order.family'), family],
        [say('paper.order.result'), result],
        ...(test
          ? ([[say('paper.order.test_date'), formatDate(test.taken_on)]] as [string, string][])
          : []),
        ...(phrase ? ([[say('paper.order.phrase'), phrase]] as [string, string][]) : []),
      ],
    },
    {
      kind: 'text',
      text: say('paper.order.no_advice'),
    },
  ];
}

function mandate(facts: OrderFacts, manager: string, say: Words): Block[] {
  const { operation, iban, account } = facts;
  const isOnce = !operationTypeOf(operation.operation_type).isPeriodic;
  return [
    section(say('paper.mandate.title')),
    {
      kind: 'facts',
      rows: [
        [say('paper.mandate.reference'), referenceOf(operation.uuid)],
        [say('paper.mandate.creditor'), manager],
        ...(facts.creditor
          ? ([[say('paper.mandate.creditor_id'), facts.creditor]] as [string, string][])
          : []),
        [say('paper.mandate.debited'), iban ? grouped(iban) : '-'],
        [say('paper.mandate.account'), account.account_number],
        [say('paper.mandate.type'), say(isOnce ? 'paper.mandate.once' : 'paper.mandate.recurrent')],
      ],
    },
    section(say(isOnce ? 'paper.mandate.payment' : 'paper.mandate.payments')),
    { kind: 'facts', rows: paymentRows(facts, say) },
    {
      kind: 'text',
      text: say(isOnce ? 'paper.mandate.text_once' : 'paper.mandate.text', { manager }),
    },
  ];
}
