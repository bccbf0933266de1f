import { expect, test } from 'vitest';
import { styleVariables } from '#/engine/style/styleVariables.ts';

test('a style sets light and dark of a colour in one value', () => {
  const style = { light: { '--color-primary': '#0B4F6C' }, dark: { '--color-primary': '#7CC4E0' } };
  expect(styleVariables(style)).toEqual([['--color-primary', 'light-dark(#0B4F6C, #7CC4E0)']]);
});

test.each([
  ['a variable that is not the tenant’s', '--color-text', '#000000'],
  ['an ordinary property', 'background', '#000000'],
  ['an address', '--color-primary', 'url(https://evil.example/x)'],
  ['a colour with more behind it', '--color-primary', '#000000; color: red'],
])('a style cannot set %s', (_, name, value) => {
  expect(styleVariables({ light: { [name]: value } })).toEqual([]);
});

test('a dark value that is no colour leaves the light one', () => {
  const style = { light: { '--color-tint': '#ffffff' }, dark: { '--color-tint': 'expression()' } };
  expect(styleVariables(style)).toEqual([['--color-tint', '#ffffff']]);
});

test('a style chooses a family by its name and no other', () => {
  const family = (name: string) => styleVariables({ light: { '--font-sans': name } });
  expect(family('Georgia')).toEqual([['--font-sans', 'Georgia, serif']]);
  expect(family('Comic Sans')).toEqual([]);
});
