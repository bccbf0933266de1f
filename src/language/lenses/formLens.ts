import { read } from '../values/pointer.ts';
import { put, toObject, withEntry, type Json } from './json.ts';
import { inside, lens, lines, literal, marked, plain, together, type Lens } from './lens.ts';
import { focused } from './questionLens.ts';
import { rowsOf, table, words } from './rows.ts';
import { tellCondition, toCondition, type Sentence } from './sentence.ts';
import { sentenceLens } from './sentenceLens.ts';

/** Everything that a form says beside its questions, their rules and blocks: words, whom it is for, pages, calls, sending. */
export const formLens: Lens = together(
  words('title'),
  words('intro'),
  sentenceLens('access', 'access'),
  words('otherwise'),
  draftLens(),
  lens(
    ['review'],
    ({ review }) => ({ review: typeof review === 'object' ? true : review }),
    (form, { review }) =>
      review === true && typeof form.review === 'object' ? form : withEntry(form, 'review', review),
  ),
  lens(
    ['steps'],
    (form) => stepTable.read(form),
    (form, answers) => stepTable.write(form, answers),
  ),
  stepTests(),
  callsLens(),
  inside('next', together(words('nextLabel', 'label'), plain('nextTo', 'to'))),
  sending(),
);

const stepParts = together(plain('order'), words('title'), words('intro'), marked('only'));
const stepTable = table('steps', 'steps', 'step', stepParts);

/** When each page is walked through; pages without a condition have no row. */
function stepTests(): Lens {
  return lens(
    ['stepWhen', 'stepTests'],
    (form) => {
      const told = Object.entries(toObject(form.steps)).flatMap(([step, page]) => {
        const { when } = toObject(page);
        return when === undefined ? [] : [{ step, ...tellCondition(when) }];
      });
      return {
        stepWhen: told.map(({ step, joined, condition }) => ({
          step,
          joined,
          ...(condition !== undefined && { condition }),
        })),
        stepTests: told.flatMap(({ step, tests }) => tests.map((test) => ({ step, ...test }))),
      };
    },
    (form, answers) =>
      Object.keys(toObject(form.steps)).reduce((so, step) => {
        const row = rowsOf(answers, 'stepWhen').find((one) => one.step === step);
        const tests = rowsOf(answers, 'stepTests').filter((one) => one.step === step);
        const when = row && toCondition({ ...row, tests } as Sentence);
        return put(so, `/steps/${step}/when`, when);
      }, form),
  );
}

/** What unfinished answers are about: pointers into the address; `draft` alone keeps them by the form. */
function draftLens(): Lens {
  const of = lines('draftOf', 'of');
  return lens(
    ['draft', 'draftOf'],
    ({ draft }) => (typeof draft === 'object' ? of.read(toObject(draft)) : { draft }),
    (form, answers) => {
      const about = of.write({}, answers);
      return withEntry(form, 'draft', Object.keys(about).length > 0 ? about : answers.draft);
    },
  );
}

/** What the form reads of the server: each call by its name, and what it is given. */
function callsLens(): Lens {
  return lens(
    ['calls', 'callInputs'],
    (form) => {
      const all = Object.entries(toObject(form.calls));
      return {
        calls: all.map(([name, call]) => ({ name, call: toObject(call).call })),
        callInputs: all.flatMap(([name, call]) =>
          inputsOf(toObject(call)).map((row) => ({ name, ...row })),
        ),
      };
    },
    (form, answers) => {
      const before = toObject(form.calls);
      const entries = rowsOf(answers, 'calls').map(({ name, call }) => {
        const inputs = rowsOf(answers, 'callInputs').filter((row) => row.name === name);
        return [
          String(name),
          withInputs(withEntry(toObject(before[String(name)]), 'call', call), inputs),
        ];
      });
      return withEntry(form, 'calls', entries.length > 0 ? Object.fromEntries(entries) : undefined);
    },
  );
}

const value = together(plain('from'), plain('as'), plain('codes'), literal('default'));
const places = ['path', 'query', 'body'] as const;

/** Parameters and members of a call: a value of its own (`literal`), or where it is read. */
function inputsOf(call: Json) {
  return places.flatMap((place) =>
    Object.entries(toObject(toObject(call.input)[place])).map(([member, given]) => ({
      place,
      member,
      ...(given !== null && typeof given === 'object'
        ? value.read(toObject(given))
        : literal('literal', 'given').read({ given })),
    })),
  );
}

function withInputs(call: Json, rows: readonly Json[]): Json {
  const before = inputsOf(call);
  if (
    JSON.stringify(before) === JSON.stringify(rows.map((row) => withEntry(row, 'name', undefined)))
  )
    return call;
  const input = places.reduce<Json>((so, place) => {
    const entries = rows
      .filter((row) => row.place === place)
      .map((row) => [
        String(row.member),
        row.literal === undefined
          ? value.write({}, row)
          : literal('literal', 'given').write({}, row).given,
      ]);
    return withEntry(so, place, entries.length > 0 ? Object.fromEntries(entries) : undefined);
  }, toObject(call.input));
  return withEntry(call, 'input', Object.keys(input).length > 0 ? input : undefined);
}

/** How it is sent, what its button says, and what follows; members that carry answers are those of the questions. */
function sending(): Lens {
  const submit = together(
    plain('submitCall', 'call'),
    words('submitLabel', 'label'),
    plain('send'),
    inside('done', together(words('doneText', 'text'), plain('doneTo', 'navigate'))),
  );
  return lens(submit.names, focused('/submit', submit).read, (form, answers) => {
    const after = submit.write(toObject(read(form, '/submit')), answers);
    return withEntry(form, 'submit', Object.keys(after).length > 0 ? after : undefined);
  });
}
