import { expect, test } from 'vitest';
import { Form } from '#/engine/Form.tsx';
import type { FormDocument } from '#/language/documents/form.ts';
import { mount, validatorOf } from '../mount.tsx';

const formOf = (own: boolean): FormDocument => ({
  kind: 'form',
  id: 'sample',
  title: 'Datos',
  data: { type: 'object', properties: { one: { type: 'string', title: '¿Cómo?', own } } },
  fields: { one: { widget: 'text' } },
  steps: { only: { order: 1, title: 'Sobre nosotros', fields: { one: 1 } } },
});

test.each([true, false])(
  'a step whose questions are the tenant’s own (%s) says so',
  async (own) => {
    const document = formOf(own);
    const page = await mount(
      <Form
        document={document}
        validator={validatorOf(document)}
        scope={{}}
        initial={{}}
        onSubmit={() => Promise.resolve(undefined)}
      />,
    );
    expect(page.textContent.includes('Estas preguntas son de la entidad')).toBe(own);
  },
);
