import { questions } from '../../../src/domain/appropriateness/questions.ts';

/** The best answer to every question of the convenience test. */
export const best: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(questions).map(([key, { answers }]) => {
    const codes = Object.keys(answers);
    return [key, codes.includes('SI') ? 'SI' : codes.at(-1)!];
  }),
);
