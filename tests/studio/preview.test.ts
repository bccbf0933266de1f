import { describe, expect, test } from 'vitest';
import type { FormDocument } from '#/language/documents/form.ts';
import { mayFill } from '#/language/expressions/mayFill.ts';
import { keepExample, removeExample, updateExample } from '#/language/edits/keepExample.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { personKinds, scopeFor } from '#/studio/preview/persons.ts';
import { secretIn, sharedAddress } from '#/studio/preview/sharedAddress.ts';
import { firstLook, keptOf, personFor, toShown } from '#/studio/preview/shown.ts';
import { freeWorlds } from '../support/editedForms.ts';

const documents = freeWorlds[0] as Documents;
const tenant = { id: 'x', name: 'almadraba', display_name: 'Almadraba' };
const kind = (id: string) => personKinds.find((one) => one.id === id)!;
const factsOf = (id: string) => scopeFor(kind(id), {}).facts;

describe('whom a preview is for', () => {
  test('has the facts that the domain computes of them', () => {
    expect(factsOf('titular')).toMatchObject({
      ...{ canOperate: true, isMinor: false, isLegalPerson: false },
      ...{ testState: 'valid', kycState: 'valid' },
    });
    expect(factsOf('menor')).toMatchObject({ isMinor: true, canOperate: false });
    expect(factsOf('tutor')).toMatchObject({ isGuardian: true, isMinor: false });
    expect(factsOf('apoderado')).toMatchObject({ isLegalPerson: true, isMinor: false });
    expect(factsOf('sinTest')).toMatchObject({ testState: 'missing', kycState: 'valid' });
    expect(factsOf('sinKyc')).toMatchObject({ kycState: 'missing' });
    expect(factsOf('caducado')).toMatchObject({ canOperate: false, isMinor: false });
    expect(factsOf('nuevo')).toMatchObject({ hasAccounts: false });
    expect(factsOf('visita')).toBeUndefined();
  });

  test('is somebody who sees it, unless somebody else is chosen', () => {
    const forms = Object.keys(documents).filter((key) => key.startsWith('form/'));
    const seen = forms.filter((key) => {
      const person = personFor(documents, key, '');
      const flow = { flow: { ALLOW_GDPR: true } };
      return mayFill(valueOf(documents, key) as Partial<FormDocument>, scopeFor(person, flow));
    });
    expect(forms.filter((key) => !seen.includes(key))).toEqual([]);
    expect(personFor(documents, forms[0]!, 'menor').id).toBe('menor');
  });
});

describe('an example', () => {
  const example = { form: 'contact', title: 'Año nuevo, ¡ya!', answers: { a: 1 }, scope: {} };
  const kept = keepExample(documents, { ...example, issues: [], request: { body: {} } });

  test('is kept under a name made of its title, and a second one under another', () => {
    expect(kept.id).toBe('ano-nuevo-ya');
    const twice = keepExample(kept.documents, { ...example, issues: [] });
    expect(twice.id).not.toBe(kept.id);
    expect(keptOf(twice.documents, 'form/contact')).toHaveLength(2);
    expect(keepExample(documents, { ...example, title: '¿?', issues: [] }).id).toBe('ejemplo');
  });

  test('is shown with its answers, says what it gives now, and is taken away whole', () => {
    const look = { ...firstLook, example: `kept/${kept.id}` };
    expect(toShown(kept.documents, 'form/contact', look, tenant).answers).toEqual({ a: 1 });
    const issues = [{ path: '/answers/a', code: 'required' }];
    const [one] = keptOf(kept.documents, 'form/contact');
    const [now] = keptOf(updateExample(kept.documents, one!, { issues }), 'form/contact');
    expect(now).toMatchObject({ issues, title: example.title });
    expect(now).not.toHaveProperty('request');
    expect(removeExample(kept.documents, kept.id)).toEqual(documents);
  });
});

test('what is told to the frame is the document with what it is drawn by, and no other', () => {
  const shown = toShown(documents, 'form/contact', firstLook, tenant);
  expect(Object.keys(shown.documents).filter((key) => /^(form|screen)\//.test(key))).toEqual([
    'form/contact',
  ]);
});

test('the secret of a link stands where no server is sent it', () => {
  const address = new URL(sharedAddress('https://x.example', 'almadraba', 'vp_secret'));
  expect(address.href.split('#')[0]).not.toContain('vp_secret');
  expect(secretIn(address)).toBe('vp_secret');
});
