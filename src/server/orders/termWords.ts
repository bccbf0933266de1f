import type { Schema } from '#/contract/schema.ts';
import { toCents } from '#/domain/money/cents.ts';
import { parseShares } from '#/domain/money/shares.ts';
import {
  orderTerms,
  TOTAL,
  type ChangedTerm,
  type TermKey,
} from '#/domain/operations/changes/changedTerms.ts';
import type { LabelList, Saying, Words, WordValue } from '../kernel/words.ts';
import { money } from '../words/cents.ts';
import { increaseSaying } from './increaseSaying.ts';

/** A term as people read it, of whatever language: its name, and what it says before and after; null of nothing. */
export interface WordedTerm extends ChangedTerm {
  label: Saying;
  said: { before: WordValue | null; after: WordValue | null };
}

/**
 * Changed terms as people read them; the parts of a revaluation are one sentence.
 * @param measure what the order counts its amount in, which is the unit of a revaluation that is no percentage
 */
export function wordedTerms(terms: readonly ChangedTerm[], measure: string | null): WordedTerm[] {
  const raised = terms.filter(({ key }) => kinds[key] === 'increase');
  const side = (of: 'before' | 'after') => {
    const parts = Object.fromEntries(raised.map((term) => [term.key, term[of]]));
    return increaseSaying({ ...parts, amount_shares_indicator: measure });
  };
  // What was kept before a revaluation was told as a whole may have single parts of it.
  const isWhole = raised[0]?.key === 'per_increase_type' && raised.length > 1;
  return terms.flatMap((term): WordedTerm[] => {
    const { key, before, after } = term;
    const label: Saying = { words: labels[key] };
    if (kinds[key] !== 'increase' || !isWhole)
      return [{ ...term, label, said: { before: say(key, before), after: say(key, after) } }];
    if (term !== raised[0]) return [];
    return [{ ...term, label, said: { before: side('before'), after: side('after') } }];
  });
}

/** Changed terms as the wire tells them: amounts, participations and dates as such, all else as people read it. */
export const toChangedTerms = (
  terms: readonly ChangedTerm[],
  measure: string | null,
  words: Words,
): Schema<'ChangedTerm'>[] =>
  wordedTerms(terms, measure).map((term) => {
    const { key, before, after, said } = term;
    const label = words.value(term.label);
    const kind = before === TOTAL || after === TOTAL ? 'text' : kinds[key];
    if (kind === 'amount') return { key, label, amount: { before, after } };
    if (kind === 'shares') return { key, label, shares: { before, after } };
    if (kind === 'date') return { key, label, date: { before, after } };
    const read = (value: WordValue | null) => (value === null ? null : words.value(value));
    return { key, label, text: { before: read(said.before), after: read(said.after) } };
  });

/** The same as lines of a history say them in whatever language it is read. */
export const termSayings = (terms: readonly ChangedTerm[], measure: string | null): Saying[] =>
  wordedTerms(terms, measure).map(({ label, said }) => ({
    words: 'why.term_changed',
    values: { term: label, before: said.before ?? NONE, after: said.after ?? NONE },
  }));

/** Where an order says nothing of it. */
export const NONE: Saying = { words: 'term.none' };

function say(key: TermKey, value: string | null): WordValue | null {
  if (value === null) return null;
  if (value === TOTAL) return { words: 'paper.order.all_shares' };
  switch (kinds[key]) {
    case 'amount':
      return money(toCents(value));
    case 'shares':
      return { shares: String(parseShares(value) ?? 0n) };
    case 'date':
      return { date: value };
    default:
      return lists[key] ? { list: lists[key], code: value } : value;
  }
}

const kinds: Readonly<Record<TermKey, string>> = {
  ...orderTerms,
  operation_status: 'code',
  per_next_date: 'date',
};

const lists: Partial<Record<TermKey, LabelList>> = {
  pay_method: 'pay-methods',
  per_period: 'periodicities',
  per_increase_type: 'increase-types',
  per_increase_period: 'periodicities',
  pp_plan_type: 'retirement-plan-types',
  pp_rights_type: 'rights-types',
  pp_source_situation: 'source-situations',
  pp_redemption_cause: 'redemption-causes',
  pp_rendering_variation: 'rendering-variations',
  pp_redemption_collection_method: 'redemption-collection-methods',
  pp_redemption_defer: 'redemption-defers',
  pp_compartment: 'compartments',
  operation_status: 'operation-statuses',
};

/** How each term is called. */
export const labels = {
  amount_shares_indicator: 'paper.amount',
  gross_amount: 'paper.order.gross',
  net_amount: 'paper.order.net',
  shares: 'paper.shares',
  key_product_target: 'paper.order.target',
  xt_entity: 'paper.order.source',
  xt_acount_origin: 'paper.order.source_account',
  xt_isin_code: 'paper.order.source_isin',
  pp_plan_type: 'paper.order.source_plan_type',
  pp_xt_dgs_code: 'paper.order.source_plan',
  pp_xt_egs_code: 'paper.order.source_manager',
  pp_rights_type: 'paper.order.rights',
  pp_source_situation: 'paper.order.source_situation',
  pp_redemption_cause: 'paper.order.cause',
  pp_rendering_variation: 'paper.order.variation',
  pp_redemption_cause_date: 'paper.order.cause_date',
  pp_redemption_collection_method: 'paper.order.collection',
  pp_redemption_defer: 'paper.order.defer',
  pp_redemption_defer_date: 'paper.order.defer_date',
  pp_redemption_mixed_amount: 'paper.order.capital',
  pp_compartment: 'paper.order.compartment',
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
