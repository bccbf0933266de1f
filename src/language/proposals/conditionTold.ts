import { own, toObject, type Json } from '../lenses/json.ts';
import { segments } from '../values/pointer.ts';
import { factWord } from './factWords.ts';
import { joined, quoted, type Phrase, type Said } from './phrase.ts';

/** How people call what a condition is about. */
export interface Naming {
  /** A question by its words. */
  title(question: string): Said;
  /** What a question is answered with, by the words of its choice. */
  answer(question: string, value: unknown): Said;
}

/** A condition as people say it: every test, and how they are joined. Total: what is none is told as something else. */
export function conditionTold(condition: unknown, naming: Naming): Said {
  const test = toObject(condition);
  const tests = testsOf(test);
  if (!tests) return testTold(test, naming, false);
  const [how, parts] = tests;
  const [first, ...others] = parts.map((part) => {
    const said = conditionTold(part, naming);
    const isGroup = (testsOf(toObject(part))?.[1].length ?? 0) > 1;
    return isGroup ? phrase('change.tests.group', { condition: said }) : said;
  });
  return first === undefined ? other : joined(how, [first, ...others]);
}

/** The tests of a group that hold together, or of which one is enough; those of groups within that say the same beside them. */
function testsOf(test: Json): ['all' | 'any', unknown[]] | undefined {
  const how = Array.isArray(test.all) ? 'all' : Array.isArray(test.any) ? 'any' : undefined;
  if (!how) return undefined;
  const parts = (test[how] as unknown[]).flatMap((part) => {
    const inner = testsOf(toObject(part));
    return inner && (inner[0] === how || inner[1].length === 1) ? inner[1] : [part];
  });
  return [how, parts];
}

function testTold(test: Json, naming: Naming, isNot: boolean): Said {
  if ('not' in test) {
    const inner = toObject(test.not);
    const isPlain = !isNot && !('not' in inner) && !testsOf(inner) && isTurned(inner);
    return isPlain
      ? testTold(inner, naming, true)
      : phrase('change.test.not', { condition: conditionTold(inner, naming) });
  }
  const [root, name = ''] = segments(typeof test.at === 'string' ? test.at : '');
  if (root === 'facts') return factTold(name, test, isNot);
  if (root !== 'answers' || name === '') return other;
  const by = quoted(naming.title(name));
  const value = (one: unknown) => phrase('change.test.quoted', { value: naming.answer(name, one) });
  if ('present' in test)
    return phrase(
      (test.present === true) !== isNot ? 'change.test.answered' : 'change.test.missing',
      {
        by,
      },
    );
  if ('equals' in test)
    return phrase(isNot ? 'change.test.is_not' : 'change.test.is', {
      by,
      value: value(test.equals),
    });
  if ('includes' in test)
    return phrase(isNot ? 'change.test.excludes' : 'change.test.includes', {
      ...{ by, value: value(test.includes) },
    });
  if (Array.isArray(test.in)) {
    const [first, ...others] = test.in.map(value);
    return first === undefined
      ? other
      : phrase(isNot ? 'change.test.is_not' : 'change.test.is', {
          ...{ by, value: joined('any', [first, ...others]) },
        });
  }
  if ('atLeast' in test)
    return phrase('change.test.at_least', { by, value: boundTold(test.atLeast, naming, value) });
  if ('atMost' in test)
    return phrase('change.test.at_most', { by, value: boundTold(test.atMost, naming, value) });
  return other;
}

/** Whether a test has words of its own for when it does not hold. */
const isTurned = (test: Json): boolean =>
  ['present', 'equals', 'includes', 'in'].some((name) => name in test);

function factTold(name: string, test: Json, isNot: boolean): Phrase {
  const fact = factWord(name);
  const holds = own(test, 'equals') ?? own(test, 'present');
  if (fact === undefined || typeof holds !== 'boolean') return other;
  return phrase(holds !== isNot ? 'change.test.fact' : 'change.test.not_fact', {
    fact: { words: fact },
  });
}

/** What something is compared with: a value that is written out, or where it is read. */
function boundTold(bound: unknown, naming: Naming, value: (one: unknown) => Said): Said {
  const { from } = toObject(bound);
  if (typeof from !== 'string') return value(bound);
  const [root, name] = segments(from);
  return root === 'answers' && name !== undefined
    ? phrase('change.test.answer', { by: quoted(naming.title(name)) })
    : phrase('change.test.known');
}

const phrase = (words: Phrase['words'], values?: Phrase['values']): Phrase => ({
  words,
  ...(values && { values }),
});

/** What has no words. */
const other: Phrase = phrase('change.test.other');
