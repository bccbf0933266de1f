import { describe, expect, test } from 'vitest';
import { tellAddress } from '../../../src/server/people/tellAddress.ts';
import { spanishWords } from '../../../src/server/words/productSpeech.ts';

const place = {
  ...{ street_type: 'CL', street_1: 'Mayor', street_2: null, number: '12' },
  ...{ stairs: null, floor: '3', door: 'A', postal_code: '28004', city: 'Madrid' },
  ...{ state: null, key_state: 'ESP-M', country: 'ESP' },
};

describe('an address is told in one line', () => {
  test.each([
    [{}, 'Calle Mayor, 12, 3 A, 28004 Madrid (España)'],
    [{ stairs: '2', door: null }, 'Calle Mayor, 12, esc. 2, 3, 28004 Madrid (España)'],
    [
      { city: 'Alcobendas', street_2: 'Urbanización Sol' },
      'Calle Mayor, 12, 3 A, Urbanización Sol, 28004 Alcobendas, Madrid (España)',
    ],
    [
      { key_state: 'ESP-V', city: 'Valencia', postal_code: '46002' },
      'Calle Mayor, 12, 3 A, 46002 Valencia (España)',
    ],
    [
      {
        ...{ street_type: null, street_1: 'Rue de la République', floor: null, door: null },
        ...{ key_state: null, city: 'Lyon', postal_code: '69002', country: 'FRA' },
      },
      'Rue de la République, 12, 69002 Lyon (Francia)',
    ],
  ])('with all that it says: %j', (changed, told) => {
    expect(tellAddress({ ...place, ...changed }, spanishWords())).toBe(told);
  });
});
