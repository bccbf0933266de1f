import { formatDate } from '#/domain/dates/format.ts';
import { referenceOf } from '#/domain/operations/referenceOf.ts';
import type { Words } from '../../kernel/words.ts';
import type { Block, PdfDocument } from '../../ports/pdfDocument.ts';
import { exactInstant } from '../exactInstant.ts';
import type { Frame } from '../frameOf.ts';
import { navRows } from '../navRows.ts';
import {
  askedBlocks,
  listBlocks,
  proofBlocks,
  sealingBlocks,
  type Sealing,
} from './dossierBlocks.ts';
import type { OrderFacts } from './orderFacts.ts';
import { simulationBlocks } from './simulationBlocks.ts';

/**
 * One file of an order: what was asked and answered, what was promised and why this NAV, what has happened, who signed
 * and opened what, and the documents themselves, attached, each with its fingerprint.
 */
export function orderDossier(
  facts: OrderFacts,
  { zone, ...frame }: Frame & { zone: string },
  sealing: Sealing,
  say: Words,
): PdfDocument {
  const { operation, transcript, promises, proofs } = facts;
  const decided = navRows(facts, zone, say);
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
          [say('paper.dossier.product'), `${operation.name_product} (${operation.key_product})`],
          [say('paper.dossier.account'), operation.account_number],
          ...amountRows(operation, say),
          [say('paper.dossier.requested'), formatDate(operation.request_date)],
        ],
      },
      ...askedBlocks(transcript, say),
      { kind: 'heading', level: 2, text: say('paper.dossier.promises') },
      { kind: 'text', look: 'small', text: say('paper.dossier.why_nav') },
      ...(decided.length > 0 ? [{ kind: 'facts' as const, rows: decided }] : []),
      ...(promises.length === 0
        ? [{ kind: 'text' as const, text: say('paper.dossier.none') }]
        : []),
      ...promises.map((each): Block => ({ kind: 'facts', rows: promiseRows(each, say) })),
      ...(shown ? simulationBlocks(shown, say) : []),
      ...courseBlocks(facts, say),
      ...proofBlocks(proofs, say),
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

/** What has happened to it, and what was paid. */
const courseBlocks = ({ history, payments }: OrderFacts, say: Words): Block[] => [
  ...listBlocks(
    say,
    'paper.dossier.history',
    [
      ['paper.dossier.when', 40],
      ['paper.dossier.status', 60],
    ],
    history.map(({ changed_at, status_to }) => [
      exactInstant(changed_at, say),
      say.value({ list: 'operation-statuses', code: status_to }),
    ]),
  ),
  ...listBlocks(
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
  ),
];

const cents = (value: bigint | null, say: Words) =>
  value === null ? '-' : `${say.value({ cents: String(value) })} €`;
const shares = (value: bigint | null, say: Words) =>
  value === null ? '-' : say.value({ shares: String(value) });
