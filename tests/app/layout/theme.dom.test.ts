import { beforeEach, describe, expect, test } from 'vitest';
import { keepPreference, readPreference } from '#/app/layout/preference.ts';
import { chooseTheme, hasDark, readTheme, showTheme } from '#/app/layout/theme.ts';

const root = document.documentElement;
window.matchMedia = () => ({ matches: true }) as MediaQueryList;

beforeEach(() => {
  document.cookie = 'theme=; Max-Age=0; Path=/';
  delete root.dataset['theme'];
  delete root.dataset['themes'];
  document.head.innerHTML = '<meta name="theme-color" content="x">';
});
const bar = () => document.querySelector('meta')?.getAttribute('content');

describe('the look', () => {
  test('is light until somebody chooses, whatever the device prefers', () => {
    showTheme();
    expect([readTheme(), root.dataset['theme'], bar()]).toEqual(['light', 'light', '#ffffff']);
  });

  test('is kept in this browser', () => {
    chooseTheme('dark');
    expect([readTheme(), root.dataset['theme'], bar()]).toEqual(['dark', 'dark', '#12161c']);
  });

  test('follows the device where it is automatic', () => {
    chooseTheme('auto');
    expect([root.dataset['theme'], bar()]).toEqual([undefined, '#12161c']);
  });

  test('stays light where the tenant has no dark one', () => {
    root.dataset['themes'] = 'light';
    chooseTheme('dark');
    expect([hasDark(), root.dataset['theme']]).toEqual([false, 'light']);
  });
});

describe('a preference', () => {
  const words = ['one', 'two'] as const;

  test('outlives the local storage, which every logout clears', () => {
    keepPreference('sample', 'two');
    localStorage.clear();
    expect(readPreference('sample', words)).toBe('two');
  });

  test.each(['sample=three', 'other=two', 'sample', '', 'sample=two%3B'])(
    'that says %j is the first of those that there are',
    (cookie) => {
      expect(readPreference('sample', words, { cookie })).toBe('one');
    },
  );
});
