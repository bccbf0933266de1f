import { describe, expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { facts } from '#/contract/facts.gen.ts';
import { assemble } from '#/language/assembly/assemble.ts';
import type { DocumentFile } from '#/language/assembly/source.ts';
import { toTenantFiles } from '#/language/proposals/toTenantFiles.ts';
import { buildRelease } from '#/language/release/release.ts';
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
  block_data: 'listIntervenerPositions',
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
