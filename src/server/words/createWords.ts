import { formatDate, formatExactInstant, formatInstant } from '#/domain/dates/format.ts';
import { toWallClock, type WallClock } from '#/domain/dates/wallClock.ts';
import { formatAmount, formatMoney, formatShares } from '#/domain/money/format.ts';
import type { WordCode } from '../kernel/wordCode.ts';
import type { LabelList, Words, WordValue, WordValues } from '../kernel/words.ts';
import type { Translate } from './createTranslate.ts';

/** The Spanish label of a code, which is the key of its translations. */
export type LabelOf = (list: LabelList, code: string) => string;

/** Says codes by what translates sentences: values are written as a person of that language reads them. */
export function createWords(translate: Translate, labelOf: LabelOf, zone: string): Words {
  const say: Say = (code, values = {}) =>
    translate(
      code,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toText(value)])),
    );
  const toText = (value: WordValue): string => {
    if (typeof value !== 'object') return String(value);
    if ('date' in value) return formatDate(value.date);
    if ('instant' in value) return formatInstant(value.instant, zone);
    if ('exactInstant' in value) return formatExactInstant(value.exactInstant, zone);
    if ('longInstant' in value) return longInstant(toWallClock(value.longInstant, zone));
    if ('cents' in value) return formatAmount(BigInt(value.cents));
    if ('money' in value) return formatMoney(BigInt(value.money));
    if ('shares' in value) return formatShares(BigInt(value.shares));
    if ('words' in value) return say(value.words, value.values);
    return translate(labelOf(value.list, value.code));
  };
  const longInstant = ({ date, time }: WallClock): string =>
    say('date.long', {
      day: Number(date.slice(8)),
      month: { words: `month.${date.slice(5, 7)}` as WordCode },
      year: date.slice(0, 4),
      time: time.slice(0, 5),
    });
  return Object.assign(say, { value: toText });
}

type Say = (code: WordCode, values?: WordValues) => string;
