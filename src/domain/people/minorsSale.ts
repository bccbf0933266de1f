import { kindFor } from '../documentKinds/kindsFor.ts';
import { ageOn } from '../dates/age.ts';
import type { PlainDate } from '../dates/plainDate.ts';

const COURT_AUTHORISATION = kindFor('COURT_AUTHORISATION');
const MINORS_DEED = kindFor('MINORS_DEED');

/**
 * The kinds of document of which one is needed to sell something of a person, by how old they are on the day on
 * which it is asked for; none from eighteen on. Nobody consents in a deed before they are sixteen.
 * @source Código Civil 166, 241
 */
export function minorsSaleDocuments(birthdate: PlainDate, asked: PlainDate): readonly string[] {
  const age = ageOn(birthdate, asked);
  if (age >= 18) return [];
  return age >= 16 ? [COURT_AUTHORISATION, MINORS_DEED] : [COURT_AUTHORISATION];
}
