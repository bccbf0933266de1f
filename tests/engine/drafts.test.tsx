import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Form } from '#/engine/Form.tsx';
import type { Draft, DraftPort } from '#/engine/ports/drafts.ts';
import type { Ports } from '#/engine/ports/ports.tsx';
import { click, formOf, mount, type, validatorOf } from './mount.tsx';

const form = formOf(
  {
    name: { type: 'string', title: 'Nombre', maxLength: 50 },
    secret: { type: 'string', title: 'Clave', maxLength: 50 },
  },
  { draft: true, fields: { secret: { widget: 'password' } } },
);

const AT = '2026-09-05T08:32:00Z';
const KEY = 'key-of-the-draft';

/** A server that keeps one draft. */
function drafts(kept?: Draft) {
  const log: string[] = [];
  const port: DraftPort = {
    load: () => Promise.resolve(kept),
    save: ({ form: id, hash, about }, { answers }) => {
      log.push(`${id}@${hash}${about} ${JSON.stringify(answers)}`);
      return Promise.resolve({ draft: { answers: {}, at: AT, idempotencyKey: KEY } });
    },
    discard: () => {
      log.push('discard');
      return Promise.resolve(undefined);
    },
  };
  return { port, log };
}

const open = (given: Partial<Ports>) =>
  mount(
    <Form
      document={form}
      validator={validatorOf(form)}
      hash="h1"
      onSubmit={() => Promise.resolve(undefined)}
    />,
    given,
  );
const name = () => document.getElementById('/answers/name') as HTMLInputElement;

describe('unfinished answers', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('of another version of the form are kept where it asks the same, and it is said', async () => {
    const version = formOf(
      {
        name: { type: 'string', title: 'Nombre', maxLength: 50 },
        secret: { type: 'string', title: 'Otra cosa', maxLength: 50 },
      },
      { draft: true, fields: { secret: { widget: 'password' } } },
    );
    const kept = { answers: { name: 'Ana', secret: 'x' }, at: AT, idempotencyKey: KEY, version };
    await open({ drafts: drafts(kept).port });
    expect(name().value).toBe('Ana');
    expect((document.getElementById('/answers/secret') as HTMLInputElement).value).toBe('');
    expect(document.querySelector('.draft-notice')?.textContent).toContain('ha cambiado');
  });

  test('are kept once a person pauses, without passwords', async () => {
    const { port, log } = drafts();
    await open({ drafts: port });
    await type('/answers/secret', 'x');
    await type('/answers/name', 'Ana');
    expect(log).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(log).toEqual(['sample@h1 {"name":"Ana"}']);
    expect(document.querySelector('.draft-status')?.textContent).toBe('Borrador guardado');
  });

  test('are kept while somebody is still in the field, and again once there is a network', async () => {
    const { port, log } = drafts();
    let isAway = true;
    const problem = { status: 0, name: '0', message: 'x', errors: [] };
    const save: DraftPort['save'] = async (...given) =>
      isAway ? { problem } : port.save(...given);
    await open({ drafts: { ...port, save } });
    await act(() => {
      name().value = 'Ana';
      name().dispatchEvent(new Event('input', { bubbles: true }));
    });
    const status = () => document.querySelector('.draft-status')?.textContent;
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(status()).toContain('No hemos podido guardar el borrador.');
    isAway = false;
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(log).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(log).toEqual(['sample@h1 {"name":"Ana"}']);
    expect(status()).toBe('Borrador guardado');
    isAway = true;
    await act(() => {
      name().value = 'Ana R';
      name().dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(() => vi.advanceTimersByTimeAsync(2000));
    isAway = false;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(log.at(-1)).toBe('sample@h1 {"name":"Ana R"}');
  });

  test('are kept at once when the session is about to end', async () => {
    const { port, log } = drafts();
    const works: (() => Promise<void>)[] = [];
    const whenLeaving = (keep: () => Promise<void>) => {
      works.push(keep);
      return () => void works.splice(works.indexOf(keep), 1);
    };
    await open({ drafts: { ...port, whenLeaving } });
    await type('/answers/name', 'Ana');
    expect(log).toEqual([]);
    await act(() => Promise.all(works.map((keep) => keep())));
    expect(log).toEqual(['sample@h1 {"name":"Ana"}']);
  });

  test('come back with a notice, and can be set aside', async () => {
    const { port, log } = drafts({ answers: { name: 'Ana' }, at: AT, idempotencyKey: KEY });
    await open({ drafts: port });
    expect(name().value).toBe('Ana');
    expect(document.querySelector('.draft-notice')?.textContent).toContain(
      'Tiene un borrador del 05-sep-2026 | 10:32 h',
    );
    await click(document.querySelector('.draft-notice button'));
    expect(name().value).toBe('');
    expect(log).toEqual(['discard']);
  });

  test('are forgotten when they were sent', async () => {
    const { port, log } = drafts();
    await open({ drafts: port });
    await type('/answers/name', 'Ana');
    await click(document.querySelector('button[type=submit]'));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(log).toEqual(['discard']);
  });

  test('that could not be kept are said to be at risk', async () => {
    const { port } = drafts();
    const problem = { status: 500, name: '500', message: 'x', errors: [] };
    await open({ drafts: { ...port, save: () => Promise.resolve({ problem }) } });
    await type('/answers/name', 'Ana');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(document.querySelector('.draft-status')?.textContent).toContain('No hemos podido');
  });

  test('that were taken back and could not be forgotten are said to be at risk', async () => {
    const { port, log } = drafts();
    const problem = { status: 0, name: '0', message: 'x', errors: [] };
    await open({ drafts: { ...port, discard: () => Promise.resolve(problem) } });
    await type('/answers/name', 'Ana');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await type('/answers/name', '');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(log).toEqual(['sample@h1 {"name":"Ana"}']);
    expect(document.querySelector('.draft-status')?.textContent).toContain('No hemos podido');
  });

  test('are told to the guard of the application until they are safe', async () => {
    const told: boolean[] = [];
    const { port } = drafts();
    await open({ drafts: port, guard: (unsaved) => void told.push(unsaved) });
    await type('/answers/name', 'Ana');
    expect(told.at(-1)).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(told.at(-1)).toBe(false);
  });
});

test('answers that nobody keeps are told to the guard until they are sent', async () => {
  const told: boolean[] = [];
  const plain = formOf({ name: { type: 'string', title: 'Nombre', maxLength: 50 } });
  await mount(
    <Form
      document={plain}
      validator={validatorOf(plain)}
      onSubmit={() => Promise.resolve(undefined)}
    />,
    { guard: (unsaved) => void told.push(unsaved) },
  );
  expect(told).toEqual([]);
  await type('/answers/name', 'Ana');
  expect(told).toEqual([true]);
  await click(document.querySelector('button[type=submit]'));
  expect(told.at(-1)).toBe(false);
});

test('a draft that is set aside leaves a form that begins at its first page, without its mistakes', async () => {
  window.scrollTo = () => undefined;
  const paged = formOf(
    {
      name: { type: 'string', title: 'Nombre', maxLength: 50 },
      city: { type: 'string', title: 'Ciudad', maxLength: 50 },
    },
    {
      draft: true,
      review: true,
      fields: { name: { required: true }, city: { required: true } },
      steps: {
        who: { order: 1, title: 'Quién', fields: { name: 1 } },
        where: { order: 2, title: 'Dónde', fields: { city: 1 } },
      },
    },
  );
  const { port, log } = drafts({ answers: { name: 'Ana' }, at: AT, idempotencyKey: KEY });
  await mount(<Form document={paged} validator={validatorOf(paged)} hash="h1" />, { drafts: port });
  expect(document.querySelector('h2')?.textContent).toBe('Dónde');
  await click(document.querySelector('button[type=submit]'));
  expect(document.querySelector('.error-summary')).not.toBeNull();
  await click(document.querySelector('.draft-notice button'));
  expect(document.querySelector('h2')?.textContent).toBe('Quién');
  expect(name().value).toBe('');
  expect(document.querySelector('.error-summary')).toBeNull();
  expect(log).toEqual(['discard']);
});

describe('answers that were sent already', () => {
  const order = formOf({ name: { type: 'string', title: 'Nombre', maxLength: 50 } }, {
    draft: true,
    submit: {
      call: 'createOperation',
      label: 'Enviar',
      done: {
        navigate: '/sign-documents',
        before: {
          text: 'Ya recibimos esta orden.',
          label: 'Ver la orden',
          to: '/operate/summary/{uuid}',
          values: { uuid: { from: '/data/submit/operation/uuid' } },
          anew: 'Dar otra orden',
        },
      },
    },
  } as Partial<Parameters<typeof formOf>[1]>);
  const sent = { at: AT, data: { operation: { uuid: 'u1' } } };
  const show = (given: Partial<Ports>) =>
    mount(<Form document={order} validator={validatorOf(order)} hash="h1" />, given);
  const told = () => document.querySelector('.sent-before');

  test('are not asked for again: the page says so and leads to what came of them', async () => {
    const { port, log } = drafts({ answers: { name: 'Ana' }, at: AT, idempotencyKey: KEY, sent });
    await show({ drafts: port });
    expect(told()?.textContent).toContain('Ya recibimos esta orden.');
    expect(told()?.querySelector('a')?.getAttribute('href')).toBe('/operate/summary/u1');
    expect(name()).toBeNull();
    await click(told()?.querySelector('button'));
    expect(log).toEqual(['discard']);
    expect(name().value).toBe('');
  });

  test('are others than what another page sent under the same key, and that is said', async () => {
    const { port } = drafts();
    let kept: Draft = { answers: {}, at: AT, idempotencyKey: KEY };
    const other = { code: 'once_other_body', path: '', message: 'x' };
    await show({
      drafts: { ...port, save: () => Promise.resolve({ draft: kept }) },
      call: () => {
        kept = { ...kept, sent };
        const problem = { status: 422, name: 'HTTP Error', message: 'x', errors: [other] };
        return Promise.resolve({ problem });
      },
    });
    await type('/answers/name', 'Ana');
    await click(document.querySelector('button[type=submit]'));
    expect(told()?.textContent).toContain('Ya recibimos esta orden.');
    expect(told()?.textContent).toContain('ese cambio no se ha enviado');
  });

  test('are sent under the key of the draft, and looked for when the answer was lost', async () => {
    const { port } = drafts();
    const keys: unknown[] = [];
    const lost = { status: 0, name: 'HTTP Error', message: 'x', errors: [], lost: true };
    let kept: Draft = { answers: {}, at: AT, idempotencyKey: KEY };
    await show({
      drafts: { ...port, save: () => Promise.resolve({ draft: kept }) },
      call: (_, input) => {
        keys.push((input as { headers?: Record<string, string> }).headers?.['Idempotency-Key']);
        kept = { ...kept, sent };
        return Promise.resolve({ problem: lost });
      },
    });
    await type('/answers/name', 'Ana');
    await click(document.querySelector('button[type=submit]'));
    expect(keys).toEqual([KEY]);
    expect(told()?.textContent).toContain('Ya recibimos esta orden.');
    expect(told()?.textContent).not.toContain('ese cambio no se ha enviado');
  });

  test('by another page are not sent from this one', async () => {
    const { port } = drafts();
    let calls = 0;
    await show({
      drafts: {
        ...port,
        save: () => Promise.resolve({ draft: { answers: {}, at: AT, idempotencyKey: KEY, sent } }),
      },
      call: () => Promise.reject(new Error(String((calls += 1)))),
    });
    await type('/answers/name', 'Ana');
    await click(document.querySelector('button[type=submit]'));
    expect(told()).not.toBeNull();
    expect(calls).toBe(0);
  });
});

describe('a draft holds what a person changed', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const about = formOf(
    {
      product: { type: 'string', title: 'Producto', maxLength: 50, local: true },
      name: { type: 'string', title: 'Nombre', maxLength: 50 },
      city: { type: 'string', title: 'Ciudad', maxLength: 50 },
    },
    { draft: { of: ['/route/query/producto'] }, fields: { product: { widget: 'readonly' } } },
  );
  const at = (producto: string, given: Partial<Ports>, initial: Record<string, string>) =>
    mount(<Form document={about} validator={validatorOf(about)} hash="h1" initial={initial} />, {
      ...given,
      scope: { route: { name: '', path: '/x', params: {}, query: { producto } } },
    });
  const loaded = { product: 'Monetario', name: 'Ana', city: 'Lugo' };
  const pause = () => act(() => vi.advanceTimersByTimeAsync(2000));

  test('and nothing that the server gave, and says what it is about', async () => {
    const { port, log } = drafts();
    await at('10392', { drafts: port }, loaded);
    await type('/answers/city', 'Vigo');
    await pause();
    await type('/answers/name', '');
    await pause();
    expect(log).toEqual([
      'sample@h1["10392"] {"city":"Vigo"}',
      'sample@h1["10392"] {"name":null,"city":"Vigo"}',
    ]);
  });

  test('and is no draft any more once everything is as it was', async () => {
    const { port, log } = drafts();
    await at('10392', { drafts: port }, loaded);
    await type('/answers/city', 'Vigo');
    await pause();
    await type('/answers/city', 'Lugo');
    await pause();
    expect(log.at(-1)).toBe('discard');
  });

  test('and lies over what the server gives today', async () => {
    const { port } = drafts({ answers: { city: 'Vigo', name: null }, at: AT, idempotencyKey: KEY });
    await at('10392', { drafts: port }, { ...loaded, product: 'Renta fija' });
    expect(name().value).toBe('');
    expect((document.getElementById('/answers/city') as HTMLInputElement).value).toBe('Vigo');
    expect(document.body.textContent).toContain('Renta fija');
  });
});
