import { describe, expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { facts } from '#/contract/facts.gen.ts';
import { assemble } from '#/language/assembly/assemble.ts';
import type { DocumentFile } from '#/language/assembly/source.ts';
import { toTenantFiles } from '#/language/proposals/toTenantFiles.ts';
import { buildRelease } from '#/language/release/release.ts';
import { pointersUnder } from '#/language/contract/pointersUnder.ts';
import { answerSchema } from '#/language/contract/scopeSchema.ts';
import type { Binding } from '#/language/expressions/binding.ts';
import { issueSentence } from '#/studio/editing/told.ts';
import { callsFor } from '#/language/edits/callsFor.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { valueOf } from '#/language/lenses/documents.ts';
import { addBlockPanel, addedBlock } from '#/studio/screens/addBlockPanel.ts';
import { callName } from '#/studio/screens/offeredHere.ts';
import { checkAnswers } from '../support/panelAnswers.ts';
import { base, tenants } from '../support/documents.ts';
import { worlds } from '../support/editedForms.ts';

const errorsOf = (files: readonly DocumentFile[]): string[] =>
  buildRelease(base, files, openapi, {})
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ pointer, message }) => `${pointer} ${message}`);

const documents = worlds.almadraba!;
const key = 'screen/wallet';
const screen = valueOf(documents, key) as unknown as ScreenDocument;
const asked = {
  block_type: 'table',
  block_title: 'Lo que tiene hoy',
  block_data: 'data:positions',
};

describe('a new block', () => {
  test('is offered data by the names of people, and none that changes anything', () => {
    const { fields } = addBlockPanel(documents, key);
    const offered = Object.keys(fields.block_data!.options!).filter(
      (id) => !id.startsWith('data:'),
    );
    expect(offered.length).toBeGreaterThan(20);
    for (const id of offered) {
      expect(facts[id as keyof typeof facts].effect).toBe('reads');
      expect(callName(id)).toBeDefined();
    }
    // What nobody has named is for programs: texts, releases, what tells that the server runs.
    const unnamed = callsFor(openapi, documents, screen)
      .map(({ id }) => id as string)
      .filter((id) => callName(id) === undefined);
    expect(unnamed.length).toBeLessThan(20);
  });

  test('shows the rows of what it reads, by what other screens call them', () => {
    expect(checkAnswers(addBlockPanel(documents, key), asked)).toEqual([]);
    const { documents: after, issues, id } = addedBlock(documents, key, asked);
    expect(issues).toEqual([]);
    expect(id.name).toBe('lo_que_tiene_hoy');
    const { blocks, data } = valueOf(after, key) as unknown as ScreenDocument;
    const block = blocks[id.name]!;
    expect(data![block.data!]).toMatchObject({ call: 'listIntervenerPositions' });
    expect(block.rows).toMatch(new RegExp(`^/data/${block.data!}/`));
    const columns = Object.values(block.columns as Record<string, { value: { from: string } }>);
    expect(columns).toHaveLength(4);
    for (const { value } of columns) expect(value.from).toMatch(/^\/row\//);
  });

  const columnsOf = (block_data: string, on = key) => {
    const { documents: after, issues, id } = addedBlock(documents, on, { ...asked, block_data });
    if (issues.length > 0) return undefined;
    const { blocks } = valueOf(after, on) as unknown as ScreenDocument;
    return Object.values(
      blocks[id.name]!.columns as Record<string, { label: string; value: Binding }>,
    );
  };

  test('of the documents of a person says each by our words, its codes by theirs, and nothing that may be missing', () => {
    expect(columnsOf('listIntervenerDocuments')).toMatchObject([
      { label: 'Fichero', value: { from: '/row/filename' } },
      {
        label: 'Tipo de documento',
        value: { from: '/row/subcategory', as: 'code', codes: 'document-subcategories' },
      },
      { label: 'Fecha', value: { from: '/row/created_at', as: 'instant' } },
    ]);
  });

  test('has no column that is for programs, whatever data it shows', () => {
    let looked = 0;
    for (const on of ['screen/accountConfig', 'screen/myAccount', 'screen/cancelOperation'])
      for (const { id } of callsFor(openapi, documents, valueOf(documents, on) as never)) {
        for (const { label, value } of columnsOf(id, on) ?? []) {
          looked++;
          expect([id, label]).toEqual([id, expect.stringMatching(/^[A-ZÁÉÍÓÚ¿][^_]*$/)]);
          expect([id, value.from]).toEqual([id, expect.not.stringMatching(/uuid|_id$/)]);
          const [place] = pointersUnder(openapi, answerSchema(openapi, id), '/data/x').filter(
            ({ type }) => type === 'array',
          );
          const found = pointersUnder(openapi, place!.rows, '/row').find(
            ({ pointer }) => pointer === value.from,
          )!;
          if (found.isCode) expect([id, value]).toMatchObject([id, { as: 'code' }]);
          if (found.name === 'Money')
            expect([id, value.as]).toEqual([id, expect.stringMatching(/^money/)]);
          if (found.name === 'PlainDate') expect([id, value.as]).toEqual([id, 'date']);
          if (found.name === 'Instant') expect(['date', 'instant']).toContain(value.as);
        }
      }
    expect(looked).toBeGreaterThan(100);
  });

  test('is refused where its data have nothing that its kind could show', () => {
    const { documents: after, issues } = addedBlock(documents, key, {
      ...asked,
      block_data: 'listGroups',
    });
    expect(after).toBe(documents);
    expect(issues).toMatchObject([{ code: 'no_rows', params: { field: 'block_data' } }]);
    expect(issueSentence(issues[0]!)).toMatch(/^Esta clase de bloque no tiene nada/);
  });

  test('is offered each of its data once, and what the page reads in words', () => {
    for (const on of Object.keys(documents).filter((one) => one.startsWith('screen/'))) {
      const { data = {} } = valueOf(documents, on) as unknown as ScreenDocument;
      const options = addBlockPanel(documents, on).fields.block_data!.options!;
      const labels = Object.values(options).map(({ label }) => String(label));
      expect([on, labels.length]).toEqual([on, new Set(labels).size]);
      for (const { call } of Object.values(data)) {
        expect([on, Object.keys(options)]).not.toContainEqual(expect.arrayContaining([call]));
        expect([on, call, labels.join('\n')]).toEqual([
          on,
          call,
          expect.stringContaining(`${callName(call)}, que ya lee la página`),
        ]);
      }
    }
  });

  test.each(['table', 'kpi', 'summaryList', 'cardList', 'chart', 'notice', 'text', 'actions'])(
    'of the kind %s can be published as it is begun',
    (type) => {
      const answers = { ...asked, block_type: type, block_text: 'Una frase' };
      const { documents: after, issues } = addedBlock(documents, key, answers);
      expect(issues).toEqual([]);
      const own = tenants.almadraba!;
      const shared = assemble(base, []).documents.get(key)!;
      const { files } = toTenantFiles('almadraba', own, { key, text: after[key], shared });
      const before = errorsOf(own);
      expect(errorsOf(files).filter((error) => !before.includes(error))).toEqual([]);
    },
  );
});
