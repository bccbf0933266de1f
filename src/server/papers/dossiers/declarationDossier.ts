import { referenceOf } from '#/domain/operations/referenceOf.ts';
import { productFamilies } from '#/domain/appropriateness/questions.ts';
import { labelOf } from '../../files/labelOf.ts';
import type { Words } from '../../kernel/words.ts';
import type { Block, PdfDocument } from '../../ports/pdfDocument.ts';
import { exactInstant } from '../exactInstant.ts';
import { codeList } from '../../tenants/codeList.ts';
import type { Frame } from '../frameOf.ts';
import type { Transcript } from '../writeTranscript.ts';
import type { DeclarationFacts } from './declarationFacts.ts';
import {
  askedBlocks,
  listBlocks,
  ofStaff,
  proofBlocks,
  type Reader,
  sealingBlocks,
  type Sealing,
} from './dossierBlocks.ts';

/**
 * One file of a declaration: what was asked and answered, what counts of it, who signed, was sent and opened what, and
 * the documents themselves, attached, each with its fingerprint.
 */
export function declarationDossier(
  facts: DeclarationFacts,
  { reader, ...frame }: Frame & { reader: Reader },
  sealing: Sealing,
  say: Words,
): PdfDocument {
  const { declaration, person, by, transcript, proofs } = facts;
  const title = say('paper.dossier.declaration_title', {
    kind: { list: 'declaration-kinds', code: declaration.kind },
    reference: referenceOf(declaration.uuid),
  });
  return {
    title,
    ...frame,
    foot: [person.name, person.document].join(' · '),
    attachments: [...sealing.attachments],
    blocks: [
      { kind: 'heading', level: 1, text: title },
      {
        kind: 'facts',
        rows: [
          [say('paper.dossier.person'), `${person.name} (${person.document})`],
          [say('paper.dossier.answered_at'), exactInstant(declaration.made_at, say)],
          [say('paper.dossier.answered_by'), by ?? say('paper.dossier.none')],
          [
            say('paper.dossier.status'),
            say.value({ list: 'declaration-states', code: declaration.state }),
          ],
          ...(transcript ? sourceRows(JSON.parse(transcript.body) as Transcript, say) : []),
        ],
      },
      ...requestBlocks(facts, reader, say),
      ...askedBlocks(transcript, say),
      ...outcomeBlocks(facts, say),
      ...proofBlocks(proofs, reader, say),
      ...sealingBlocks(sealing, say),
    ],
  };
}

/** What staff had asked again; nothing where they had not. */
const requestBlocks = (
  { requests, transcript }: DeclarationFacts,
  reader: Reader,
  say: Words,
): Block[] =>
  requests.length === 0
    ? []
    : listBlocks(
        say,
        'paper.dossier.asked_again',
        [
          ['paper.dossier.when', 22],
          ['paper.dossier.who', 20],
          ['paper.dossier.question', 30],
          ['paper.dossier.reason', 28],
        ],
        requests.map(({ asked_at, asked_by, questions, reason }) => [
          exactInstant(asked_at, say),
          ofStaff(asked_by, reader, say),
          questions.map((name) => questionOf(name, transcript)).join(' · '),
          reason,
        ]),
      );

/** A question in the words in which it was read; of one that was not asked then, in those of the list. */
function questionOf(name: string, transcript: DeclarationFacts['transcript']): string {
  const { sections } = transcript ? (JSON.parse(transcript.body) as Transcript) : { sections: [] };
  const line = sections.flatMap(({ lines }) => lines).find((each) => each.name === name);
  const { items } = codeList('kyc-questions');
  const label = Object.hasOwn(items, name) ? items[name]?.label : undefined;
  return line?.label ?? (typeof label === 'string' ? label : name);
}

/** From which published form the answers were given. */
const sourceRows = ({ form, release, language }: Transcript, say: Words): [string, string][] => [
  [say('paper.dossier.form'), `${form.title} (${form.hash})`],
  [say('paper.dossier.release'), release],
  [say('paper.dossier.language'), ownNameOf(language)],
];

/** What a language calls itself. */
const ownNameOf = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

/** What followed from the answers; nothing where they are all there is. */
function outcomeBlocks({ declaration, kept, consents }: DeclarationFacts, say: Words): Block[] {
  const rows = outcomeRows(declaration.kind, kept, say);
  return [
    ...(rows.length > 0
      ? [
          { kind: 'heading' as const, level: 2 as const, text: say('paper.dossier.outcome') },
          { kind: 'facts' as const, rows },
        ]
      : []),
    ...(declaration.kind === 'GDPR'
      ? listBlocks(
          say,
          'paper.dossier.ledger',
          [
            ['paper.dossier.purpose', 30],
            ['paper.dossier.granted', 12],
            ['paper.dossier.text_version', 16],
            ['paper.dossier.source', 20],
            ['paper.dossier.ip', 22],
          ],
          consents.map((each) => [
            labelOf(say, 'consent-purposes', each.purpose),
            labelOf(say, 'yes-no', each.is_granted ? 'SI' : 'NO'),
            each.text_version,
            labelOf(say, 'sources', each.source),
            each.ip ?? '-',
          ]),
        )
      : []),
  ];
}

function outcomeRows(
  kind: DeclarationFacts['declaration']['kind'],
  kept: DeclarationFacts['kept'],
  say: Words,
): [string, string][] {
  const told = (name: string) => {
    const value = kept[name];
    return typeof value === 'string' ? value : null;
  };
  if (kind === 'FATCA')
    return [
      [say('paper.declaration.result'), labelOf(say, 'fatca-indicators', told('indicator_fatca'))],
      [say('paper.declaration.status'), labelOf(say, 'fatca-statuses', told('fatca_status'))],
    ];
  if (kind === 'CRS')
    return [
      [say('paper.declaration.result'), labelOf(say, 'crs-indicators', told('crs_indicator'))],
    ];
  if (kind !== 'TEST') return [];
  return productFamilies.map((family) => [
    say.value({ list: 'product-families', code: family }),
    say(kept[family] === true ? 'paper.dossier.convenient' : 'paper.dossier.not_convenient'),
  ]);
}
