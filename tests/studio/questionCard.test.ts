import { describe, expect, test } from 'vitest';
import { valueOf } from '#/language/lenses/documents.ts';
import { questionsOf } from '#/language/lenses/question.ts';
import { readTexts } from '#/language/lenses/texts.ts';
import { checkAnswers } from '../support/panelAnswers.ts';
import { formsOf, worlds } from '../support/editedForms.ts';
import { added, addPanel } from '#/studio/panels/addPanel.ts';
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

  test('keeps what is stored under a choice that is put in other words', () => {
    const { documents: after, id } = added(documents, key, asked);
    const card = { ...readCard(after, id), choices: 'Por una amistad\nPor internet' };
    const written = writeCard(after, id, card);
    expect(written.issues).toEqual([]);
    const form = valueOf(written.documents, key) as unknown as {
      data: { properties: Record<string, { enum: string[] }> };
    };
    expect(form.data.properties[id.name]!.enum).toEqual(['POR_UN_AMIGO', 'POR_INTERNET']);
  });
});
