import { describe, expect, it } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { readBefore } from '#/domain/operations/kinds/readBefore.ts';
import { operationTypes } from '#/domain/operations/index.ts';
import { check } from '#/language/check.ts';
import type { LocksDocument } from '#/language/documents/locksDocument.ts';
import type { DocumentFile } from '#/language/assembly/source.ts';
import { attacks, ground, withoutLocks } from '../support/attacks/locks.ts';
import { base, file } from '../support/documents.ts';
import { swept } from '../support/sweep.ts';

const lineOf = (at: { file: string; pointer: string }) => `${at.file}:${at.pointer}`;
const errorsWith = (files: readonly DocumentFile[]) => {
  const paths = new Set(files.map((one) => one.file));
  const under = ground.filter((one) => !paths.has(one.file) || one.file.startsWith('tenants/'));
  return check([...under, ...files], openapi).filter(({ severity }) => severity === 'error');
};
const before = new Set(errorsWith([]).map(lineOf));
const newErrors = (files: readonly DocumentFile[]) =>
  errorsWith(files).filter((problem) => !before.has(lineOf(problem)));
const table = JSON.parse(
  base.find((one) => one.file === 'schemas/locks.json')!.text,
) as LocksDocument;

describe('a way around a lock', () => {
  it('has been looked for a hundred times', () => {
    expect(attacks.length + withoutLocks.length).toBeGreaterThanOrEqual(100);
  });

  it.each(swept(attacks, 15).map((attack) => [attack.what, attack.files] as const))(
    '%s is refused where it is written',
    (_what, files) => {
      const written = new Set(files.map((one) => one.file));
      const refused = newErrors(files).filter((problem) => written.has(problem.file));
      expect(refused).not.toEqual([]);
    },
  );
});

describe('the form of a regulated call', () => {
  it('passes with the locks of the table', () => {
    const own = [...before].filter((line) => /(consents|order)(Page)?\.json/.test(line));
    // This order asks for the result of the test, where a real one loads it: what is not sent decides nothing.
    const asked = ['tick', 'phrase'].map(
      (rule) => `schemas/forms/order.json:/rules/${rule}/when/at`,
    );
    expect(own).toEqual(asked);
  });

  it.each(swept(withoutLocks, 12))('is refused without them: %s', (_what, files, at) => {
    expect(newErrors(files).map(lineOf)).toContain(at);
  });

  it('is refused where there is no table', () => {
    const files = ground.filter((one) => one.file !== 'schemas/locks.json');
    expect(check(files, openapi).map(lineOf)).toContain('schemas/forms/order.json:/submit/call');
  });
});

describe('the table of locks', () => {
  it('gives a reason for every locked node, and names none that is open', () => {
    const changed = structuredClone(table);
    delete changed.locks.yesNo;
    changed.locks.countries!.nodes!['codes/genders'] = [''];
    changed.locks.operate!.texts!.push('operate_nothing');
    Reflect.deleteProperty(changed.calls, 'saveKyc');
    changed.calls.updateAccount = changed.calls.updateGdpr!;
    const messages = newErrors([file('schemas/locks.json', changed)])
      .filter((problem) => problem.file === 'schemas/locks.json')
      .map(({ message }) => message);
    for (const part of [
      '«codes/yes-no»',
      'no dice',
      '«operate_nothing»',
      '«saveKyc»',
      '«updateAccount»',
    ])
      expect(
        messages.some((message) => message.includes(part)),
        part,
      ).toBe(true);
  });

  it('asks to have read what the type of order asks to read', () => {
    const types = Object.entries(operationTypes);
    const typesWith = (papers: string[]) =>
      types
        .filter(([, type]) =>
          type.kinds.some((kind) => readBefore(type, kind).some((one) => papers.includes(one))),
        )
        .map(([name]) => name)
        .sort();
    const asked = (member: string) =>
      [...table.calls.createOperation!.members![member]!.when!.operation_type!].sort();
    expect(asked('has_read_dfi')).toEqual(typesWith(['DFI', 'ANEXO_AL_DFI', 'DFP']));
    expect(asked('has_read_eepp')).toEqual(typesWith(['EEPP']));
    expect(asked('has_read_report')).toEqual(typesWith(['INFORME_SEMESTRAL']));
  });
});

describe('a translation of a locked text', () => {
  const product = (language: string) =>
    JSON.parse(ground.find((one) => one.file === `schemas/texts/${language}.json`)!.text) as Record<
      string,
      string
    >;
  const says = (language: string, texts: Record<string, string>) =>
    newErrors([file(`tenants/sly/texts/${language}.json`, texts)]).map(({ pointer }) => pointer);

  it('is the one of the product, which a tenant may repeat', () => {
    const { Sí, No } = product('en');
    expect(Sí).toBe('Yes');
    expect(says('en', { Sí: Sí!, No: No! })).toEqual([]);
  });

  it.each([
    ['en', 'Of course'],
    ['en', 'No'],
    ['ca', 'Segur'],
    ['gl', 'Non'],
    ['gl', 'Si'],
    ['gl', 'No'],
    ['de', 'Nein'],
  ])('is no tenant’s own in %s: «%s»', (language, said) => {
    expect(says(language, { Sí: said })).toEqual(['/Sí']);
  });

  it('takes the place of nothing that the product says itself', () => {
    const wrong = { ...product('en'), Sí: 'No', 'Sí, quiero anular esta operación': 'Yes' };
    expect(newErrors([file('schemas/texts/en.json', wrong)]).map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/Sí']),
    );
  });
});

describe('a button in another language', () => {
  it.each([
    ['en', 'Cancelar', 'Confirm'],
    ['en', 'Confirmar', 'Cancel'],
    ['en', 'Suspender', 'Resume'],
    ['es', 'Reanudar', 'Suspender'],
    ['es', 'Guardar los cambios', 'Descartar los cambios'],
    ['gl', 'Suspender', 'Retomar'],
    ['eu', 'Guardar los cambios', 'Aldaketak ezabatu'],
    ['fr', 'Confirmar', 'Annuler'],
  ])('does not say the opposite, %s: %s → %s', (language, key, said) => {
    const errors = newErrors([file(`tenants/sly/texts/${language}.json`, { [key]: said })]);
    expect(errors.map(({ pointer }) => pointer)).toContain(`/${key}`);
  });
});
