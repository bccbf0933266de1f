import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { Form } from '#/engine/Form.tsx';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { click, formOf, mount, type, validatorOf } from './mount.tsx';

const sent: Answers[] = [];
const open = (form: FormDocument, initial: Answers = {}, scope: object = {}) => {
  sent.length = 0;
  return mount(
    <Form
      document={form}
      validator={validatorOf(form)}
      initial={initial}
      scope={scope}
      onSubmit={(answers) => Promise.resolve(void sent.push(answers))}
    />,
  );
};
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === text);
const pick = async (id: string, value: string) => {
  const control = document.getElementById(id) as HTMLSelectElement;
  await act(async () => {
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
};
const optionsOf = (id: string) =>
  [...document.getElementById(id)!.querySelectorAll('option')].map(({ value }) => value);
const statuses = () =>
  [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join('');

describe('choices that a rule narrows', () => {
  const form = formOf(
    {
      age: { type: 'string', title: 'Edad', enum: ['minor', 'adult'] },
      work: { type: 'string', title: 'Situación', enum: ['student', 'employed', 'retired'] },
      origins: {
        type: 'array',
        title: 'Origen',
        items: { type: 'string', enum: ['salary', 'gift'] },
      },
    },
    {
      fields: {
        age: { widget: 'select' },
        work: {
          widget: 'select',
          options: {
            student: { order: 1, label: 'Estudia' },
            employed: { order: 2, label: 'Trabaja' },
            retired: { order: 3, label: 'Jubilación' },
          },
        },
        origins: { widget: 'checkboxes' },
      },
      rules: {
        minor: {
          when: { at: '/answers/age', equals: 'minor' },
          limit: { work: { among: ['student'] }, origins: { among: ['gift'] } },
        },
      },
    },
  );

  test('are the only ones that are drawn, and all of them again afterwards', async () => {
    await open(form, { age: 'adult' });
    expect(optionsOf('/answers/work')).toEqual(['', 'student', 'employed', 'retired']);
    await pick('/answers/age', 'minor');
    expect(optionsOf('/answers/work')).toEqual(['', 'student']);
    expect(document.querySelectorAll('input[type=checkbox]')).toHaveLength(1);
    await pick('/answers/age', 'adult');
    expect(optionsOf('/answers/work')).toEqual(['', 'student', 'employed', 'retired']);
  });

  test('take back an answer that is no longer among them, and say so', async () => {
    await open(form, { age: 'adult', work: 'retired', origins: ['salary', 'gift'] });
    await pick('/answers/age', 'minor');
    expect((document.getElementById('/answers/work') as HTMLSelectElement).value).toBe('');
    expect(statuses()).toContain('Hemos quitado «Jubilación»: no está en la nueva lista.');
    await click(button('Enviar'));
    expect(sent).toEqual([{ age: 'minor', origins: ['gift'] }]);
  });

  test('leave an answer that stays among them', async () => {
    await open(form, { age: 'adult', work: 'student' });
    await pick('/answers/age', 'minor');
    expect((document.getElementById('/answers/work') as HTMLSelectElement).value).toBe('student');
    expect(statuses()).not.toContain('Hemos quitado');
  });
});

const shared = formOf(
  {
    owners: {
      type: 'array',
      title: 'Titulares',
      shares: { of: 'part' },
      items: {
        type: 'object',
        properties: {
          name: { type: 'string', title: 'Nombre', maxLength: 80 },
          part: { type: 'string', title: 'Parte', maxLength: 10 },
        },
      },
    },
  },
  { fields: { owners: { widget: 'rows', fields: { name: { order: 1 }, part: { order: 2 } } } } },
);

describe('percentages of a list', () => {
  test('that are too many are told at the list and in the summary, until they are mended', async () => {
    await open(shared, { owners: [{ part: '60' }, { part: '90' }] });
    await click(button('Enviar'));
    const told = 'Los porcentajes suman 150,00. No pueden pasar de 100.';
    expect(document.getElementById('/answers/owners__error')?.textContent).toContain(told);
    expect(document.querySelector('a[href="#/answers/owners"]')?.textContent).toContain(told);
    await type('/answers/owners/1/part', '40');
    await click(button('Enviar'));
    expect(sent).toEqual([{ owners: [{ part: '60' }, { part: '40' }] }]);
  });
});

describe('rows that are fixed', () => {
  const form = {
    ...shared,
    fields: {
      owners: {
        widget: 'rows',
        fixed: true,
        fields: { name: { order: 1, widget: 'readonly' }, part: { order: 2 } },
      },
    },
  };

  test('have no button to add or take away, and are sent as they came', async () => {
    await open(form, { owners: [{ name: 'Ana' }, { name: 'Luis' }] });
    expect(button('Añadir')).toBeUndefined();
    expect(button('Quitar')).toBeUndefined();
    await type('/answers/owners/1/part', '40');
    await click(button('Enviar'));
    expect(sent).toEqual([{ owners: [{ name: 'Ana' }, { name: 'Luis', part: '40' }] }]);
  });
});

describe('a form that is not for everybody', () => {
  const form: FormDocument = {
    ...shared,
    access: { at: '/facts/isLegalPerson', equals: false },
    otherwise: 'Este formulario es para personas físicas.',
  };
  const said = (root: HTMLElement) => root.querySelector('.notice')?.textContent;

  test('is drawn for those whom it is for', async () => {
    const root = await open(form, {}, { facts: { isLegalPerson: false } });
    expect([said(root), root.querySelector('form') !== null]).toEqual([undefined, true]);
  });

  test.each([[{ isLegalPerson: true }], [{}]])(
    'is a sentence for others, knowing of them %j',
    async (facts) => {
      const root = await open(form, {}, { facts });
      expect([said(root), root.querySelector('form')]).toEqual([form.otherwise, null]);
    },
  );
});
