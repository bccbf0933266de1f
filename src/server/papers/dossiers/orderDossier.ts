import { formatDate } from '#/domain/dates/format.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import { referenceOf } from '#/domain/operations/referenceOf.ts';
import type { Words } from '../../kernel/words.ts';
import type { Block, PdfDocument } from '../../ports/pdfDocument.ts';
import { exactInstant } from '../exactInstant.ts';
import type { Frame } from '../frameOf.ts';
import { nameActing } from '../../interveners/capacity.ts';
import { historyReason } from '../../operations/history.ts';
import type { Row } from '../orderRows.ts';
import { navRows } from '../navRows.ts';
import {
  askedBlocks,
  listBlocks,
  proofBlocks,
  type Reader,
  sealingBlocks,
  type Sealing,
} from './dossierBlocks.ts';
import type { OrderFacts } from './orderFacts.ts';
import { movedBlocks, offeredBlocks, orderedBlocks, receiptBlocks } from './orderedBlocks.ts';
import { simulationBlocks } from './simulationBlocks.ts';

/**
 * One file of an order: what was ordered, asked and answered, what was promised and why this NAV, what has happened and
 * what it brought, who signed and opened what, and the documents themselves, attached, each with its fingerprint.
 */
export function orderDossier(
  facts: OrderFacts,
  { zone, reader, ...frame }: Frame & { zone: string; reader: Reader },
  sealing: Sealing,
  say: Words,
): PdfDocument {
  const { operation, transcript, promises, receipts, proofs } = facts;
  const decided = navRows(facts, zone, say);
  const moved = movedBlocks(facts, say);
  const shown = promises.findLast(({ simulation }) => simulation !== null)?.simulation;
  const title = say('paper.dossier.title', { reference: referenceOf(operation.uuid) });
  return {
    title,
    ...frame,
    foot: title,
    attachments: [...sealing.attachments],
    blocks: [
      { kind: 'heading', level: 1, text: title },
      {
        kind: 'facts',
        rows: [
          [
            say('paper.dossier.type'),
            say.value({ list: 'operation-types', code: operation.operation_type }),
          ],
          [
            say('paper.dossier.status'),
            say.value({ list: 'operation-statuses', code: operation.operation_status }),
          ],
          ...(moved.length > 0
            ? []
            : ([
                [
                  say('paper.dossier.product'),
                  `${operation.name_product} (${operation.key_product})`,
                ],
              ] satisfies [string, string][])),
          [say('paper.dossier.account'), operation.account_number],
          ...amountRows(operation, say),
          facts.undoes
            ? [say('paper.dossier.undoes'), referenceOf(facts.undoes)]
            : [say('paper.dossier.requested'), formatDate(operation.request_date)],
          ...(facts.undone_by
            ? [[say('paper.dossier.undone_by'), referenceOf(facts.undone_by)] satisfies Row]
            : []),
        ],
      },
      ...moved,
      ...(facts.undoes
        ? [{ kind: 'text' as const, text: say('paper.undone.note') }]
        : [
            ...orderedBlocks(facts, say),
            ...askedBlocks(transcript, say, 'paper.dossier.not_asked'),
          ]),
      ...offeredBlocks(facts, say),
      { kind: 'heading', level: 2, text: say('paper.dossier.promises') },
      ...(facts.priced || promises.length > 0
        ? [{ kind: 'text' as const, look: 'small' as const, text: say('paper.dossier.why_nav') }]
        : []),
      ...(decided.length > 0 ? [{ kind: 'facts' as const, rows: decided }] : []),
      ...(promises.length === 0 && receipts.length === 0 && decided.length === 0
        ? [{ kind: 'text' as const, text: say('paper.dossier.none') }]
        : []),
      ...receiptBlocks(facts, zone, say),
      ...promises.map((each): Block => ({ kind: 'facts', rows: promiseRows(each, say) })),
      ...(shown ? simulationBlocks(shown, say) : []),
      ...courseBlocks(facts, zone, say),
      ...proofBlocks(proofs, reader, say),
      ...sealingBlocks(sealing, say),
    ],
  };
}

/** How much it is for, by the measures that it says. */
const amountRows = (
  { amount_shares_indicator, ...operation }: OrderFacts['operation'],
  say: Words,
): [string, string][] => [
  ...(amount_shares_indicator === 'T'
    ? [[say('paper.amount'), say('paper.order.all_shares')] satisfies [string, string]]
    : []),
  ...(
    [
      ['paper.order.gross', operation.gross_amount, cents],
      ['paper.order.net', operation.net_amount, cents],
      ['paper.dossier.shares', operation.shares, shares],
    ] as const
  ).flatMap(([label, value, told]): [string, string][] =>
    value === null ? [] : [[say(label), told(value, say)]],
  ),
];

/** What was said on one day that would come of the order: what decided the NAV, its dates, and what it simulated. */
const promiseRows = (promise: OrderFacts['promises'][number], say: Words): [string, string][] => [
  [say('paper.dossier.when'), exactInstant(promise.made_at, say)],
  [say('paper.dossier.cause'), say.value({ list: 'nav-reasons', code: promise.cause })],
  [say('paper.dossier.cut_off'), exactInstant(promise.cut_off, say)],
  [say('paper.dossier.nav_date'), formatDate(promise.nav_date)],
  [say('paper.dossier.gross'), cents(promise.gross_amount, say)],
  [say('paper.dossier.net'), cents(promise.net_amount, say)],
  [say('paper.dossier.shares'), shares(promise.shares, say)],
];

/** What has happened to it and by whom, what it brought, and what was paid. */
const courseBlocks = (
  { history, brought, payments }: OrderFacts,
  zone: string,
  say: Words,
): Block[] => [
  ...listBlocks(
    say,
    'paper.dossier.history',
    [
      ['paper.dossier.when', 22],
      ['paper.dossier.status', 18],
      ['paper.dossier.who', 22],
      ['paper.dossier.reason', 38],
    ],
    history.map((line) => [
      exactInstant(line.at, say),
      line.from === line.to ? '-' : say.value({ list: 'operation-statuses', code: line.to }),
      line.signing
        ? nameActing(say, line.signing.name, line.signing.capacity)
        : say.value({ list: 'history-actors', code: line.change!.changed_by }),
      historyReason(say, line) ?? '-',
    ]),
  ),
  ...(brought.length === 0 ? [] : broughtBlocks(brought, zone, say)),
  ...(payments.length === 0 && brought.length > 0 ? [] : paymentBlocks(payments, say)),
];

/** Charges and executions that came of an order, and what became of each at the bank. */
const broughtBlocks = (brought: OrderFacts['brought'], zone: string, say: Words): Block[] =>
  listBlocks(
    say,
    'paper.dossier.brought',
    [
      ['paper.dossier.requested', 16],
      ['paper.dossier.status', 18],
      ['paper.dossier.amount', 16],
      ['paper.dossier.shares', 16],
      ['paper.dossier.nav_date', 16],
      ['paper.dossier.charged', 18],
    ],
    brought.map((each) => [
      formatDate(todayIn(zone, each.request_date.toISOString())),
      each.undoing
        ? say.value({ list: 'operation-types', code: each.undoing })
        : say.value({ list: 'operation-statuses', code: each.operation_status }),
      cents(each.gross_amount, say),
      shares(each.shares, say),
      each.nav_date === null ? '-' : formatDate(each.nav_date),
      chargeOf(each, say),
    ]),
  );

function chargeOf({ charged_on, result }: OrderFacts['brought'][number], say: Words): string {
  if (charged_on === null) return '-';
  const day = formatDate(charged_on);
  return result === null ? day : `${day}: ${say(`paper.dossier.charge.${result}`)}`;
}

const paymentBlocks = (payments: OrderFacts['payments'], say: Words): Block[] =>
  listBlocks(
    say,
    'paper.dossier.payments',
    [
      ['paper.dossier.when', 26],
      ['paper.dossier.provider', 18],
      ['paper.dossier.reference', 22],
      ['paper.dossier.amount', 16],
      ['paper.dossier.status', 18],
    ],
    payments.map(({ decided_at, created_at, provider, reference, amount, status }) => [
      exactInstant(decided_at ?? created_at, say),
      provider,
      reference ?? '-',
      cents(amount, say),
      say.value({ list: 'payment-states', code: status }),
    ]),
  );

const cents = (value: bigint | null, say: Words) =>
  value === null ? '-' : `${say.value({ cents: String(value) })} €`;
const shares = (value: bigint | null, say: Words) =>
  value === null ? '-' : say.value({ shares: String(value) });
