import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Documents } from '#/language/lenses/documents.ts';
import type { Changed, Edited } from '#/studio/editing/saved.ts';
import type { Editing } from '#/studio/editing/useEditing.ts';
import { useSaving } from '#/studio/editing/useSaving.ts';
import { StudioProvider, type Studio } from '#/studio/kernel/studio.tsx';
import type { Proposal } from '#/studio/proposals/statusName.ts';
import { mount } from '../engine/mount.tsx';
import { fc } from '../support/fc.ts';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const base: Documents = { 'form/a': '{"title":"Uno"}' };
const other: Documents = { 'form/a': '{"title":"Otro"}' };
const unedited: Edited = { documents: base, unfinished: {}, overruled: {}, carried: {} };

/** How a saving ends: kept and answered, kept or lost without an answer, or refused. */
type End = 'kept' | 'kept unheard' | 'lost' | 'refused';

/** A server that keeps what is sent under the version that it was read in, each time when it is let go on. */
function serverOf() {
  const texts: (string | undefined)[] = [];
  const waiting: ((end: End) => void)[] = [];
  let version = 1;
  let documents: Changed = [];
  const call = (name: string, asked: { headers: { 'If-Match': string }; body: Body }) =>
    name === 'getStudioProposal'
      ? Promise.resolve({ data: { data: { proposal: { uuid: 'p', version, documents } } } })
      : new Promise((answer) => {
          waiting.push((end) => {
            const isOutdated = asked.headers['If-Match'] !== `"${version}"`;
            if (end.startsWith('kept') && !isOutdated) {
              documents = asked.body.documents;
              texts.push(documents[0]?.text ?? undefined);
              version += 1;
            }
            const status = end === 'refused' ? 403 : isOutdated ? 412 : 0;
            const problem = { status: /unheard|lost/.test(end) ? 0 : status };
            const isFine = end === 'kept' && !isOutdated;
            const proposal = { uuid: 'p', version };
            answer(isFine ? { data: { data: { proposal } } } : { problem });
          });
        });
  const store = { keep: () => undefined, read: () => undefined, forget: () => undefined };
  const studio = { client: { call }, kept: store, shared: store } as unknown as Studio;
  const goOn = (end: End = 'kept') =>
    act(async () => {
      waiting.splice(0).forEach((one) => one(end));
      await vi.advanceTimersByTimeAsync(1);
    });
  return { studio, goOn, texts, asked: () => waiting.length };
}

type Body = { documents: Changed };

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
  await goOn('lost');
  expect(state()).toBe('failed');
  await edit(base);
  await wait(800);
  await goOn();
  expect(texts).toEqual([undefined]);
  expect(state()).toBe('saved');
});

test('after a refusal it is enough to take back what was refused', async () => {
  const { studio, goOn, asked } = serverOf();
  const { edit, state } = await openedOn(studio);
  await edit(other);
  await wait(800);
  await goOn('refused');
  expect(state()).toBe('failed');
  await edit(base);
  await wait(5_000);
  expect(state()).toBe('saved');
  expect(asked()).toBe(0);
});

const third: Documents = { 'form/a': '{"title":"Tercero"}' };
const steps = fc.array(
  fc.oneof(
    fc.constantFrom(base, other, third).map((edit) => ({ edit })),
    fc.integer({ min: 1, max: 900 }).map((pause) => ({ pause })),
    fc.constantFrom<End>('kept', 'kept unheard', 'lost', 'refused').map((end) => ({ end })),
  ),
  { maxLength: 25 },
);

test('nothing is ever said to be saved that the server does not have, however edits and answers cross', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const { studio, goOn, texts, asked } = serverOf();
      const { edit, state } = await openedOn(studio);
      let edited = base;
      const law = () => {
        if (state() !== 'saved') return;
        expect(asked()).toBe(0);
        expect(texts.at(-1) ?? base['form/a']).toBe(edited['form/a']);
      };
      for (const step of given) {
        if ('edit' in step) await edit((edited = step.edit));
        else if ('pause' in step) await wait(step.pause);
        else await goOn(step.end);
        law();
      }
      for (let left = 3; left > 0; left -= 1) {
        await wait(900);
        await goOn();
        law();
      }
      // What failed is tried again by whoever edits; of another version both are told.
      if (/failed|saved|conflict/.test(state())) return;
      throw new Error(`it ended ${state()}`);
    }),
    { numRuns: 60 },
  );
});

test('what was not answered is tried again by itself, and what had arrived is no conflict', async () => {
  const { studio, goOn, texts } = serverOf();
  const { edit, state } = await openedOn(studio);
  await edit(other);
  await wait(800);
  await goOn('kept unheard');
  expect(state()).toBe('failed');
  await wait(5_100);
  expect(state()).toBe('saving');
  await goOn();
  expect(state()).toBe('saved');
  expect(texts).toEqual([other['form/a']]);
});
