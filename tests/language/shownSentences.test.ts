import { expect, test } from 'vitest';
import { shownSentences } from '#/language/check/shownSentences.ts';
import { format } from '#/language/presentation/format.ts';

const english: Record<string, string> = { 'Sin indicar': 'Not given', Correo: 'E-mail' };
const words = {
  text: (sentence: string) => english[sentence] ?? sentence,
  codes: () => ({ items: { EMAIL: { label: 'Correo' } } }) as never,
};

test('what stands in for a missing value is said in the language of the page', () => {
  const mailing = {
    from: '/a',
    as: 'code',
    codes: 'mailing-types',
    default: 'Sin indicar',
  } as const;
  expect(format(mailing, {}, words)).toBe('Not given');
  expect(format(mailing, { a: 'EMAIL' }, words)).toBe('E-mail');
  expect(format({ from: '/a', default: 'Sin indicar' }, {}, words)).toBe('Not given');
  expect(format({ from: '/a', as: 'date', default: 'Sin indicar' }, {}, words)).toBe('Not given');
  // What somebody wrote is theirs, also where it is a sentence of ours.
  expect(format({ from: '/a', default: '-' }, { a: 'Sin indicar' }, words)).toBe('Sin indicar');
});

test('what stands in for a missing value is to be translated, what a call is given is not', () => {
  const screen = {
    title: 'Inicio',
    data: {
      list: {
        call: 'listPolls',
        input: { query: { range: { from: '/route/query/x', default: 'uno' } } },
      },
    },
    blocks: {
      facts: {
        type: 'summaryList',
        order: 10,
        items: {
          letters: { order: 10, label: 'Cartas', value: { from: '/me/x', default: 'Sin indicar' } },
        },
      },
    },
  };
  const said = shownSentences('screen', screen).map(([, sentence]) => sentence);
  expect(said).toEqual(expect.arrayContaining(['Inicio', 'Cartas', 'Sin indicar']));
  expect(said).not.toContain('uno');
});
