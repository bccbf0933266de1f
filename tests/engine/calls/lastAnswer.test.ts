import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { lastAnswer } from '#/engine/calls/lastAnswer.ts';

const key = (range: string, id = 'i-1', user = 'ana') =>
  ['almadraba', user, 'getIntervenerEvolution', { path: { id }, query: { range } }] as const;

describe('the last answer of a call', () => {
  const cache = new QueryClient();
  cache.setQueryData(key('1M'), 'month');
  cache.setQueryData(key('1A'), 'year');
  cache.setQueryData(key('1M', 'i-2'), 'another intervener');
  cache.setQueryData(key('1M', 'i-1', 'luis'), 'another user');

  test('is the one before it about the same thing', () => {
    expect(lastAnswer(cache, key('1A'), key('TODO'))).toBe('year');
    expect(lastAnswer(cache, key('1M'), key('TODO'))).toBe('month');
  });

  test('is nothing where none came before, whatever else is known', () => {
    expect(lastAnswer(cache, undefined, key('TODO'))).toBeUndefined();
    expect(lastAnswer(cache, key('3M'), key('TODO'))).toBeUndefined();
  });

  test('is never about another thing or of another person', () => {
    expect(lastAnswer(cache, key('1M', 'i-2'), key('1A'))).toBeUndefined();
    expect(lastAnswer(cache, key('1M', 'i-1', 'luis'), key('1A'))).toBeUndefined();
  });

  test('is never that of another body: it says what is asked about', () => {
    const asked = (product: string) =>
      ['almadraba', 'ana', 'getPositionStatuses', { body: { key_product: product } }] as const;
    cache.setQueryData(asked('10392'), 'shares of one');
    expect(lastAnswer(cache, asked('10392'), asked('10393'))).toBeUndefined();
    expect(lastAnswer(cache, asked('10392'), asked('10392'))).toBe('shares of one');
  });
});
