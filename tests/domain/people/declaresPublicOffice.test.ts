import { expect, test } from 'vitest';
import { declaresPublicOffice } from '#/domain/people/declaresPublicOffice.ts';

test.each([
  [{ HA_SIDO_DIRECTIVO: 'SI' }, true],
  [{ HA_SIDO_DIRECTIVO: 'NO' }, false],
  [{ TITULARES_REALES: [{ ES_PRP: 'NO' }, { ES_PRP: 'SI' }] }, true],
  [{ ADMINISTRADORES: [{ ES_PRP: 'SI' }] }, true],
  [{ PATRONOS: [{ ES_PRP: 'SI' }] }, true],
  [{ TITULARES_REALES: [{ ES_PRP: 'NO' }], PATRONOS: 'SI' }, false],
  [{}, false],
])('%j declares public office: %s', (answers, declared) => {
  expect(declaresPublicOffice(answers)).toBe(declared);
});
