import { expect, test } from 'vitest';
import { isAbout, problemsByQuestion } from '#/studio/editing/problemsOf.ts';
import { questionsOf } from '#/language/lenses/question.ts';
import { siteOf } from '#/language/lenses/questionSite.ts';
import { worlds } from '../support/editedForms.ts';

const documents = worlds.almadraba!;
const forms = Object.keys(documents)
  .filter((key) => key.startsWith('form/'))
  .filter((key) => questionsOf(documents, key).some(({ column }) => column !== undefined))
  .slice(0, 3);

test('each question is told the problems that are about it, and its rows those of their columns too', () => {
  const ids = forms.flatMap((key) => questionsOf(documents, key));
  const list = ids.flatMap((id) => {
    const { property, field, rules, name } = siteOf(id);
    return [property, `${property}/title`, `${field}/hint`, `${rules}/some/show/${name}`].map(
      (pointer) => ({ severity: 'error' as const, document: id.in, pointer, sentence: 'Mal.' }),
    );
  });
  const of = problemsByQuestion(list);
  for (const id of ids) {
    expect(of(id)).toEqual(list.filter((problem) => isAbout(problem, id)));
    expect(of(id).length).toBeGreaterThanOrEqual(4);
  }
  const whole = { severity: 'error' as const, document: forms[0]!, pointer: '', sentence: 'Mal.' };
  expect(problemsByQuestion([whole])({ in: forms[0]!, name: 'x' })).toEqual([]);
});
