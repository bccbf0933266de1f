import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
// What a form loads once it stands is here already: tests wait for nothing that a server would bring.
import '#/engine/form/createJudge.ts';
import { LazyRows } from '#/engine/form/LazyRows.tsx';
import { PortsProvider, type Ports } from '#/engine/ports/ports.tsx';
import { answersSchema } from '#/language/validation/answersSchema.ts';
import { createAjv } from '#/language/validation/createAjv.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Validate } from '#/language/validation/validateForm.ts';
import { fill, sentences, spanish } from '../support/spanish.ts';

/** Ports of a program that does nothing by itself; a test gives those that it watches. */
export function ports(given: Partial<Ports> = {}): Ports {
  return {
    call: () => Promise.reject(new Error('no call was expected')),
    navigate: () => undefined,
    text: spanish,
    message: ({ code, params }, label) =>
      fill(sentences[code] ?? String(params?.['message'] ?? code), { field: label, ...params }),
    ask: () => Promise.resolve({ issues: [] }),
    scope: {},
    who: { tenant: 'almadraba', user: 'ana' },
    form: () => Promise.reject(new Error('no form was expected')),
    codes: () => Promise.reject(new Error('no code list was expected')),
    ...given,
  };
}

let last: Root | undefined;

/** Draws into the page as a program would; `await` it for what arrives at once. */
export async function mount(element: ReactNode, given: Partial<Ports> = {}): Promise<HTMLElement> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  Element.prototype.scrollIntoView = () => undefined;
  await act(async () => last?.unmount());
  document.body.replaceChildren();
  const root = document.body.appendChild(document.createElement('main'));
  const client = new QueryClient();
  await LazyRows.bring();
  last = createRoot(root);
  await act(async () =>
    last?.render(
      <QueryClientProvider client={client}>
        <PortsProvider ports={ports(given)}>{element}</PortsProvider>
      </QueryClientProvider>,
    ),
  );
  return root;
}

/** What the release compiles ahead of time, compiled now. */
export function validatorOf(document: FormDocument): () => Validate {
  const validate = createAjv().compile(answersSchema(document)) as Validate;
  return () => validate;
}

/** Types into a control, as a person does, and leaves it. */
export async function type(id: string, text: string): Promise<void> {
  const control = document.getElementById(id) as HTMLInputElement;
  await act(async () => {
    control.focus();
    control.value = text;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}

/** Clicks and waits for what follows at once. */
export async function click(target: Element | null | undefined): Promise<void> {
  await act(async () => (target as HTMLElement).click());
}

/** A form with one section, to be filled in by a test. */
export function formOf(
  properties: FormDocument['data']['properties'],
  more: Partial<FormDocument> = {},
): FormDocument {
  const names = Object.keys(properties);
  return {
    kind: 'form',
    id: 'sample',
    title: 'Formulario',
    data: { type: 'object', properties },
    fields: {},
    steps: {
      only: { order: 1, title: 'Datos', fields: Object.fromEntries(names.map((n, i) => [n, i])) },
    },
    ...more,
  };
}
