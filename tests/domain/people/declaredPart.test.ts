import { expect, test } from 'vitest';
import { declaredPart } from '#/domain/people/declaredPart.ts';

const party = (uuid: string, role: string, percentage: string | null = null) => ({
  ...{ uuid, role, percentage },
});
const brothers = [party('one', 'TITULAR'), party('other', 'TITULAR')];
const recorded = [party('one', 'TITULAR', '70.00'), party('other', 'TITULAR', '30.00')];
const split = [party('usuf', 'USUFRUCTUARIO', '100.00'), party('bare', 'NUDO_PROPIETARIO')];
const minor = [party('guardian', 'TUTOR'), party('child', 'TITULAR')];

test.each([
  ['one of two holders half of it', brothers, 'one', '50.00'],
  ['one whose part is on record that part', recorded, 'other', '30.00'],
  ['a usufructuary none', split, 'usuf', '0.00'],
  ['the bare owner all of it', split, 'bare', '100.00'],
  ['who acts for one owner all of it, as that owner', minor, 'guardian', '100.00'],
  ['who acts for a company all of it', [party('director', 'ADMINISTRADOR')], 'director', '100.00'],
  ['who acts for several what nobody can say', [...brothers, ...minor], 'guardian', null],
  [
    'an owner of no part on record what nobody can say',
    [...recorded, party('third', 'TITULAR')],
    'third',
    null,
  ],
])('of a gain declares %s', (_, parties, who, part) => {
  expect(declaredPart(parties, who)).toBe(part);
});
