import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Documents } from '#/language/lenses/documents.ts';
import type { Changed, Edited } from '#/studio/editing/saved.ts';
import type { Editing } from '#/studio/editing/useEditing.ts';
import { useSaving } from '#/studio/editing/useSaving.ts';
import { StudioProvider, type Studio } from '#/studio/kernel/studio.tsx';
import type { Proposal } from '#/studio/proposals/statusName.ts';
import { mount } from '../engine/mount.tsx';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const base: Documents = { 'form/a': '{"title":"Uno"}' };
const other: Documents = { 'form/a': '{"title":"Otro"}' };
const unedited: Edited = { documents: base, unfinished: {}, overruled: {}, carried: {} };

/** A server that keeps what is sent, each time when it is let go on, and fails where that is asked. */
function serverOf() {
  const texts: (string | undefined)[] = [];
  const waiting: ((status?: number) => void)[] = [];
  let version = 1;
  const call = (_: string, { body }: { body: { documents: Changed } }) =>
    new Promise((answer) => {
      waiting.push((status) => {
        if (status !== 403) texts.push(body.documents[0]?.text ?? undefined);
        const problem = { status, name: 'x', message: 'No', errors: [] };
        const proposal = { uuid: 'p', version: (version += 1) };
        answer(status === undefined ? { data: { data: { proposal } } } : { problem });
      });
    });
  const store = { keep: () => undefined, read: () => undefined, forget: () => undefined };
  const studio = { client: { call }, kept: store, shared: store } as unknown as Studio;
  const goOn = (status?: number) =>
    act(async () => {
      waiting.splice(0).forEach((one) => one(status));
      await vi.advanceTimersByTimeAsync(1);
    });
  return { studio, goOn, texts, asked: () => waiting.length };
}

const first = { uuid: 'p', version: 1, name: 'n', reason: '' } as Proposal;

/** An editor of that server: what it shows, and a way to edit. */
async function openedOn(studio: Studio) {
  let change: (documents: Documents) => void = () => undefined;
  function Editor() {
    const [documents, edit] = useState(base);
    change = edit;
    const editing = { base, ...unedited, documents } as Editing;
    return <p>{useSaving(first, editing, unedited).state}</p>;
  }
  const root = await mount(
    <StudioProvider studio={studio}>
      <Editor />
    </StudioProvider>,
  );
  return {
    edit: (documents: Documents) => act(async () => change(documents)),
    state: () => root.textContent,
  };
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('what is taken back before it was saved is said to be saved, and nothing is sent', async () => {
  const { studio, asked } = serverOf();
  const { edit, state } = await openedOn(studio);
  await edit(other);
  expect(state()).toBe('unsaved');
  await edit(base);
  expect(state()).toBe('saved');
  await wait(5_000);
  expect(asked()).toBe(0);
});

test('what is taken back while it is being saved is taken back on the server too', async () => {
  const { studio, goOn, texts, asked } = serverOf();
  const { edit, state } = await openedOn(studio);
  await edit(other);
  await wait(800);
  expect(asked()).toBe(1);
  await edit(base);
  await goOn();
  expect(state()).toBe('unsaved');
  await wait(800);
  await goOn();
  expect(texts).toEqual([other['form/a'], undefined]);
  expect(state()).toBe('saved');
});

test('after a saving that was not answered nothing is taken for saved that the server may not have', async () => {
  const { studio, goOn, texts } = serverOf();
  const { edit, state } = await openedOn(studio);
  await edit(other);
  await wait(800);
  await goOn(0);
  expect(state()).toBe('failed');
  await edit(base);
  await wait(800);
  await goOn();
  expect(texts).toEqual([other['form/a'], undefined]);
  expect(state()).toBe('saved');
});

test('after a refusal it is enough to take back what was refused', async () => {
  const { studio, goOn, asked } = serverOf();
  const { edit, state } = await openedOn(studio);
  await edit(other);
  await wait(800);
  await goOn(403);
  expect(state()).toBe('failed');
  await edit(base);
  await wait(5_000);
  expect(state()).toBe('saved');
  expect(asked()).toBe(0);
});
