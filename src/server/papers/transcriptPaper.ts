import { formatInstant } from '#/domain/dates/format.ts';
import type {
  TranscriptLine,
  TranscriptSection,
  TranscriptText,
} from '#/language/presentation/transcript.ts';
import type { Words } from '../kernel/words.ts';
import type { Transcript } from './writeTranscript.ts';
import type { Frame } from './frameOf.ts';
import type { Block, PdfDocument } from '../ports/pdfDocument.ts';

/** What somebody was asked and answered, in the words that they read; `hash` is of the text that is kept. */
export function transcriptPaper(
  { form, sections, at }: Transcript,
  hash: string,
  name: string,
  zone: string,
  frame: Frame,
  say: Words,
): PdfDocument {
  const when = formatInstant(at, zone);
  return {
    title: form.title,
    ...frame,
    foot: name,
    blocks: [
      { kind: 'heading', level: 1, text: form.title },
      { kind: 'text', text: say('paper.transcript.sent', { name, when }), look: 'strong' },
      ...transcriptBlocks({ form, sections }, hash, say),
    ],
  };
}

/** What was asked and answered, without whose it is. */
export const transcriptBlocks = (
  { form, sections }: Pick<Transcript, 'form' | 'sections'>,
  hash: string,
  say: Words,
): Block[] => [
  ...(form.intro ? [{ kind: 'text' as const, text: form.intro }] : []),
  ...sections.flatMap((section) => sectionBlocks(section, say)),
  { kind: 'text', look: 'small', text: say('paper.transcript.hash', { hash }) },
];

function sectionBlocks(
  { title, intro, passed, lines, texts = [] }: TranscriptSection,
  say: Words,
): Block[] {
  // A page without questions leaves nothing to stand under its title.
  if (!intro && lines.length === 0 && texts.length === 0) return [];
  const readAfter = (count: number) =>
    texts.filter(({ after }) => after === count).flatMap(textBlocks);
  return [
    { kind: 'heading', level: 2, text: title },
    ...(intro ? [{ kind: 'text' as const, text: intro }] : []),
    ...(passed
      ? [{ kind: 'text' as const, look: 'small' as const, text: say('paper.transcript.passed') }]
      : []),
    ...readAfter(0),
    ...lines.flatMap((line, index) => [...lineBlocks(line, say), ...readAfter(index + 1)]),
  ];
}

/** What stood among the questions, to be read. */
const textBlocks = ({ title, text }: TranscriptText): Block[] => [
  ...(title === undefined ? [] : [{ kind: 'text' as const, text: title, look: 'strong' as const }]),
  ...text.split('\n').map((line) => ({ kind: 'text' as const, text: line })),
];

/** A question with its answer; the rows of a list one after another. */
function lineBlocks(
  { label, hint, text, displayed, rows, change }: TranscriptLine,
  say: Words,
): Block[] {
  const since: Block[] = change
    ? [{ kind: 'text', look: 'small', text: say(`paper.transcript.${CHANGES[change]}`) }]
    : [];
  if (!rows)
    return [
      { kind: 'text', text: [label, text].filter(Boolean).join('. '), look: 'strong' },
      ...(hint ? [{ kind: 'text' as const, text: hint, look: 'small' as const }] : []),
      { kind: 'text', text: displayed || say('paper.transcript.no_answer') },
      ...since,
    ];
  return [
    { kind: 'text', text: label, look: 'strong' },
    ...rows.map((row): Block => ({
      kind: 'facts',
      rows: row.map((cell) => [cell.label, cell.displayed || '-']),
    })),
    ...since,
  ];
}

const CHANGES = { KEPT: 'kept', CONFIRMED: 'confirmed', CHANGED: 'changed' } as const;
