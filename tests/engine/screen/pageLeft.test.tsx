import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Call } from '#/contract/call.ts';
import { Screen } from '#/engine/Screen.tsx';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { click, formOf, mount, type, validatorOf } from '../mount.tsx';

const code = formOf(
  { code: { type: 'string', title: 'Código', maxLength: 6 } },
  {
    submit: {
      call: 'confirmSignature',
      label: 'Firmar',
      input: {},
      done: { navigate: '/successfully-signed' },
    },
  },
);
const states = { at: '/data/signature/status' };
const page: ScreenDocument = {
  ...{ kind: 'screen', id: 'signing', path: '/sign', name: 'Signing', title: 'Firma' },
  data: { signature: { call: 'getSignature', input: { path: { id: 'one' } } } },
  blocks: {
    signed: {
      ...{ type: 'notice', order: 1, tone: 'success', title: 'Ya ha firmado', data: 'signature' },
      ...{ text: 'No tiene que volver a firmar.', when: { ...states, equals: 'SIGNED' } },
    },
    code: {
      ...{ type: 'form', order: 2, form: code.id, data: 'signature' },
      when: { ...states, equals: 'PENDING' },
    },
  },
} as ScreenDocument;

/** Lets what has come be drawn, again and again until it is as expected. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; turns < 200; turns++) {
    await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
    if (isSo()) return;
  }
  throw new Error('It never was');
}

test('a page whose form leads on stays as it is until another address is there, whatever is asked for again', async () => {
  let status = 'PENDING';
  let queries: QueryClient | undefined;
  const navigate = vi.fn();
  const call = vi.fn((id: string) => {
    if (id === 'confirmSignature') {
      status = 'SIGNED';
      // As the application does after everything that changes something.
      void queries?.invalidateQueries();
    }
    return Promise.resolve({ data: { data: { status } }, status: 200 });
  });
  const route = { path: '/sign', params: {}, query: {}, name: 'Signing' };
  const given = {
    ...{ navigate, scope: { route } },
    call: call as unknown as Call,
    form: () => Promise.resolve({ document: code, hash: 'hash', validator: validatorOf(code) }),
  };
  const Page = () => {
    queries = useQueryClient();
    return <Screen document={page} />;
  };
  const root = await mount(<Page />, given);
  await until(() => root.querySelector('form') !== null);
  await type('/answers/code', '123456');
  await click(root.querySelector('form button[type=submit]'));
  await until(() => navigate.mock.calls.length > 0);
  expect(navigate).toHaveBeenCalledWith('/successfully-signed');
  const asked = () => call.mock.calls.filter(([id]) => id === 'getSignature').length;
  await until(() => asked() === 2 && queries!.isFetching() === 0);
  await until(() => true);
  expect(root.textContent).not.toContain('Ya ha firmado');
  expect(root.querySelector('form')).not.toBeNull();
});
