import { writtenAt } from '../assembly/writtenAt.ts';
import { read, segments, step } from '../values/pointer.ts';
import { quoted } from '../values/quoted.ts';
import type { Context } from './context.ts';
import type { Found } from './tellForms.ts';

/** Where a part writes what forms have elsewhere. */
const BODY = '/submit/input/body';

/** What an example says of an answer, and gives otherwise. */
const ANSWER = /«\/answers(\/[^»]+)»/;

/** A place of a part, by the key of its document. */
type Place = NonNullable<ReturnType<typeof writtenAt>>;

/**
 * Faults that several forms have of one part, told once there: what each of them lacks and none of the others, and what
 * their examples no more say of a question that is the part's.
 */
export function toldAtPart(
  found: readonly Found[],
  documents: Context['documents'],
): readonly Found[] {
  const alike = [...Map.groupBy(found, (one) => keyOf(one, documents)).values()];
  const gone = new Map<Found, Found | undefined>();
  for (const same of alike) {
    const forms = [...new Set(same.map(({ document }) => document.id))];
    const first = same[0]!;
    const place = forms.length > 1 ? placeIn(first, forms, documents) : undefined;
    if (!place) continue;
    for (const one of same) gone.set(one, undefined);
    const { key, file, pointer } = place;
    gone.set(first, {
      document: documents.get(key) ?? first.document,
      problem: { ...first.problem, file, pointer, message: saidOf(first, forms) },
    });
  }
  return found.flatMap((one) => (gone.has(one) ? (gone.get(one) ?? []) : [one]));
}

/** What is alike is the same sentence at the same place, and any of an example about the same question of a part. */
function keyOf(one: Found, documents: Context['documents']): string {
  const { problem } = one;
  const question = questionOf(one, documents);
  return question
    ? `${question.file}\n${question.pointer}`
    : [problem.severity, problem.pointer, problem.message].join('\n');
}

function placeIn(
  one: Found,
  forms: readonly string[],
  documents: Context['documents'],
): Place | undefined {
  const { problem, document } = one;
  if (problem.severity !== 'error' || problem.file !== document.file) return undefined;
  const question = questionOf(one, documents);
  if (question || isOfExample(one)) return question;
  if (document.kind !== 'form' || !problem.pointer.startsWith(BODY)) return undefined;
  const keys = new Set((document.origins ?? []).map(({ key }) => key));
  const parts = [...keys].flatMap((key) => {
    const part = documents.get(key);
    return part ? [{ ...part, key }] : [];
  });
  const part = parts.find(({ kind, value, file }) => {
    const users = [...documents.values()].filter(({ origins = [] }) =>
      origins.some((origin) => origin.file === file),
    );
    const isTheirs = users.length === forms.length && users.every(({ id }) => forms.includes(id));
    return kind === 'part' && isTheirs && read(value, '/body') !== undefined;
  });
  return (
    part && {
      key: part.key,
      file: part.file,
      pointer: `/body${problem.pointer.slice(BODY.length)}`,
    }
  );
}

const isOfExample = ({ problem }: Found) => /^\/examples\/[^/]+\/issues$/.test(problem.pointer);

/** The question of a part about which an example is not right. */
function questionOf(one: Found, documents: Context['documents']): Place | undefined {
  const answer = isOfExample(one) ? ANSWER.exec(one.problem.message)?.[1] : undefined;
  if (answer === undefined) return undefined;
  const [name = '', , column] = segments(answer);
  const cell = column === undefined ? '' : `/items/properties${step(column)}`;
  const given = writtenAt(one.document.origins, `/data/properties${step(name)}${cell}`);
  return given && documents.get(given.key)?.kind === 'part' ? given : undefined;
}

function saidOf(one: Found, [form, ...others]: readonly string[]): string {
  const { message, pointer } = one.problem;
  if (!isOfExample(one)) return message;
  const example = segments(pointer)[1]!;
  const named = message
    .replace(/^Este ejemplo/, `El ejemplo «${example}» de «${form!}»`)
    .replace(/ Tampoco coincide en .*$/, '');
  return `${named} Tampoco coinciden los de ${quoted(others)}.`;
}
