import { expect, test } from 'vitest';
import { kindFor } from '../../../src/domain/documentKinds/kindsFor.ts';
import { minorsSaleDocuments } from '../../../src/domain/people/minorsSale.ts';

const COURT_AUTHORISATION = kindFor('COURT_AUTHORISATION');
const MINORS_DEED = kindFor('MINORS_DEED');

test.each([
  ['2026-11-19', [COURT_AUTHORISATION]],
  ['2026-11-20', [COURT_AUTHORISATION, MINORS_DEED]],
  ['2028-11-19', [COURT_AUTHORISATION, MINORS_DEED]],
  ['2028-11-20', []],
])(
  'to sell something of somebody born on 2010-11-20, asked for on %s, needs one of %j',
  (asked, needed) => {
    expect(minorsSaleDocuments('2010-11-20', asked)).toEqual(needed);
  },
);
