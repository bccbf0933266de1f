import { act } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answered } from '#/studio/preview/frame.ts';
import { PreviewedForm } from '#/studio/preview/PreviewedForm.tsx';
import { firstLook, toShown } from '#/studio/preview/shown.ts';
import { click, mount } from '../engine/mount.tsx';
import { freeWorlds } from '../support/editedForms.ts';

const documents = freeWorlds[0] as Documents;
const tenant = { id: 'x', name: 'almadraba', display_name: 'Almadraba' };

const heading = () => document.querySelector('h2[tabindex]')?.textContent;
/** Which page is open: several have the same heading. */
const place = () => `${document.querySelector('.step-count')?.textContent} ${heading()}`;
const labels = () => [...document.querySelectorAll('.field')].map((one) => one.textContent ?? '');
const next = () => click(document.querySelector('button[type=submit]'));
const settled = () => act(() => new Promise((done) => setTimeout(done, 50)));

async function open(form: string, { example = '', selected = '', isPaged = true } = {}) {
  const path = `form/${form}`;
  const shown = toShown(documents, path, { ...firstLook, paged: isPaged, example }, tenant);
  let last: Answered | undefined;
  await mount(
    <PreviewedForm
      shown={shown}
      selected={selected || undefined}
      onAnswered={(answered) => (last = answered)}
    />,
  );
  await settled();
  return { told: () => last! };
}

const answeredExample = (form: string) =>
  Object.entries((valueOf(documents, `form/${form}`) as unknown as FormDocument).examples!).find(
    ([, { issues }]) => issues.length === 0,
  )![0];

const stepsOf = (form: string) =>
  (valueOf(documents, `form/${form}`) as unknown as FormDocument).steps;

beforeAll(() => {
  window.scrollTo = () => undefined;
});

describe('a form that is walked page by page in the preview', () => {
  test.each(['kyc-natural', 'crs', 'fatca', 'convenience-test', 'order-subscription'])(
    'goes on to the next page of %s once its page is answered',
    async (form) => {
      await open(form, { example: `form/${answeredExample(form)}` });
      const first = place();
      await next();
      await settled();
      expect(place()).not.toBe(first);
      await click(document.querySelector('.back-link'));
      expect(place()).toBe(first);
    },
  );

  test('stays where something is missing, and says so', async () => {
    await open('kyc-natural');
    const first = place();
    await next();
    await settled();
    expect(place()).toBe(first);
    expect(document.querySelector('.field [aria-invalid=true]')).not.toBeNull();
  });

  test('shows the page of the question that is being edited, whatever is answered', async () => {
    await open('kyc-natural', { selected: '/answers/NIVEL_FORMACION' });
    expect(heading()).toBe(stepsOf('kyc-natural').means!.title);
  });
});

describe('a form that nobody has answered', () => {
  test('asks a new investor all that it asks', async () => {
    const { told } = await open('kyc-natural', { isPaged: false });
    expect(told().answers.SITUACION_LABORAL).toBeUndefined();
    expect(labels().join()).toContain('¿Cuál es su situación laboral?');
    expect(labels().join()).not.toContain('¿En qué empresa trabaja?');
  });

  test('asks a company for its activity', async () => {
    await open('kyc-legal', { isPaged: false });
    const { fields } = stepsOf('kyc-legal').activity!;
    expect(Object.keys(fields).length).toBeGreaterThan(1);
    const { data } = valueOf(documents, 'form/kyc-legal') as unknown as FormDocument;
    const asked = Object.keys(fields).filter((name) =>
      labels().join().includes(data.properties[name]!.title),
    );
    expect(asked.length).toBeGreaterThan(1);
  });
});
