import type { Output } from '#/contract/call.ts';
import type { Schema } from '#/contract/schema.ts';
import type { TranscriptLine } from '#/language/presentation/transcript.ts';
import { readTranscript } from '../papers/readTranscript.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Transcript } from '../papers/writeTranscript.ts';
import { codeList } from '../tenants/codeList.ts';
import { kycLists } from '../people/checkKyc.ts';

type Shown = Omit<Output<'getIntervenerKyc'>['data'], 'kyc'>;
type Line = Omit<Shown['lines'][number], 'id'>;

/**
 * The questions and answers of a questionnaire: from its transcript, in the words that were read then; where none is
 * kept, from its answers, with the words of today.
 * @throws Error when the transcript is not what was kept
 */
export async function readKycLines(
  db: TenantDb,
  person: string,
  { uuid_transcript, answers }: Schema<'Kyc'>,
): Promise<Shown> {
  const kept = uuid_transcript ? await readTranscript(db, person, uuid_transcript) : undefined;
  if (!kept) return { title: null, sha256: null, lines: numbered(answers.map(lineOf)) };
  const { form, sections } = JSON.parse(kept.body) as Transcript;
  const lines = sections.flatMap(({ title, lines: said }) =>
    said.filter((each) => !isOpenRenewal(each)).flatMap((each) => toLines(title, each)),
  );
  return { title: form.title, sha256: kept.hash, lines: numbered(lines) };
}

/** Which sections were as before says nothing of anybody where none is named. */
const isOpenRenewal = ({ name, displayed }: TranscriptLine) =>
  name === 'SECCIONES_IGUALES' && displayed === '';

const numbered = (lines: readonly Line[]) =>
  lines.map((line, index) => ({ id: String(index + 1), ...line }));

/** A question with its answer; of a list of rows one line for each cell, numbered by its row. */
function toLines(
  section: string,
  { label, text, displayed, rows, change: told }: TranscriptLine,
): Line[] {
  const change = told ?? null;
  const question = [label, text].filter(Boolean).join('. ');
  if (!rows) return [{ section, question, answer: displayed, change }];
  return rows.flatMap((cells, index) =>
    cells.map((cell) => ({
      section,
      question: `${label} ${index + 1}: ${cell.label}`,
      answer: cell.displayed,
      change,
    })),
  );
}

function lineOf({ key, label, value }: Schema<'Kyc'>['answers'][number]): Line {
  const list = kycLists[key];
  const items = list && value !== null ? codeList(list).items : {};
  const item = value !== null && Object.hasOwn(items, value) ? items[value] : undefined;
  const told = typeof item?.label === 'string' ? item.label : value;
  return { section: '', question: label ?? key, answer: told ?? '', change: null };
}
