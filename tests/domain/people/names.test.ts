import { describe, expect, test } from 'vitest';
import { fullName, initials, shortName, signerName } from '../../../src/domain/people/names.ts';

describe('a name', () => {
  test.each([
    [['Ana', 'Robles', 'Díaz'], 'Ana Robles Díaz', 'AR'],
    [['Amélie', 'Dupont', null], 'Amélie Dupont', 'AD'],
    [[' ana ', ' robles', '  '], 'ana robles', 'AR'],
    [['Talleres Ibérica SL', null, null], 'Talleres Ibérica SL', 'T'],
    [['Íñigo', 'Œuvrard', 'Çelik'], 'Íñigo Œuvrard Çelik', 'ÍŒ'],
    [['i\u0301n\u0303igo', 'de la Peña', undefined], 'i\u0301n\u0303igo de la Peña', 'ÍD'],
    [[null, undefined, ''], '', ''],
  ])('in the header joins what there is: %o', ([name, lastname_1, lastname_2], full, letters) => {
    const person = { name, lastname_1, lastname_2 };
    expect(fullName(person)).toBe(full);
    expect(initials(person)).toBe(letters);
  });

  test.each([
    [{ given_name: 'Ana', family_name_1: 'Robles' }, 'Ana Robles'],
    [{ given_name: 'Ana', family_name_1: null }, 'Ana'],
    [{}, ''],
  ])("elsewhere is the user's: %o", (user, short) => {
    expect(shortName(user)).toBe(short);
  });

  test.each([
    ['F', ['Ana', 'Robles', 'Díaz'], 'Ana R. D.'],
    ['F', ['Ana', 'de la Cruz', null], 'Ana C.'],
    ['F', ['Ana', 'robles', ' '], 'Ana r.'],
    ['J', ['Talleres Ibérica, S.L.', null, null], 'Talleres Ibérica, S.L.'],
    ['J', ['Naviera Cabo', 'S.A.', null], 'Naviera Cabo S.A.'],
  ])('of who signed says no more than tells them apart: %s %o', (type, parts, told) => {
    const [name, lastname_1, lastname_2] = parts;
    expect(signerName({ type, name, lastname_1, lastname_2 })).toBe(told);
  });
});
