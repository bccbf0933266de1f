import { addMonths } from '#/domain/dates/plainDate.ts';
import type { Row, DemoDataset } from '../history/dataset.ts';

const FAMILIES = ['RF', 'MIXTO', 'RV', 'FIL', 'PP'];
const TEST_VALIDITY_MONTHS = 60;

/** Appropriateness tests by how old each person's is. */
export const testResultRows = ({ id, people, day: { today } }: DemoDataset): Row[] =>
  people.flatMap(({ login, testMonthsOld, convenient = [] }) => {
    if (testMonthsOld === null || testMonthsOld === undefined) return [];
    const taken = addMonths(today, -testMonthsOld);
    return {
      uuid: id(`test/${login}`),
      uuid_intervener: id(`intervener/${login}`),
      version: '2026-1',
      convenient: Object.fromEntries(
        FAMILIES.map((family) => [family, convenient.includes(family)]),
      ),
      answers: {},
      taken_on: taken,
      expires_on: addMonths(taken, TEST_VALIDITY_MONTHS),
    };
  });
