import { describe, expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { blocks } from '#/language/blocks/index.ts';
import { check } from '#/language/check.ts';
import { ASKED, exampleForm, exampleScreen } from '#/language/notation/exampleDocuments.ts';
import type { BlockExample, WidgetExample } from '#/language/notation/example.ts';
import { validateGrammar } from '#/language/grammar/validateGrammar.ts';
import { grammars } from '#/language/grammar/index.ts';
import { issues } from '#/language/issues.ts';
import { read } from '#/language/values/pointer.ts';
import { widgets } from '#/language/widgets/index.ts';
import { base, file } from '../../support/documents.ts';

const lists = base.filter(({ file: path }) => /^schemas\/(texts|codes)\//.test(path));

/** The example, and it again in each of its other looks. */
const looksOf = (example: WidgetExample) =>
  [{}, ...(example.others ?? [])].map((field) => ({
    ...example,
    field: { ...example.field, ...field },
  }));

/** A secret is asked for only where a call takes it. */
const takers: Record<string, { id?: string; submit?: object }> = {
  password: {
    submit: {
      call: 'changePassword',
      label: 'Guardar',
      input: {
        body: { user_uuid: { from: '/route/query/u' }, password: { from: `/answers/${ASKED}` } },
      },
      done: { text: 'Guardada.' },
    },
  },
  // The program itself sends the answers of this form.
  otp: { id: 'reauthentication-code' },
};

describe.each(Object.entries(widgets))('the example of the widget %s', (name, { example }) => {
  test('is a question of a form without faults, in every look', () => {
    for (const look of looksOf(example)) {
      const taker = { id: 'example', ...takers[name] };
      const form = file(`schemas/forms/${taker.id}.json`, { ...exampleForm(name, look), ...taker });
      const faults = check([...lists, form], openapi).filter(
        (problem) => problem.file === form.file && problem.severity === 'error',
      );
      expect(faults).toEqual([]);
    }
  });

  test('has an answer to which nobody objects, and where it has a wrong one, somebody does', () => {
    const judged = (value: unknown) =>
      issues(exampleForm(name, example), { [ASKED]: value }).map(({ path }) => path);
    expect(judged(example.value)).toEqual([]);
    if ('wrong' in example) expect(judged(example.wrong)).not.toEqual([]);
  });
});

/** Every pointer of a block that reads the answer of a call. */
const pointersOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.startsWith('/data/')
      ? [value]
      : []
    : Object.values((value ?? {}) as object).flatMap(pointersOf);

describe.each(Object.entries(blocks))('the example of the block %s', (type, { example }) => {
  const looks: BlockExample[] = [{}, ...(example.others ?? [])].map((look) => ({
    ...example,
    block: { ...example.block, ...look },
  }));

  test('is a block of a screen without faults, in every look', () => {
    expect(looks.map(({ block }) => block.type)).toEqual(looks.map(() => type));
    expect(
      looks.flatMap((look) => validateGrammar(grammars.screen, exampleScreen(type, look))),
    ).toEqual([]);
  });

  test('finds in the answers everything that it reads', () => {
    const { block, data } = example;
    expect(block.data === undefined || block.data in data).toBe(true);
    expect(pointersOf(block).filter((at) => read({ data }, at) === undefined)).toEqual([]);
  });
});
