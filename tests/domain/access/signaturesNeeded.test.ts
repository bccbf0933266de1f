import { describe, expect, test } from 'vitest';
import { arrangementLetters, toArrangement } from '../../../src/domain/access/arrangement.ts';
import {
  isSignedByEnough,
  signaturesNeeded,
  type SigningRequest,
} from '../../../src/domain/access/signaturesNeeded.ts';
import { fc } from '../../support/fc.ts';

const holders = [
  { uuid: 'ana', role: 'TITULAR' },
  { uuid: 'luis', role: 'TITULAR' },
  { uuid: 'eva', role: 'ADMINISTRADOR' },
];
const everybody = ['ana', 'luis', 'eva'];

const needed = (change: Partial<SigningRequest>) =>
  signaturesNeeded({
    arrangement: 'INDISTINTA',
    holders,
    orderedBy: 'ana',
    isDisposal: false,
    ...change,
  });

describe('an arrangement', () => {
  test.each([
    ['I', 'INDISTINTA'],
    ['C', 'CONJUNTA'],
    ['M', 'MANCOMUNADA'],
    ['O', 'MANCOMUNADA_CONDICIONADA'],
    ['S', 'SOLIDARIA'],
  ] as const)('has the letter %s and the word %s, both read', (letter, word) => {
    expect(toArrangement(letter)).toBe(word);
    expect(toArrangement(word)).toBe(word);
    expect(arrangementLetters[word]).toBe(letter);
  });

  test.each(['', 'X', 'i', 'constructor'])('is not read from "%s"', (code) => {
    expect(toArrangement(code)).toBeUndefined();
  });
});

describe('the signatures of an order', () => {
  test.each<[string, Partial<SigningRequest>, string[], number]>([
    ['INDISTINTA: the orderer', {}, ['ana'], 1],
    ['SOLIDARIA: the orderer', { arrangement: 'SOLIDARIA' }, ['ana'], 1],
    ['CONJUNTA: all', { arrangement: 'CONJUNTA' }, everybody, 3],
    ['MANCOMUNADA: all', { arrangement: 'MANCOMUNADA' }, everybody, 3],
    ['not known: all', { arrangement: undefined }, everybody, 3],
    [
      'CONJUNTA ordered by somebody else: that person too',
      { arrangement: 'CONJUNTA', orderedBy: 'autorizado' },
      ['autorizado', ...everybody],
      4,
    ],
  ])('are, %s', (_, change, mandatory, count) => {
    expect(needed(change)).toMatchObject({ mandatory, count });
  });

  test.each<[string, Partial<SigningRequest>, string[], number]>([
    ['two of them', { conditions: { min_signers: 2 } }, ['ana'], 2],
    ['a role', { conditions: { mandatory_roles: ['ADMINISTRADOR'] } }, ['ana', 'eva'], 2],
    [
      'two and a role',
      { conditions: { min_signers: 3, mandatory_roles: ['ADMINISTRADOR'] } },
      ['ana', 'eva'],
      3,
    ],
    [
      'less than the threshold',
      { conditions: { min_signers: 2, threshold: 100_000n }, amount: 99_999n },
      ['ana'],
      1,
    ],
    [
      'the threshold itself',
      { conditions: { min_signers: 2, threshold: 100_000n }, amount: 100_000n },
      ['ana'],
      2,
    ],
    ['an unknown amount', { conditions: { min_signers: 2, threshold: 100_000n } }, ['ana'], 2],
    ['more signers than there are', { conditions: { min_signers: 9 } }, ['ana'], 3],
    ['nothing in writing', {}, everybody, 3],
    ['no signers at all', { conditions: { min_signers: 0 } }, everybody, 3],
    ['signers that are no number', { conditions: { min_signers: Number.NaN } }, everybody, 3],
    ['a role nobody has', { conditions: { mandatory_roles: ['TUTOR'] } }, everybody, 3],
  ])('under written conditions are, with %s', (_, change, mandatory, count) => {
    const arrangement = 'MANCOMUNADA_CONDICIONADA';
    expect(needed({ arrangement, ...change })).toMatchObject({ mandatory, count });
  });

  test.each([
    ['disposes', true, ['usuf', 'nudo']],
    ['adds', false, ['usuf']],
  ])('of split ownership: what %s needs %s', (_, isDisposal, mandatory) => {
    const split = [
      { uuid: 'usuf', role: 'USUFRUCTUARIO' },
      { uuid: 'nudo', role: 'NUDO_PROPIETARIO' },
    ];
    const request = { holders: split, orderedBy: 'usuf', isDisposal };
    expect(needed(request)).toEqual({
      mandatory,
      from: ['usuf', 'nudo'],
      count: mandatory.length,
    });
  });

  test.each<[string[], boolean]>([
    [['ana', 'eva'], true],
    [['ana', 'luis'], false],
    [['eva', 'luis'], false],
    [[], false],
    [['ana', 'eva', 'luis'], true],
    [['ana', 'ana', 'stranger'], false],
  ])('are enough when the mandatory ones and the number are there: %o → %s', (signed, isEnough) => {
    const conditions = { min_signers: 2, mandatory_roles: ['ADMINISTRADOR'] };
    const request = needed({ arrangement: 'MANCOMUNADA_CONDICIONADA', conditions });
    expect(isSignedByEnough(request, signed)).toBe(isEnough);
  });

  test('can always be given, and always by everybody together', () => {
    const arrangement = fc.constantFrom(
      undefined,
      ...(Object.keys(arrangementLetters) as (keyof typeof arrangementLetters)[]),
    );
    const role = fc.constantFrom('TITULAR', 'NUDO_PROPIETARIO', 'USUFRUCTUARIO', 'ADMINISTRADOR');
    const people = fc.uniqueArray(fc.record({ uuid: fc.uuid(), role }), {
      selector: ({ uuid }) => uuid,
    });
    const request = fc.record({
      arrangement,
      holders: people,
      orderedBy: fc.uuid(),
      isDisposal: fc.boolean(),
      amount: fc.option(fc.bigInt(), { nil: undefined }),
      conditions: fc.option(
        fc.record({
          min_signers: fc.option(fc.double(), { nil: undefined }),
          mandatory_roles: fc.array(role),
          threshold: fc.option(fc.bigInt(), { nil: undefined }),
        }),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(request, (asked) => {
        const signatures = signaturesNeeded(asked);
        expect(signatures.mandatory).toContain(asked.orderedBy);
        expect(signatures.count).toBeLessThanOrEqual(signatures.from.length);
        expect(isSignedByEnough(signatures, signatures.from)).toBe(true);
        expect(isSignedByEnough(signatures, [])).toBe(false);
      }),
    );
  });
});
