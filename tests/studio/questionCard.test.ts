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
import { withEdit } from '#/studio/editing/edit.ts';
import { choicesTaken, readCard, writeCard } from '#/studio/panels/questionCard.ts';
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
  };

  test('is asked on a page of its own behind the ones that the law locks', () => {
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
    const { values, itemValues, options } = readQuestion(of, id) as unknown as {
      values?: string[];
      itemValues: string[];
      options: { option: string; label: string }[];
    };
    return (values ?? itemValues).map((value) => [
      value,
      options.find(({ option }) => option === value)!.label,
    ]);
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

  test('keeps what is stored under each choice that is put in other words, and its translations', () => {
    const area = 'form/poll-area';
    const id = { in: area, name: 'uses' };
    const card = (of: Documents, choices: string) => ({ ...readCard(of, id), choices });
    const lines = String(readCard(documents, id).choices).split('\n');
    const [, , ...rest] = lines;
    const before = choicesOf(documents, id);
    const choices = ['Ver mi cartera', 'Hacer órdenes', ...rest].join('\n');
    const { documents: written, issues } = writeCard(documents, id, card(documents, choices));
    expect(issues).toEqual([]);
    expect(choicesOf(written, id)).toEqual([
      [before[0]![0], 'Ver mi cartera'],
      [before[1]![0], 'Hacer órdenes'],
      ...before.slice(2),
    ]);
    const edit = () => ({ documents: written, issues: [] });
    const first = { documents, unfinished: {}, overruled: {}, carried: {} };
    const { edited } = withEdit({ base: documents }, first, edit);
    const english = (of: Documents) => valueOf(of, 'texts/en') as Record<string, string>;
    for (const [at, is] of ['Ver mi cartera', 'Hacer órdenes'].entries()) {
      const was = lines[at]!;
      expect(english(documents)[was]).toBeTypeOf('string');
      expect(english(edited.documents)[is]).toBe(english(documents)[was]);
      expect(edited.carried['texts/en']).toMatchObject({ [is]: was });
    }
    const moved = ['Hacer órdenes', ...rest, lines[0]].join('\n');
    expect(choicesOf(writeCard(documents, id, card(documents, moved)).documents, id)).toEqual([
      [before[1]![0], 'Hacer órdenes'],
      ...before.slice(2),
      before[0],
    ]);
    const more = [...lines.slice(0, 1), 'Otra', 'Y otra', ...lines.slice(2)].join('\n');
    expect(choicesTaken(documents, id, { choices: more }, documents)).toEqual({
      ...{ added: ['Otra', 'Y otra'], gone: [lines[1]], reworded: [] },
    });
    expect(choicesTaken(documents, id, { choices }, documents)).toEqual({
      added: [],
      gone: [],
      reworded: [
        { was: lines[0], is: 'Ver mi cartera' },
        { was: lines[1], is: 'Hacer órdenes' },
      ],
    });
    expect(choicesTaken(documents, id, readCard(documents, id), documents)).toBeUndefined();
  });

  test('knows choices in other words by those that they have in common, wherever they are pasted', () => {
    const three = { ...asked, add_choices: 'Por un amigo\nPrensa\nInternet' };
    const { documents: after, id } = added(documents, key, three);
    const card = (choices: string) => ({ ...readCard(after, id), choices });
    const pasted = 'Prensa\tescrita \r\nPor un amigo o familiar\r\nInternet\r\n';
    const { documents: written, issues } = writeCard(after, id, card(pasted));
    expect(issues).toEqual([]);
    expect(choicesOf(written, id)).toEqual([
      ['PRENSA', 'Prensa escrita'],
      ['POR_UN_AMIGO', 'Por un amigo o familiar'],
      ['INTERNET', 'Internet'],
    ]);
  });

  test('gives nothing that is stored to other choices, where there are more of them', () => {
    const { documents: after, id } = added(documents, key, asked);
    const card = { ...readCard(after, id), choices: 'Radio\nTelevisión\nPor internet' };
    const { documents: written } = writeCard(after, id, card);
    expect(choicesOf(written, id)).toEqual([
      ['RADIO', 'Radio'],
      ['TELEVISION', 'Televisión'],
      ['POR_INTERNET', 'Por internet'],
    ]);
    expect(
      changes(after, written).list.map(({ code, params }) => `${code} ${String(params.choice)}`),
    ).toEqual([
      'change.choice.removed Por un amigo',
      'change.choice.added Radio',
      'change.choice.added Televisión',
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
          const isBack = labels.some((label) =>
            [...meant].some(
              ([value, said]) => said === label && before.every(([known]) => known !== value),
            ),
          );
          for (const [value, label] of before)
            if (labels.some((one) => one === label)) expect(after).toContainEqual([value, label]);
          // Where as many go as come they are the same ones in other words; else nothing means anything else.
          if (before.length !== after.length) expect(moved).toEqual([]);
          else if (!isBack) expect(valuesIn(after)).toEqual(valuesIn(before));
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

const valuesIn = (pairs: readonly [string, string][]) => pairs.map(([value]) => value).sort();

/** Each value that is stored, with the words under which it is chosen. */
const pairsOf = (answers: Answers): [string, string][] =>
  (answers.options as { option: string; label: string }[]).map(({ option, label }) => [
    option,
    label,
  ]);
