import type { Answers } from '#/language/expressions/scope.ts';

export type Look = 'light' | 'dark';

/** The tokens of both looks that are such by now; what the dark one does not say it has from the light one. */
export type Colours = Readonly<Record<Look, Readonly<Record<string, string>>>>;

const COLOUR = /^#[0-9a-f]{6}$/i;

/** What a panel of style says, as far as it is colours and a family already. */
export function coloursOf(answers: Answers): Colours {
  const of = (look: Look): Record<string, string> =>
    Object.fromEntries(
      Object.entries(answers).flatMap(([name, value]) => {
        const token = name.startsWith(`${look}_`) ? name.slice(look.length + 1) : undefined;
        if (token === undefined || typeof value !== 'string') return [];
        return token === '--font-sans' || COLOUR.test(value.trim()) ? [[token, value.trim()]] : [];
      }),
    );
  const light = of('light');
  return { light, dark: { ...light, ...of('dark') } };
}
