import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { lastAnswer } from '#/engine/screen/lastAnswer.ts';

const key = (range: string, id = 'i-1', user = 'ana') =>
  ['almadraba', user, 'getIntervenerEvolution', { path: { id }, query: { range } }] as const;

describe('the last answer of a call', () => {
  test('is the newest one about the same thing', () => {
    const cache = new QueryClient();
    cache.setQueryData(key('1M'), 'month', { updatedAt: 1 });
    cache.setQueryData(key('1A'), 'year', { updatedAt: 3 });
    cache.setQueryData(key('3M'), 'quarter', { updatedAt: 2 });
    expect(lastAnswer(cache, key('TODO'))).toBe('year');
  });

  test('is never about another thing or of another person', () => {
    const cache = new QueryClient();
    cache.setQueryData(key('1M', 'i-2'), 'another intervener');
    cache.setQueryData(key('1M', 'i-1', 'luis'), 'another user');
    expect(lastAnswer(cache, key('1A'))).toBeUndefined();
  });
});
