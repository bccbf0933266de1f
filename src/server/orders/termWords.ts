import type { Schema } from '#/contract/schema.ts';
import { toCents } from '#/domain/money/cents.ts';
import { formatPercent } from '#/domain/money/format.ts';
import { parseShares } from '#/domain/money/shares.ts';
import {
  changeableTerms,
  type ChangedTerm,
  type TermKey,
} from '#/domain/operations/changes/changedTerms.ts';
import type { LabelList, Saying, Words, WordValue } from '../kernel/words.ts';
import { cents } from '../words/cents.ts';

/** A changed term as the wire tells it: amounts, participations and dates as such, all else as people read it. */
export function toChangedTerm(
  { key, before, after }: ChangedTerm,
  words: Words,
): Schema<'ChangedTerm'> {
  const label = words.value(termLabel(key));
  const kind = kinds[key];
  if (kind === 'amount') return { key, label, amount: { before, after } };
  if (kind === 'shares') return { key, label, shares: { before, after } };
  if (kind === 'date') return { key, label, date: { before, after } };
  const say = (value: string | null) =>
    value === null ? null : words.value(termValue(key, value));
  return { key, label, text: { before: say(before), after: say(after) } };
}

/** A term by its name, before and after, as a line of a history says it in whatever language it is read. */
export const termSaying = ({ key, before, after }: ChangedTerm): Saying => ({
  words: 'why.term_changed',
  values: { term: termLabel(key), before: termValue(key, before), after: termValue(key, after) },
});

/** The name of a term. */
export const termLabel = (key: TermKey): Saying => ({ words: labels[key] });

/** What a term says, or that it says nothing. */
export function termValue(key: TermKey, value: string | null): WordValue {
  if (value === null) return { words: 'term.none' };
  switch (kinds[key]) {
    case 'amount':
      return cents(toCents(value));
    case 'shares':
      return { shares: String(parseShares(value) ?? 0n) };
    case 'date':
      return { date: value };
    case 'number':
      return formatPercent(value);
    case 'bank':
      return value;
    default:
      return { list: lists[key] ?? 'operation-statuses', code: value };
  }
}

const kinds: Readonly<Record<TermKey, string>> = {
  ...changeableTerms,
  operation_status: 'code',
  per_next_date: 'date',
};

const lists: Partial<Record<TermKey, LabelList>> = {
  pay_method: 'pay-methods',
  per_period: 'periodicities',
  per_increase_type: 'increase-types',
  per_increase_period: 'periodicities',
};

const labels = {
  gross_amount: 'paper.order.gross',
  net_amount: 'paper.order.net',
  shares: 'paper.shares',
  pay_method: 'paper.order.pay_method',
  uuid_bank_account: 'paper.order.bank_account',
  per_period: 'paper.order.periodicity',
  per_start_date: 'paper.order.first_date',
  per_end_date: 'paper.order.last_date',
  per_increase_type: 'paper.order.increase',
  per_increase: 'term.increase',
  per_increase_period: 'term.increase_period',
  operation_status: 'term.status',
  per_next_date: 'term.next_date',
} as const satisfies Record<TermKey, Saying['words']>;
