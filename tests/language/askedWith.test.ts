import { describe, expect, test } from 'vitest';
import { assemble } from '#/language/assembly/assemble.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { askedWith, openedBy } from '#/language/validation/askedWith.ts';
import { base } from '../support/documents.ts';

const { documents } = assemble(base);
const formOf = (id: string) => documents.get(`form/${id}`)!.value as FormDocument;
const work = ['EMPRESA', 'CARGO', 'ACTIVIDAD', 'ACTIVIDAD_ANTERIOR'];
const activity = ['CNAE_SECCION', 'CNAE', 'EMPLEADOS', 'CIFRA_ANUAL_ANTERIOR'];

describe('a question is asked with what hangs on its answer', () => {
  test.each([
    // Shown because of it, and only because of it.
    ['kyc-natural', 'SITUACION_LABORAL', [...work, ...activity]],
    ['kyc-natural', 'EMPRESA', []],
    // What narrows, and what is narrowed.
    ['kyc-natural', 'CNAE_SECCION', ['CNAE']],
    ['kyc-natural', 'CNAE', ['CNAE_SECCION']],
    // One rule holds them together, and what another shows goes with them.
    ['kyc-legal', 'NORMATIVA_CRS', ['NORMATIVA_FATCA', 'INDIQUE_NUMERO_GIIN']],
    ['kyc-natural', 'PAISES_OBLIGACION_FISCAL', ['TIENE_NIF_EEUU', 'INDIQUE_NUMERO_TIN']],
    // That it is answered, whatever with, changes nothing.
    ['kyc-legal', 'ORIGEN_PATRIMONIO', ['ORIGEN_PATRIMONIO_OTROS']],
    ['kyc-legal', 'CIFRA_ANUAL_ANTERIOR', ['JUSTIFICANTE_ORIGEN']],
    ['kyc-minor', 'SITUACION_LABORAL', []],
  ])('of %s: %s', (id, name, others) => {
    expect([...askedWith(formOf(id), [name])].sort()).toEqual([name, ...others].sort());
  });

  test('and with what hangs on that in turn', () => {
    const asked = askedWith(formOf('kyc-legal'), ['FORMA_JURIDICA']);
    expect([...asked]).toEqual(
      expect.arrayContaining(['PERSONAS_FUNDACION_25_MAS', 'TITULARES_REALES', 'ADMINISTRADORES']),
    );
    expect([...asked]).not.toContain('ORIGEN_PATRIMONIO');
  });
});

test('an answer that is good no more is opened with what asks for it', () => {
  const opened = openedBy(formOf('kyc-legal'), ['PAISES_OBLIGACION_FISCAL']);
  expect([...opened].sort()).toEqual([
    'PAISES_OBLIGACION_FISCAL',
    'TIENE_SEGUNDO_PAIS_OBLIGACION_FISCAL',
  ]);
});
