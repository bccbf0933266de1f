import { expect, test } from 'vitest';
import { missingOfWard, wardLacks, type WardFile } from '#/domain/documents/missingOfWard.ts';
import { fc } from '../../support/fc.ts';

const today = '2026-11-20';
const whole: WardFile = {
  ...{ birthdate: '2018-03-08', email: 'nora@example.test', mobile_phone: '600000001' },
  ...{ nationality: 'ESP', birth_country: 'ESP', document_number: null, hasAddress: true },
  ...{ is_document_permanent: false, document_expiration_date: null },
  ...{ isIdentitySent: false, isGuardianshipSent: true },
};

test('nothing is missing of a child whose data is whole, with no identity document', () => {
  expect(missingOfWard(whole, today)).toEqual([]);
});

test.each<[string, Partial<WardFile>, string[]]>([
  ['no mobile', { mobile_phone: ' ' }, ['CONTACT']],
  ['no country of birth', { birth_country: null }, ['PERSONAL']],
  ['no address', { hasAddress: false }, ['ADDRESS']],
  ['fourteen today, and no document', { birthdate: '2012-11-20' }, ['IDENTITY']],
  ['thirteen until tomorrow', { birthdate: '2012-11-21' }, []],
  [
    'a document that expires today',
    { document_number: '22222222J', document_expiration_date: today },
    ['IDENTITY'],
  ],
  ['a permanent one', { document_number: '22222222J', is_document_permanent: true }, []],
  ['one that was sent', { birthdate: '2010-01-01', isIdentitySent: true }, []],
  ['no proof of the guardian', { isGuardianshipSent: false }, ['GUARDIANSHIP']],
])('of %s', (_, file, missing) => {
  expect(missingOfWard({ ...whole, ...file }, today)).toEqual(missing);
});

test('what is given is never missed again, in whatever order it comes', () => {
  const given: Partial<WardFile>[] = [
    { email: whole.email, mobile_phone: whole.mobile_phone },
    { nationality: 'ESP', birth_country: 'ESP' },
    { hasAddress: true },
    { isIdentitySent: true },
    { isGuardianshipSent: true },
  ];
  const none: WardFile = {
    ...{ ...whole, birthdate: '2010-01-01', email: null, mobile_phone: null, nationality: null },
    ...{ birth_country: null, hasAddress: false, isGuardianshipSent: false },
  };
  fc.assert(
    fc.property(fc.subarray([0, 1, 2, 3, 4]), (places) => {
      const file = Object.assign({}, none, ...places.map((place) => given[place])) as WardFile;
      const left = wardLacks.filter((_, place) => !places.includes(place));
      expect(missingOfWard(file, today)).toEqual(left);
    }),
  );
});
