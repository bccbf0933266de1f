import { createRoot } from 'react-dom/client';
import { Form } from '#/engine/Form.tsx';
import { lazily } from '#/engine/form/lazily.ts';
import type { FormValidator } from '#/engine/ports/validator.ts';
import type { Ports } from '#/engine/ports/ports.tsx';
import { begin } from './begin.ts';
import { ourForm } from './ourForm.ts';

/** The application around the form: nothing but words. */
const ports: Ports = {
  call: () => Promise.reject(new Error('nothing is called')),
  navigate: () => undefined,
  text: (sentence) => sentence,
  message: ({ code }) => code,
  ask: () => Promise.resolve({ issues: [] }),
  scope: {},
  who: { tenant: 'bench', user: 'bench' },
  form: () => Promise.reject(new Error('no other form')),
  codes: () => Promise.reject(new Error('no code lists')),
};

void begin(
  (asked) => ({ document: ourForm(asked), size: asked.length }),
  (root, { document, size }) => {
    const validator = lazily(async () => {
      const module = await import(/* @vite-ignore */ `./validator-${size}.js`);
      return (module as { default: FormValidator }).default;
    });
    createRoot(root).render(
      <Form
        document={document}
        validator={validator}
        ports={ports}
        onSubmit={() => Promise.resolve(undefined)}
      />,
    );
  },
);
