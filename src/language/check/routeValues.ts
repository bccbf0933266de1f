import type { Condition } from '../expressions/condition.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { grammars } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import { nearestWord } from '../values/nearestWord.ts';
import { error, type Check } from './context.ts';
import { literalsOf } from './literals.ts';
import { parameterIn, readParameters } from './readParameters.ts';
import { screensOf, writtenTo } from './writtenParameters.ts';

/**
 * A condition about the query tells apart what links write there, where links alone say what stands there. A value
 * that a link spells in another way, which nothing else reads, is told at that link.
 */
export const checkRouteValues: Check = ({ kind, id, value }, context) => {
  if ((kind !== 'form' && kind !== 'screen') || (context.unread?.size ?? 0) > 0) return [];
  const screens = screensOf(kind, id, context);
  const written = writtenTo(screens, context);
  return found(grammars[kind], value, 'condition').flatMap(({ value: test, pointer }) => {
    const condition = test as Condition;
    const name = 'at' in condition ? parameterIn(condition.at) : undefined;
    const words = name === undefined ? undefined : written.get(name);
    if (name === undefined || words === undefined || words === 'any') return [];
    const unwritten = literalsOf(condition).filter(([, word]) => !words.has(word));
    if (unwritten.length === 0) return [];
    const read = screens.map((screen) => readParameters(screen, context).get(name));
    const known = [...words].map(String);
    const unread = known.filter(
      (word) => !read.some((told) => told === 'any' || told?.has(word) === true),
    );
    return unwritten
      .filter(([, word]) => nearestWord(String(word), unread) === undefined)
      .map(([key, word]) =>
        error(
          `${pointer}/${key}`,
          `Ningún enlace escribe «${String(word)}» en «${name}»: ${known.slice(0, 12).join(', ')}.${didYouMean(String(word), known)}`,
        ),
      );
  });
};
