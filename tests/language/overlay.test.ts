import { describe, expect, it } from 'vitest';
import type { FormDocument } from '#/language/documents/form.ts';
import { sha256 } from '#/language/values/hash.ts';
import { overlay } from '#/language/assembly/overlay.ts';
import { aForm } from '../support/documents.ts';

const base = aForm((form) => {
  form.fields.note!.locked = true;
});
const hash = sha256(JSON.stringify(base));
const lay = (patch: Record<string, unknown>, over = hash) =>
  overlay<FormDocument>(base, hash, { base: { id: 'sample', sha256: over }, patch }, 'form');

describe('an overlay', () => {
  it('changes what is free and leaves the base alone', () => {
    const before = JSON.stringify(base);
    const { document, faults } = lay({
      title: 'Otro título',
      fields: { amount: { hint: 'En euros' } },
      steps: { plan: { fields: { amount: 9 } } },
    });
    expect(faults).toEqual([]);
    expect(document.title).toBe('Otro título');
    expect(document.fields.amount).toEqual({ widget: 'decimal', hint: 'En euros' });
    expect(JSON.stringify(base)).toBe(before);
  });

  it('may add and take away fields beside a locked one', () => {
    const { document, faults } = lay({
      data: { properties: { extra: { type: 'boolean', title: 'Extra' }, agreed: null } },
      fields: { extra: { widget: 'checkbox' }, agreed: null },
      steps: { rest: { fields: { extra: 9 } }, plan: { fields: { agreed: null } } },
    });
    expect(faults).toEqual([]);
    expect(Object.keys(document.data.properties)).toContain('extra');
    expect(Object.keys(document.data.properties)).not.toContain('agreed');
  });

  it('says when the base has moved on, and what no longer fits', () => {
    const { faults } = lay(
      {
        title: 'x',
        fields: { gone: { hint: 'x' }, lost: null },
        rules: { old: { when: { equals: 1 } } },
      },
      sha256('older'),
    );
    expect(faults.map(({ pointer, severity }) => `${severity} ${pointer}`)).toEqual([
      'warning /base/sha256',
      'warning /patch/fields/gone',
      'warning /patch/fields/lost',
      'warning /patch/rules/old',
    ]);
  });

  it('still fits when the base has moved on, where it adds what is whole', () => {
    const { faults } = lay(
      {
        title: { text: 'Sus datos, {name}', values: { name: { from: '/me/user/given_name' } } },
        data: { properties: { extra: { type: 'boolean', title: 'Extra' } } },
        fields: { extra: { widget: 'checkbox' }, amount: { hint: 'En euros' } },
        steps: {
          plan: { fields: { extra: 9 }, when: { at: '/answers/agreed', equals: true } },
          more: { order: 9, title: 'Más', fields: {} },
        },
        rules: {
          own: { when: { at: '/answers/extra', equals: true }, require: { amount: true } },
        },
      },
      sha256('older'),
    );
    expect(faults.map(({ pointer }) => pointer)).toEqual(['/base/sha256']);
  });

  it('no longer fits where it changes an entry of a list that is gone', () => {
    const { faults } = lay(
      {
        data: { properties: { gone: { maxLength: 5 } } },
        steps: { gone: { order: 3 } },
        fields: { kind: { options: { weekly: { label: 'Cada semana' } } } },
      },
      sha256('older'),
    );
    expect(faults.map(({ pointer }) => pointer)).toEqual([
      '/base/sha256',
      '/patch/data/properties/gone',
      '/patch/steps/gone',
      '/patch/fields/kind/options/weekly',
    ]);
  });

  it('tells which locked field a change would reach', () => {
    const { faults } = lay({
      rules: { r: { when: { at: '/answers/kind', equals: 'once' }, show: { note: true } } },
    });
    expect(faults[0]!.message).toContain('«note» está bloqueado');
  });
});
