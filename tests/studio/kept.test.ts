import { describe, expect, test } from 'vitest';
import { signInFor, wayBack } from '#/studio/kernel/addresses.ts';
import { createKept } from '#/studio/kernel/kept.ts';

function storage() {
  const entries = new Map<string, string>();
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  };
}

describe('what a tab keeps', () => {
  test('is there again for whoever typed it, and for nobody else', () => {
    let user: string | undefined = 'ana';
    const kept = createKept(storage(), { now: () => user, typing: () => user });
    kept.keep('typed', { title: 'Hola' });
    user = undefined;
    expect(kept.read('typed')).toBeUndefined();
    // Whoever is not signed in takes nothing away from whoever was.
    kept.keep('typed', 'nothing');
    user = 'luis';
    expect(kept.read('typed')).toBeUndefined();
    user = 'ana';
    expect(kept.read('typed')).toEqual({ title: 'Hola' });
    kept.forget('typed');
    expect(kept.read('typed')).toBeUndefined();
  });

  test('is also what is typed in a page whose session was left in another tab', () => {
    let user: string | undefined = 'ana';
    let typing = 'ana';
    const kept = createKept(storage(), { now: () => user, typing: () => typing });
    user = undefined;
    kept.keep('typed', { title: 'Hola' });
    expect(kept.read('typed')).toBeUndefined();
    user = 'luis';
    expect(kept.read('typed')).toBeUndefined();
    // Still her page: what is typed in it is never his.
    kept.keep('typed', { title: 'Hola, Ana' });
    expect(kept.read('typed')).toBeUndefined();
    // Nor is it his to forget, once a page is his.
    typing = 'luis';
    kept.forget('typed');
    user = 'ana';
    expect(kept.read('typed')).toEqual({ title: 'Hola, Ana' });
  });

  test('is nothing where the storage takes nothing or holds something else', () => {
    const full = {
      ...storage(),
      setItem: () => {
        throw new Error('full');
      },
      getItem: () => 'no JSON',
    };
    const kept = createKept(full, { now: () => 'ana', typing: () => 'ana' });
    expect(() => kept.keep('typed', 1)).not.toThrow();
    expect(kept.read('typed')).toBeUndefined();
  });
});

describe('the way back after signing in', () => {
  test('leads to where one was', () => {
    const place = '/proposals/1?vista=json&documento=form/contact';
    expect(wayBack(new URL(signInFor(place), 'https://x.example').search)).toBe(place);
    expect(signInFor('/')).toBe('/sign-in');
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/leave', ''])(
    'leads nowhere else: %s',
    (to) => expect(wayBack(`?${new URLSearchParams({ volver: to })}`)).toBe('/'),
  );
});
