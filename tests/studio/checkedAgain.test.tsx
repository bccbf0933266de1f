import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Documents } from '#/language/lenses/documents.ts';
import { ProblemList } from '#/studio/editor/ProblemList.tsx';
import { useProblems } from '#/studio/editing/useProblems.ts';
import type { Editing } from '#/studio/editing/useEditing.ts';
import type { Saving } from '#/studio/editing/useSaving.ts';
import { StudioProvider, type Studio } from '#/studio/kernel/studio.tsx';
import { click, mount } from '../engine/mount.tsx';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const problem = { severity: 'error', document: 'form/a', pointer: '/title', sentence: 'Mal.' };
const check = { version: 1, release: 'r', problems: [problem], conflicts: [], changes: [] };
const documents: Documents = { 'form/a': '{"title":"Uno"}' };

/** A Studio whose check is answered by each of these in turn, and how often it was asked. */
function studioOf(...answers: (object | number)[]) {
  const call = vi.fn(() => {
    const answer = answers.shift() ?? 0;
    return Promise.resolve(
      typeof answer === 'number'
        ? {
            problem: { status: answer, name: 'x', message: 'No response was received', errors: [] },
          }
        : { data: { data: { check: answer } } },
    );
  });
  return { call, studio: { client: { call } } as unknown as Studio };
}

const went: string[] = [];

function Shown({ version }: { version: number }) {
  const saving = { proposal: { uuid: 'p', version } } as Saving;
  const problems = useProblems(saving, { documents } as Editing, (to) => went.push(String(to)));
  return <ProblemList problems={problems} documents={documents} />;
}

const shown = (studio: Studio, version = 1) => (
  <StudioProvider studio={studio}>
    <Shown version={version} />
  </StudioProvider>
);
function Two({ studio }: { studio: Studio }) {
  const [version, save] = useState(1);
  return (
    <>
      <button id="save" onClick={() => save(version + 1)} />
      {shown(studio, version)}
    </>
  );
}
const status = (root: HTMLElement) => root.querySelector('[role=status]')!.textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a check that is not answered is made again by itself', async () => {
  const { call, studio } = studioOf(0, 503, 504, 429, check);
  const root = await mount(shown(studio));
  await wait(10);
  expect(status(root)).toBe('No ha llegado respuesta a la comprobación: se vuelve a intentar');
  await wait(120_000);
  expect(call).toHaveBeenCalledTimes(5);
  expect(status(root)).toBe('Errores: 1 · Avisos: 0');
});

test('what was known stays, as older, with the way to it, until there is another check', async () => {
  const { studio } = studioOf(check, 0, 0, 0, 403);
  const root = await mount(<Two studio={studio} />);
  await wait(10);
  await click(root.querySelector('#save'));
  await wait(10);
  expect(status(root)).toContain('Errores: 1 · Avisos: 0 (en la última comprobación)');
  await act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' })));
  expect(went.at(-1)).toContain('form%2Fa');
  await wait(60_000);
  expect(status(root)).toBe(
    'No se ha podido comprobar: No response was received · Errores: 1 · Avisos: 0 (en la última comprobación)',
  );
});

test('whoever does not want to wait has it checked now', async () => {
  const { call, studio } = studioOf(0, check);
  const root = await mount(shown(studio));
  await wait(10);
  await click(
    [...root.querySelectorAll('button')].find((one) => one.textContent === 'Comprobar ahora'),
  );
  await wait(10);
  expect(call).toHaveBeenCalledTimes(2);
  expect(status(root)).toBe('Errores: 1 · Avisos: 0');
  expect(root.querySelector('button')).toBeNull();
});
