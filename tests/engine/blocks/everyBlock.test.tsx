import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Call, Problem } from '#/contract/call.ts';
import { Screen } from '#/engine/Screen.tsx';
import { blocks } from '#/language/blocks/index.ts';
import { exampleScreen } from '#/language/notation/exampleDocuments.ts';
import type { BlockExample } from '#/language/notation/example.ts';
import { mount } from '../mount.tsx';
import '../noScreen.ts';

const examples = Object.entries(blocks).map(([type, { example }]): [string, BlockExample] => [
  type,
  example,
]);
const fed = examples.filter(([, { block }]) => block['data'] !== undefined);
const pause = (milliseconds: number) =>
  act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));

/** The example of a block on a screen of its own, fed by something of the test's. */
async function show(type: string, example: BlockExample, call: (id: string) => Promise<unknown>) {
  const root = await mount(<Screen document={exampleScreen(type, example)} />, {
    call: call as unknown as Call,
    scope: { route: { name: type, path: '/here', params: {}, query: example.query ?? {} } },
  });
  await pause(0);
  return root;
}

describe.each(examples)('%s', (type, example) => {
  const answering = (id: string) => Promise.resolve({ data: { data: example.data[id] } });

  test('is not there while its condition fails', async () => {
    const block = { ...example.block, when: { at: '/facts/never', equals: true } };
    const root = await show(type, { ...example, block } as BlockExample, answering);
    expect(root.querySelector('.blocks')?.childElementCount).toBe(0);
    expect(root.querySelector('h1')).not.toBeNull();
  });

  test('is kept from paper, or for it, as the document says', async () => {
    for (const [print, mark] of [
      [false, 'no-print'],
      ['only', 'only-print'],
    ]) {
      const block = { ...example.block, print };
      const root = await show(type, { ...example, block } as BlockExample, answering);
      const drawn = root.querySelector('.block');
      if (drawn) expect(drawn.classList.contains(String(mark))).toBe(true);
      else expect(root.querySelector('.blocks')?.textContent).toBe('');
    }
  });
});

describe.each(fed)('%s that is fed by a call', (type, example) => {
  test('keeps its place while it waits, and that is said once, after a while', async () => {
    const root = await show(type, example, () => new Promise(() => undefined));
    const block = root.querySelector('.block')!;
    expect(block.getAttribute('aria-busy')).toBe('true');
    expect(block.querySelector('[aria-hidden=true] .bone, .bone')).not.toBeNull();
    const spoken = () => [...root.querySelectorAll('[role=status]')].map((one) => one.textContent);
    expect(spoken()).toEqual(['']);
    await pause(230);
    expect(spoken()).toEqual(['Cargando…']);
  });

  test('that gets nothing says what happened, how to try again, and the reference', async () => {
    const requestId = '3f6c2a1e-0000-4000-8000-0000000000aa';
    const problem: Problem = { status: 503, name: 'x', message: 'x', errors: [], requestId };
    let calls = 0;
    const root = await show(type, example, () => {
      calls += 1;
      return Promise.resolve({ problem });
    });
    const said = root.querySelector('.block-problem')!;
    expect(said.getAttribute('role')).toBe('alert');
    expect(said.textContent).toContain('No hemos podido cargar esta información.');
    expect(said.textContent).toContain(`Referencia: ${requestId}`);
    const before = calls;
    await act(async () => said.querySelector('button')!.click());
    expect(said.querySelector('button')!.textContent).toMatch(/^Reint/);
    expect(calls).toBeGreaterThan(before);
  });

  test.each([403, 404, 409, 422])(
    'that is refused with %i says why, and offers no other try',
    async (status) => {
      const message = 'Quien es menor de edad consulta y no cambia nada.';
      const problem: Problem = {
        status,
        name: 'x',
        message: 'x',
        errors: [{ message, code: 'x' }],
      };
      const root = await show(type, example, () => Promise.resolve({ problem }));
      const said = root.querySelector('.block-problem')!;
      expect(said.textContent).toBe(message);
      expect(said.querySelector('button')).toBeNull();
    },
  );

  test('whose list is empty says so, or takes no room', async () => {
    const root = await show(type, example, (id) =>
      Promise.resolve({ data: { data: emptied(example.data[id]) } }),
    );
    const drawn = root.querySelector('.block');
    expect(root.querySelector('.notice--danger')).toBeNull();
    if (drawn && 'rows' in example.block) expect(drawn.textContent.trim()).not.toBe('');
  });

  test.each(odd)(
    'that is answered %s says its own sentence, and the page lives',
    async (_, bend) => {
      const before = console.error;
      console.error = () => undefined;
      const root = await show(type, example, (id) =>
        Promise.resolve({ data: { data: bend(example.data[id]) } }),
      );
      console.error = before;
      expect(root.querySelector('h1')?.textContent).toBe(type);
      const words = root.querySelector('.blocks')!.textContent;
      expect(words).not.toMatch(/\[object|undefined|NaN|Invalid Date/);
      const broken = root.querySelector('.notice--danger');
      if (broken) expect(broken.textContent).toContain('no se puede mostrar ahora');
    },
  );
});

type Bend = (answer: unknown) => unknown;

/** Answers that no contract promises. */
const odd: [string, Bend][] = [
  ['null', () => null],
  ['a number', () => 7],
  ['words', () => 'Lo sentimos'],
  ['a list', () => []],
  ['an object without anything', () => ({})],
  ['words in place of its lists', (answer) => everyList(answer, () => 'ninguna')],
  ['lists of nothing', (answer) => everyList(answer, () => [null, undefined])],
  ['lists of numbers', (answer) => everyList(answer, () => [1, 2])],
  ['lists of lists', (answer) => everyList(answer, (list) => [list])],
  ['objects for values', (answer) => everyValue(answer, (value) => ({ value }))],
  ['words for numbers and dates', (answer) => everyValue(answer, () => 'pronto')],
  ['truths for values', (answer) => everyValue(answer, () => true)],
  ['numbers beyond all measure', (answer) => everyValue(answer, () => 1e300)],
];

const emptied: Bend = (answer) => everyList(answer, () => []);

function everyList(answer: unknown, bend: (list: unknown[]) => unknown): unknown {
  if (Array.isArray(answer)) return bend(answer);
  return inside(answer, (inner) => everyList(inner, bend));
}

function everyValue(answer: unknown, bend: Bend): unknown {
  if (Array.isArray(answer)) return answer.map((inner) => everyValue(inner, bend));
  if (typeof answer !== 'object' || answer === null) return bend(answer);
  return inside(answer, (inner) => everyValue(inner, bend));
}

const inside = (answer: unknown, each: Bend): unknown =>
  typeof answer === 'object' && answer !== null
    ? Object.fromEntries(Object.entries(answer).map(([name, inner]) => [name, each(inner)]))
    : answer;
