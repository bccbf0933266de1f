import type { Output } from '#/contract/call.ts';
import { isEmpty } from '#/language/expressions/condition.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readTranscript } from '../papers/readTranscript.ts';
import type { Transcript } from '../papers/writeTranscript.ts';
import type { KeptKyc, LastKyc } from '../people/readKyc.ts';

type Last = Output<'getKycAnswers'>['data'];

/**
 * What new answers are compared with: each question that the questionnaire asked which counts, with its answer. Where
 * no transcript of it is kept, what was answered is what was asked.
 */
export async function readKycBefore(
  db: TenantDb,
  person: string,
  counts: KeptKyc | undefined,
): Promise<Last['before']> {
  if (!counts) return [];
  const { uuid_transcript, answers } = counts;
  const kept = uuid_transcript ? await readTranscript(db, person, uuid_transcript) : undefined;
  const asked = kept
    ? (JSON.parse(kept.body) as Transcript).sections.flatMap(({ lines }) =>
        lines.flatMap(({ name, own }) => (own ? [] : [name])),
      )
    : Object.keys(answers);
  return asked.map((key) => ({ key, answer: answers[key] ?? null })) as Last['before'];
}

/**
 * The answers with which a questionnaire begins: those that wait for a signature, so that nobody gives them twice, else
 * those that count. While single questions are asked again (`asked`), all beside them begin as they count.
 */
export function firstKycAnswers(
  { counts, waits }: Pick<LastKyc, 'counts' | 'waits'>,
  asked: ReadonlySet<string> | undefined,
): Answers {
  if (!waits || !counts || !asked) return (waits ?? counts)?.answers ?? {};
  const open = Object.entries(waits.answers).filter(
    ([name]) => asked.has(name) || isEmpty(counts.answers[name]),
  );
  return { ...counts.answers, ...Object.fromEntries(open) };
}
