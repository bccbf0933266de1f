import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Problem } from '#/contract/call.ts';
import type { Upload, UploadOptions } from '#/contract/upload.ts';
import { fileKinds } from '#/domain/documents/fileKinds.ts';
import { Form, type FormProps } from '#/engine/Form.tsx';
import type { Ports } from '#/engine/ports/ports.tsx';
import type { FormDocument, Property } from '#/language/documents/form.ts';
import { click, formOf, mount, validatorOf } from '../mount.tsx';

const upload = {
  call: 'uploadIntervenerDocuments',
  input: {
    path: { id: { from: '/me/uuid' } },
    body: { category: 'DOCUMENTATION', subcategory: 'LIBRO_DE_FAMILIA' },
  },
};
const formWith = (property: Partial<Property> = {}, field: object = {}): FormDocument =>
  formOf(
    { paper: { type: 'string', title: 'Libro de familia', maxLength: 36, ...property } },
    { fields: { paper: { widget: 'file', required: true, upload, ...field } } },
  );
const several = (maxItems = 3) => ({ type: 'array', items: { type: 'string' }, maxItems }) as const;

const pdf = (name = 'libro.pdf', size = 2048) => {
  const bytes = new Uint8Array(size);
  bytes.set(fileKinds.pdf.begins);
  return new File([bytes], name, { type: 'application/pdf' });
};

/** A server that stores when a test says so. */
function storing() {
  const sent: {
    name: string;
    input: { path: unknown; body: Record<string, unknown> };
    options: UploadOptions;
    store(uuid: string): Promise<void>;
    refuse(problem: Partial<Problem>): Promise<void>;
  }[] = [];
  const port = (_: string, input: (typeof sent)[number]['input'], options: UploadOptions) =>
    new Promise((resolve) => {
      const name = String((input.body['filename'] as string[])[0]);
      const problem = { status: 0, name: 'x', message: 'x', errors: [] };
      sent.push({
        ...{ name, input, options },
        store: (uuid) =>
          act(async () => resolve({ data: { data: { documents: [{ uuid, filename: name }] } } })),
        refuse: (more) => act(async () => resolve({ problem: { ...problem, ...more } })),
      });
    });
  return { sent, upload: port as unknown as Upload };
}

async function open(
  document: FormDocument,
  given: Partial<Ports> = {},
  props: Partial<FormProps> = {},
) {
  const sentAnswers: unknown[] = [];
  const onSubmit: FormProps['onSubmit'] = (answers) =>
    Promise.resolve(void sentAnswers.push(answers));
  await mount(
    <Form
      document={document}
      validator={validatorOf(document)}
      onSubmit={onSubmit}
      scope={{ me: { uuid: 'i-1' } }}
      {...props}
    />,
    given,
  );
  await act(() => import('#/engine/widgets/file/FileField.tsx'));
  return sentAnswers;
}

async function choose(...files: File[]) {
  const input = document.getElementById('/answers/paper') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
    // The first bytes are read before anything is said.
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}
const submit = () => click(document.querySelector('button[type=submit]'));
const lines = () => [...document.querySelectorAll('.upload-line')].map((line) => line.textContent);
const said = () => document.querySelector('.upload > [role=status]')?.textContent;
const button = (label: string) => document.querySelector(`[aria-label="${label}"]`);
const error = () => document.getElementById('/answers/paper__error')?.textContent;

describe('a file', () => {
  test('is asked for with its limits first, by a button that is always there', async () => {
    await open(formWith({}, { camera: 'back' }));
    expect(document.querySelector('.upload')!.firstElementChild!.textContent).toBe(
      'PDF, JPG o PNG, hasta 10 MB.',
    );
    const input = document.getElementById('/answers/paper') as HTMLInputElement;
    expect(input.accept.split(',')).toContain('.jpeg');
    expect(input.getAttribute('aria-describedby')).toContain('/answers/paper__limits');
    expect(document.querySelector('input[capture]')?.getAttribute('capture')).toBe('environment');
    expect(document.querySelector('label.button')?.textContent).toBe('Elegir archivo');
  });

  test('is sent at once with what the document says it is, and its uuid is the answer', async () => {
    const { sent, upload: port } = storing();
    const answers = await open(formWith(), { upload: port });
    await choose(pdf());
    expect(sent[0]!.input).toMatchObject({
      path: { id: 'i-1' },
      body: {
        category: 'DOCUMENTATION',
        subcategory: 'LIBRO_DE_FAMILIA',
        filename: ['libro.pdf'],
      },
    });
    await act(async () => sent[0]!.options.onProgress?.({ sent: 1, total: 4 }));
    expect(lines()[0]).toContain('Enviando… 25 %');
    expect(document.querySelector('progress')?.value).toBe(0.25);
    await sent[0]!.store('d-1');
    expect(lines()).toEqual(['libro.pdf 2\u00a0kBEnviadoQuitar']);
    expect(said()).toBe('libro.pdf: Enviado');
    await submit();
    expect(answers).toEqual([{ paper: 'd-1' }]);
  });

  test('keeps the form waiting while it is on its way', async () => {
    const { sent, upload: port } = storing();
    const answers = await open(formWith(), { upload: port });
    await choose(pdf());
    await submit();
    expect(error()).toContain('Espere a que termine el envío de los archivos.');
    await sent[0]!.store('d-1');
    expect(error()).toBeUndefined();
    await submit();
    expect(answers).toEqual([{ paper: 'd-1' }]);
  });

  test.each([
    ['carta.docx', new File(['x'], 'carta.docx'), 'del tipo que pedimos: debe ser PDF, JPG o PNG'],
    ['falso.pdf', new File(['<html>'], 'falso.pdf'), 'dañado o no es lo que dice su nombre'],
    ['nada.pdf', new File([], 'nada.pdf'), 'El archivo nada.pdf está vacío.'],
    ['grande.pdf', pdf('grande.pdf', 1024 ** 2 + 1), 'ocupa más de 1\u00a0MB.'],
  ])('%s is refused before it is sent', async (name, file, why) => {
    const { sent, upload: port } = storing();
    await open(formWith({}, { megabytes: 1 }), { upload: port });
    await choose(file);
    expect(sent).toEqual([]);
    expect(lines()[0]).toContain(why);
    expect(said()).toContain(name);
    await submit();
    expect(error()).toContain('Campo requerido.');
  });

  test('that could not be sent is sent again, or taken away', async () => {
    const { sent, upload: port } = storing();
    const answers = await open(formWith(), { upload: port });
    await choose(pdf());
    await sent[0]!.refuse({ status: 0 });
    expect(lines()[0]).toContain('No hemos podido enviarlo.');
    await submit();
    expect(error()).toContain('Reintente el envío o quítelo.');
    await click(button('Reintentar: libro.pdf'));
    await sent[1]!.refuse({ status: 422, errors: [{ message: 'El PDF lleva contraseña.' }] });
    expect(lines()[0]).toContain('El PDF lleva contraseña.');
    await click(button('Reintentar: libro.pdf'));
    await sent[2]!.store('d-1');
    await submit();
    expect(answers).toEqual([{ paper: 'd-1' }]);
  });

  test('is cancelled on its way, and the focus returns to the button', async () => {
    const { sent, upload: port } = storing();
    await open(formWith(), { upload: port });
    await choose(pdf());
    await click(button('Cancelar: libro.pdf'));
    expect(sent[0]!.options.signal?.aborted).toBe(true);
    expect(lines()).toEqual([]);
    expect(said()).toBe('Archivo quitado');
    expect(document.activeElement?.id).toBe('/answers/paper');
    await sent[0]!.store('d-1');
    await submit();
    expect(error()).toContain('Campo requerido.');
  });

  test('gives way to another that is chosen after it, once that one is good', async () => {
    const { sent, upload: port } = storing();
    const answers = await open(formWith(), { upload: port });
    await choose(pdf('uno.pdf'));
    await sent[0]!.store('d-1');
    await choose(new File(['x'], 'dos.txt'));
    expect(lines()).toHaveLength(2);
    await choose(pdf('tres.pdf'));
    expect(lines()).toHaveLength(1);
    await sent[1]!.store('d-3');
    await submit();
    expect(answers).toEqual([{ paper: 'd-3' }]);
  });

  test('of an earlier visit shows its name again, where somebody knows it', async () => {
    const stored = { call: 'listIntervenerDocuments', input: { path: { id: 'i-1' } } };
    const document = formWith({}, { stored });
    const documents = [{ uuid: 'd-1', filename: 'ayer.pdf' }];
    const call = (() => Promise.resolve({ data: { data: { documents } } })) as unknown;
    const answers = await open(
      document,
      { call: call as Ports['call'] },
      { initial: { paper: 'd-1' } },
    );
    expect(lines()[0]).toContain('ayer.pdf');
    await submit();
    expect(answers).toEqual([{ paper: 'd-1' }]);
  });
});

describe('several files', () => {
  test('are sent two at a time and answered as a list', async () => {
    const { sent, upload: port } = storing();
    const answers = await open(formWith(several()), { upload: port });
    await choose(pdf('uno.pdf'), pdf('dos.pdf'), pdf('tres.pdf'));
    expect(sent.map(({ name }) => name)).toEqual(['uno.pdf', 'dos.pdf']);
    expect(lines()[2]).toContain('En espera');
    await sent[0]!.store('d-1');
    expect(sent[2]!.name).toBe('tres.pdf');
    await sent[2]!.store('d-3');
    await sent[1]!.store('d-2');
    await click(button('Quitar: uno.pdf'));
    await submit();
    expect(answers).toEqual([{ paper: ['d-2', 'd-3'] }]);
  });

  test('are no more than the document allows: the last ones are refused by name', async () => {
    const { sent, upload: port } = storing();
    await open(formWith(several(2)), { upload: port });
    expect(document.querySelector('.field-hint')?.textContent).toBe(
      'PDF, JPG o PNG, hasta 10 MB cada archivo. Puede enviar hasta 2 archivos.',
    );
    await choose(pdf('uno.pdf'), new File([], 'nada.pdf'), pdf('dos.pdf'), pdf('tres.pdf'));
    expect(sent.map(({ name }) => name)).toEqual(['uno.pdf', 'dos.pdf']);
    expect(lines()[1]).toContain('está vacío.');
    expect(lines()[3]).toContain('tres.pdf 2\u00a0kBNo lo hemos enviado: sólo puede enviar 2');
  });
});

describe('a form of several pages', () => {
  const document: FormDocument = {
    ...formWith(),
    review: true,
    steps: {
      one: { order: 1, title: 'Papeles', fields: { paper: 1 } },
      two: { order: 2, title: 'Nota', fields: { note: 1 } },
    },
  };
  document.data.properties['note'] = { type: 'string', title: 'Nota', maxLength: 20 };
  document.fields['note'] = { widget: 'text' };

  test('goes on sending on its other pages, and the review names the file', async () => {
    const { sent, upload: port } = storing();
    const answers = await open(document, { upload: port });
    await choose(pdf());
    await sent[0]!.store('d-1');
    await submit();
    expect(window.document.querySelector('.upload')).toBeNull();
    await submit();
    expect(window.document.querySelector('.review dd')?.textContent).toBe('libro.pdf');
    await submit();
    expect(answers).toEqual([{ paper: 'd-1' }]);
  });
});
