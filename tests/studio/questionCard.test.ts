import { describe, expect, test } from 'vitest';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { questionsOf, readQuestion } from '#/language/lenses/question.ts';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import { readTexts } from '#/language/lenses/texts.ts';
import { changes } from '#/language/proposals/changes.ts';
import { checkAnswers } from '../support/panelAnswers.ts';
import { fc } from '../support/fc.ts';
import { formsOf, worlds } from '../support/editedForms.ts';
import { added, addPanel } from '#/studio/panels/addPanel.ts';
import { withChoices } from '#/studio/panels/choiceLines.ts';
import { readCard, writeCard } from '#/studio/panels/questionCard.ts';
import { depths, questionPanel } from '#/studio/panels/questionPanel.ts';
import { textsPanel, translated } from '#/studio/panels/textsPanel.ts';

const documents = worlds.almadraba!;
const forms = formsOf(documents).filter((key) => key.startsWith('form/'));

describe('the panel of a question', () => {
  test.each(forms)('of %s gives back byte for byte what it was opened with', (key) => {
    for (const id of questionsOf(documents, key))
      for (const depth of depths) {
        const asked = Object.keys(questionPanel(documents, id, depth).data.properties);
        const card = readCard(documents, id);
        const given = Object.fromEntries(asked.map((name) => [name, card[name]]));
        const written = writeCard(documents, id, given);
        expect([id, depth, written.issues]).toEqual([id, depth, []]);
        expect(written.documents[key]).toBe(documents[key]);
      }
  });

  test.each(forms)('of %s takes what it was opened with', (key) => {
    for (const id of questionsOf(documents, key))
      for (const depth of depths) {
        const issues = checkAnswers(questionPanel(documents, id, depth), readCard(documents, id));
        expect([id, depth, issues]).toEqual([id, depth, []]);
      }
  });
});

describe('a question of the tenant', () => {
  const key = 'form/kyc-natural';
  const asked = {
    add_title: '¿Cómo nos conoció?',
    add_kind: 'one',
    add_choices: 'Por un amigo\nPor internet',
    add_required: true,
    add_step: '+',
    add_page: 'Sobre usted',
    add_before: 'declaration',
  };

  test('is asked on a page of its own among the ones that the law locks', () => {
    expect(checkAnswers(addPanel(documents, key), asked)).toEqual([]);
    const { documents: after, issues, id } = added(documents, key, asked);
    expect(issues).toEqual([]);
    expect(id.name).toBe('COMO_NOS_CONOCIO');
    const form = valueOf(after, key) as { data: { properties: Record<string, unknown> } };
    expect(form.data.properties[id.name]).toMatchObject({
      title: '¿Cómo nos conoció?',
      own: true,
      enum: ['POR_UN_AMIGO', 'POR_INTERNET'],
    });
  });

  test('is asked only of those of whom a sentence holds, and says its words in English', () => {
    const { documents: after, id } = added(documents, key, asked);
    const card = {
      ...readCard(after, id),
      when: 'all',
      tests: [{ about: '/answers/HA_SIDO_DIRECTIVO', how: 'is', value: 'SI' }],
    };
    const { documents: ruled, issues } = writeCard(after, id, card);
    expect(issues).toEqual([]);
    const form = valueOf(ruled, key) as { rules: Record<string, unknown> };
    expect(form.rules[`show_${id.name}`]).toEqual({
      when: { at: '/answers/HA_SIDO_DIRECTIVO', equals: 'SI' },
      show: { [id.name]: true },
    });
    expect(readCard(ruled, id).when).toBe('all');
    const panel = textsPanel(ruled, id)!;
    expect(panel.missing).toBeGreaterThan(0);
    const answers = { ...panel.initial, text_0: 'How did you hear about us?' };
    const said = translated(ruled, id, answers).documents;
    expect(readTexts(said, id)[0]).toMatchObject({ text: 'How did you hear about us?' });
  });

  const choicesOf = (of: Documents, id: QuestionId) => {
    const { values, options } = readQuestion(of, id) as unknown as {
      values: string[];
      options: { option: string; label: string }[];
    };
    return values.map((value) => [value, options.find(({ option }) => option === value)!.label]);
  };

  test('keeps what is stored under the only choice that is put in other words', () => {
    const { documents: after, id } = added(documents, key, asked);
    const card = { ...readCard(after, id), choices: 'Por una amistad\nPor internet' };
    const { documents: reworded, issues } = writeCard(after, id, card);
    expect(issues).toEqual([]);
    expect(choicesOf(reworded, id)).toEqual([
      ['POR_UN_AMIGO', 'Por una amistad'],
      ['POR_INTERNET', 'Por internet'],
    ]);
    expect(changes(after, reworded).list.map(({ code, params }) => [code, params])).toEqual([
      [
        'change.choice.reworded',
        { question: asked.add_title, before: 'Por un amigo', after: 'Por una amistad' },
      ],
    ]);
  });

  test('gives nothing that is stored to other choices that are pasted over them', () => {
    const three = { ...asked, add_choices: 'Por un amigo\nPrensa\nInternet' };
    const { documents: after, id } = added(documents, key, three);
    const card = (choices: string) => ({ ...readCard(after, id), choices });
    const pasted = 'Prensa\tescrita \r\nPor un amigo o familiar\r\nInternet\r\n';
    const { documents: written, issues } = writeCard(after, id, card(pasted));
    expect(issues).toEqual([]);
    expect(choicesOf(written, id)).toEqual([
      ['PRENSA_ESCRITA', 'Prensa escrita'],
      ['POR_UN_AMIGO_O_FAMILIAR', 'Por un amigo o familiar'],
      ['INTERNET', 'Internet'],
    ]);
    expect(
      changes(after, written).list.map(({ code, params }) => `${code} ${params.choice}`),
    ).toEqual([
      'change.choice.removed Por un amigo',
      'change.choice.removed Prensa',
      'change.choice.added Prensa escrita',
      'change.choice.added Por un amigo o familiar',
    ]);
  });

  test('is refused where a choice stands twice', () => {
    const { documents: after, id } = added(documents, key, asked);
    const card = { ...readCard(after, id), choices: 'Por internet\nPrensa\n Por  internet' };
    const { documents: same, issues } = writeCard(after, id, card);
    expect(same).toBe(after);
    expect(issues).toMatchObject([{ code: 'choice_repeated', params: { choice: 'Por internet' } }]);
    const twice = { ...asked, add_choices: 'Sí\nNo\nSí' };
    expect(added(documents, key, twice).issues).toMatchObject([{ code: 'choice_repeated' }]);
  });

  test('has no value that means something else than it did, however its choices are pasted', () => {
    const lines = fc.uniqueArray(
      fc.constantFrom('Ágora', 'agora', 'Prensa', 'prensa escrita', 'Por un amigo', 'Otro', '¿?'),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(lines, fc.array(lines, { minLength: 1, maxLength: 4 }), (first, pasted) => {
        const published = withChoices({ type: 'string', values: [] }, first.join('\n'));
        const meant = new Map(pairsOf(published));
        let now = published;
        for (const labels of pasted) {
          const before = pairsOf(now);
          now = withChoices(now, labels.join('\n'), published);
          const after = pairsOf(now);
          expect(after.map(([, label]) => label)).toEqual(labels);
          expect(new Set(after.map(([value]) => value)).size).toBe(labels.length);
          const moved = before.filter(([value, label]) =>
            after.some(([other, said]) => other === value && said !== label),
          );
          const inPlace =
            before.length === after.length &&
            before.filter(([, label], at) => label !== labels[at]).length === 1;
          expect(moved.length).toBeLessThanOrEqual(inPlace ? 1 : 0);
          // Nothing that was published and went comes back as something else.
          for (const [value, label] of after)
            if (!before.some(([known]) => known === value) && meant.has(value))
              expect(label).toBe(meant.get(value));
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** Each value that is stored, with the words under which it is chosen. */
const pairsOf = (answers: Answers): [string, string][] =>
  (answers.options as { option: string; label: string }[]).map(({ option, label }) => [
    option,
    label,
  ]);
