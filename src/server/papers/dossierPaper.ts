import { formatDate } from '#/domain/dates/format.ts';
import { referenceOf } from '#/domain/operations/referenceOf.ts';
import type { WordCode } from '../kernel/wordCode.ts';
import type { Words } from '../kernel/words.ts';
import type { Attachment, Block, PdfDocument, Table } from '../ports/pdfDocument.ts';
import type { DossierFacts } from './dossierFacts.ts';
import type { Frame } from './frameOf.ts';
import { transcriptBlocks } from './transcriptPaper.ts';

/**
 * One file of an order: what was asked and answered, what was promised and why this NAV, what has happened, who signed
 * and opened what, and the documents themselves, attached, each with its fingerprint.
 */
export function dossierPaper(
  facts: DossierFacts,
  { attachments, roots, ...frame }: Frame & { attachments: Attachment[]; roots: readonly string[] },
  say: Words,
): PdfDocument {
  const { operation, transcript, history, signers, accesses, payments, papers } = facts;
  const reference = referenceOf(operation.uuid);
  const title = say('paper.dossier.title', { reference });
  const cents = (value: bigint | null) =>
    value === null ? '-' : `${say.value({ cents: String(value) })} €`;
  const shares = (value: bigint | null) =>
    value === null ? '-' : say.value({ shares: String(value) });
  const list = (caption: WordCode, columns: [WordCode, number][], rows: string[][]): Table => ({
    kind: 'table',
    caption: say(caption),
    columns: columns.map(([code, width]) => ({ title: say(code), width })),
    rows,
  });
  return {
    title,
    ...frame,
    foot: title,
    attachments,
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
          [say('paper.dossier.amount'), cents(operation.gross_amount)],
          [say('paper.dossier.shares'), shares(operation.shares)],
          [say('paper.dossier.requested'), formatDate(operation.request_date)],
        ],
      },
      { kind: 'heading', level: 2, text: say('paper.dossier.asked') },
      ...(transcript ? transcriptBlocks(transcript.transcript, transcript.hash, say) : [none(say)]),
      list(
        'paper.dossier.promises',
        [
          ['paper.dossier.when', 24],
          ['paper.dossier.cut_off', 24],
          ['paper.dossier.nav_date', 16],
          ['paper.dossier.gross', 18],
          ['paper.dossier.shares', 18],
        ],
        facts.promises.map((each) => [
          exact(each.made_at),
          exact(each.cut_off),
          formatDate(each.nav_date),
          cents(each.gross_amount),
          shares(each.shares),
        ]),
      ),
      { kind: 'text', look: 'small', text: say('paper.dossier.why_nav') },
      list(
        'paper.dossier.history',
        [
          ['paper.dossier.when', 40],
          ['paper.dossier.status', 60],
        ],
        history.map(({ changed_at, status_to }) => [
          exact(changed_at),
          say.value({ list: 'operation-statuses', code: status_to }),
        ]),
      ),
      list(
        'paper.dossier.signatures',
        [
          ['paper.dossier.who', 30],
          ['paper.dossier.when', 25],
          ['paper.dossier.sent_to', 20],
          ['paper.dossier.file', 25],
        ],
        signers.map(({ name, signed_at, sent_to, filename }) => [
          name,
          exact(signed_at),
          sent_to,
          filename,
        ]),
      ),
      list(
        'paper.dossier.accesses',
        [
          ['paper.dossier.who', 35],
          ['paper.dossier.when', 30],
          ['paper.dossier.file', 35],
        ],
        accesses.map(({ name, opened_at, filename }) => [name, exact(opened_at), filename]),
      ),
      list(
        'paper.dossier.payments',
        [
          ['paper.dossier.when', 26],
          ['paper.dossier.provider', 18],
          ['paper.dossier.reference', 22],
          ['paper.dossier.amount', 16],
          ['paper.dossier.status', 18],
        ],
        payments.map(({ decided_at, created_at, provider, reference: known, amount, status }) => [
          exact(decided_at ?? created_at),
          provider,
          known ?? '-',
          cents(amount),
          say.value({ list: 'payment-states', code: status }),
        ]),
      ),
      { kind: 'heading', level: 2, text: say('paper.dossier.documents') },
      ...(papers.length === 0 ? [none(say)] : []),
      ...attachments.map((each): Block => ({
        kind: 'facts',
        rows: [
          [say('paper.dossier.file'), each.name],
          [say('paper.dossier.print'), each.sha256],
        ],
      })),
      { kind: 'heading', level: 2, text: say('paper.dossier.check') },
      { kind: 'text', text: say('paper.dossier.check_text') },
      ...roots.map((print): Block => ({
        kind: 'facts',
        rows: [[say('paper.dossier.root'), print]],
      })),
    ],
  };
}

const none = (say: Words): Block => ({ kind: 'text', text: say('paper.dossier.none') });

/** To the second, and in no zone that has to be known. */
const exact = (at: Date) =>
  at
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC');
