import type { X509Certificate } from 'node:crypto';
import { namedAs } from '#/domain/documentKinds/namedAs.ts';
import { nameActing } from '../interveners/capacity.ts';
import type { Words } from '../kernel/words.ts';
import type { Block, PdfDocument } from '../ports/pdfDocument.ts';
import { certificateBlock } from './certificateBlock.ts';
import { deliveryTable } from './deliveryTable.ts';
import { exactInstant } from './exactInstant.ts';
import type { EvidenceFacts, EvidencePaper } from './evidenceFacts.ts';
import type { Frame } from './frameOf.ts';

/** What proves a signature years later, for whoever has nothing but this and the signed documents. */
export function evidencePaper(
  facts: EvidenceFacts,
  { address, ...frame }: Frame & { address: string },
  say: Words,
): PdfDocument {
  const { uuid, name, sent_to, certificate, papers } = facts;
  const title = say('paper.evidence.title');
  return {
    title,
    ...frame,
    foot: name,
    blocks: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'text', text: say('paper.evidence.intro', { name }) },
      { kind: 'heading', level: 2, text: say('paper.evidence.how') },
      {
        kind: 'facts',
        rows: [
          [say('paper.evidence.signer'), nameActing(say, name, facts.capacity)],
          [say('paper.evidence.asked'), exactInstant(facts.created_at, say)],
          [say('paper.evidence.signed'), exactInstant(facts.decided_at, say)],
          [say('paper.evidence.channel'), channelOf(facts, say)],
          [say('paper.evidence.sent_to'), sent_to],
          [say('paper.evidence.tries'), facts.tries === null ? '-' : String(facts.tries)],
          [say('paper.evidence.ip'), facts.ip ?? '-'],
          [say('paper.evidence.agent'), facts.user_agent ?? '-'],
          [say('paper.evidence.reference'), uuid],
        ],
      },
      ...deliveryTable(facts.deliveries, say),
      { kind: 'heading', level: 2, text: say('paper.evidence.documents') },
      ...papers.flatMap((paper) => paperBlocks(paper, say)),
      ...(certificate ? certificateBlocks(certificate, say) : []),
      { kind: 'heading', level: 2, text: say('paper.evidence.verify') },
      { kind: 'text', text: say('paper.evidence.verify_text', { address }) },
    ],
  };
}

function paperBlocks(paper: EvidencePaper, say: Words): Block[] {
  const { filename, opened_at, stamped_at } = paper;
  return [
    {
      kind: 'text',
      look: 'strong',
      text: say.value({ list: 'document-subcategories', code: namedAs(paper) }),
    },
    {
      kind: 'facts',
      rows: [
        [say('paper.evidence.file'), filename],
        [say('paper.evidence.opened'), opened_at ? exactInstant(opened_at, say) : '-'],
        [say('paper.evidence.shown'), paper.sha256],
        [say('paper.evidence.before'), paper.before_sha256 ?? '-'],
        [say('paper.evidence.after'), paper.signed_sha256 ?? '-'],
        [
          say('paper.evidence.stamp'),
          stamped_at ? exactInstant(stamped_at, say) : say('paper.evidence.no_stamp'),
        ],
      ],
    },
  ];
}

const certificateBlocks = (certificate: X509Certificate, say: Words): Block[] => [
  { kind: 'heading', level: 2, text: say('paper.evidence.certificate') },
  certificateBlock(certificate, say),
  { kind: 'text', look: 'small', text: say('paper.evidence.key') },
];

function channelOf({ provider, sent_to }: EvidenceFacts, say: Words): string {
  if (provider !== 'OTP') return say('paper.evidence.by_provider');
  return say(sent_to.includes('@') ? 'paper.evidence.by_mail' : 'paper.evidence.by_sms');
}
