import type { WordCode } from '../../kernel/wordCode.ts';
import { nameActing } from '../../interveners/capacity.ts';
import type { Words } from '../../kernel/words.ts';
import type { Attachment, Block } from '../../ports/pdfDocument.ts';
import { certificateBlock } from '../certificateBlock.ts';
import { deliveryTable } from '../deliveryTable.ts';
import { exactInstant } from '../exactInstant.ts';
import { transcriptBlocks } from '../transcriptPaper.ts';
import type { Transcript } from '../writeTranscript.ts';
import type { Look } from './readLooks.ts';
import type { Proofs } from './readProofs.ts';

/** Whose copy it is: that of the house's own staff, or anybody else's. */
export type Reader = 'staff' | 'client';

/** What a dossier says beside what is on record of its subject. */
export interface Sealing {
  attachments: readonly Attachment[];
  /** Fingerprints of our own root certificates. */
  roots: readonly string[];
}

/** A table with a name, or its name and that there is nothing. */
export function listBlocks(
  say: Words,
  caption: WordCode,
  columns: readonly (readonly [title: WordCode, width: number])[],
  rows: string[][],
): Block[] {
  if (rows.length === 0)
    return [
      { kind: 'text', look: 'strong', text: say(caption) },
      { kind: 'text', text: say('paper.dossier.none') },
    ];
  const titled = columns.map(([code, width]) => ({ title: say(code), width }));
  return [{ kind: 'table', caption: say(caption), columns: titled, rows }];
}

/**
 * What was asked and answered, in the words that were read; or that this was not kept.
 * @param none what is said then
 */
export function askedBlocks(
  kept: { body: string; hash: string } | undefined,
  say: Words,
  none: WordCode = 'paper.dossier.none',
): Block[] {
  const title = { kind: 'heading', level: 2, text: say('paper.dossier.asked') } as const;
  if (!kept) return [title, { kind: 'text', text: say(none) }];
  const transcript = JSON.parse(kept.body) as Transcript;
  return [title, ...transcriptBlocks(transcript, kept.hash, say)];
}

/** Who of the house did something: its staff read who, nobody else does. */
export const ofStaff = (name: string, reader: Reader, say: Words): string =>
  reader === 'staff' ? name : say('paper.dossier.staff');

/** What somebody opened, a document by its name. */
const openedBy = ({ opened, filename }: Look, say: Words): string =>
  opened === 'DOCUMENT' && filename ? filename : say(`paper.dossier.look.${opened}`);

/** Who signed with which certificate, who was sent what, and who looked at what. */
export function proofBlocks(
  { signers, deliveries, accesses, looks }: Proofs,
  reader: Reader,
  say: Words,
): Block[] {
  const signed = signers.map(({ name, capacity, signed_at, sent_to, filename }) => [
    nameActing(say, name, capacity),
    exactInstant(signed_at, say),
    sent_to,
    filename,
  ]);
  const certificates = new Map(
    signers.flatMap(({ certificate }) =>
      certificate ? [[certificate.fingerprint256, certificate] as const] : [],
    ),
  );
  const opened = accesses.map(({ name, opened_at, filename }) => [
    name,
    exactInstant(opened_at, say),
    filename,
  ]);
  const looked = looks.map((look) => [
    look.by === 'staff' ? ofStaff(look.name, reader, say) : look.name,
    exactInstant(look.at, say),
    openedBy(look, say),
  ]);
  return [
    ...listBlocks(
      say,
      'paper.dossier.signatures',
      [
        ['paper.dossier.who', 30],
        ['paper.dossier.when', 25],
        ['paper.dossier.sent_to', 20],
        ['paper.dossier.file', 25],
      ],
      signed,
    ),
    ...[...certificates.values()].map((each) => certificateBlock(each, say)),
    ...deliveryTable(deliveries, say),
    ...listBlocks(
      say,
      'paper.dossier.accesses',
      [
        ['paper.dossier.who', 35],
        ['paper.dossier.when', 30],
        ['paper.dossier.file', 35],
      ],
      opened,
    ),
    ...listBlocks(
      say,
      'paper.dossier.looks',
      [
        ['paper.dossier.who', 35],
        ['paper.dossier.when', 30],
        ['paper.dossier.look', 35],
      ],
      looked,
    ),
  ];
}

/** What the PDF carries along, each with its fingerprint, and how all of it is checked without us. */
export const sealingBlocks = ({ attachments, roots }: Sealing, say: Words): Block[] => [
  { kind: 'heading', level: 2, text: say('paper.dossier.documents') },
  ...(attachments.length === 0 ? [{ kind: 'text' as const, text: say('paper.dossier.none') }] : []),
  ...attachments.map((each): Block => ({
    kind: 'facts',
    rows: [
      [say('paper.dossier.file'), each.name],
      [say('paper.dossier.print'), each.sha256],
    ],
  })),
  { kind: 'heading', level: 2, text: say('paper.dossier.check') },
  { kind: 'text', text: say('paper.dossier.check_text') },
  ...roots.map((print): Block => ({ kind: 'facts', rows: [[say('paper.dossier.root'), print]] })),
];
