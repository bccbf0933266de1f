import { expect, test } from 'vitest';
import {
  COURT_AUTHORISATION,
  MINORS_DEED,
  minorsSaleDocuments,
} from '../../../src/domain/people/minorsSale.ts';

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
