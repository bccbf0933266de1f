import { expect, it } from 'vitest';
import { assemble } from '#/language/assembly/assemble.ts';
import { heldIn } from '#/language/check/heldPlaces.ts';
import { LOCKS, type LocksDocument } from '#/language/documents/locksDocument.ts';
import { base } from '../support/documents.ts';

const { documents } = assemble(base);
const { held = {} } = documents.get(LOCKS)!.value as LocksDocument;

it('the table of locks holds what every form and part is about, and nothing else', () => {
  const all = [...documents.values()].flatMap((document) => {
    const places = heldIn(document);
    const isHeld = ['form', 'part'].includes(document.kind) && Object.keys(places).length > 0;
    return isHeld ? [[`${document.kind}/${document.id}`, places] as const] : [];
  });
  expect(held).toEqual(Object.fromEntries(all));
});

it('words alone do not change where a form leads', () => {
  const value = { next: { label: 'Seguir', to: '/x' } };
  const other = { next: { label: 'Continuar', to: '/x' } };
  expect(heldIn({ value })).toEqual(heldIn({ value: other }));
  expect(heldIn({ value })).not.toEqual(heldIn({ value: { next: { to: '/y' } } }));
});
