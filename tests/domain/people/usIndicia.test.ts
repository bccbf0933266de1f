import { describe, expect, test } from 'vitest';
import {
  checkFatca,
  fatcaIndicatorOf,
  fatcaNow,
  type Fatca,
} from '../../../src/domain/people/checkFatca.ts';
import { isUsTelephone } from '../../../src/domain/people/isUsTelephone.ts';
import {
  usIndicia,
  usIndiciaOf,
  type UsFacts,
  type UsIndicium,
} from '../../../src/domain/people/usIndicia.ts';

describe('a telephone', () => {
  test.each([
    ['+12025550143', true],
    ['001 (202) 555-0143', true],
    ['+1 787 555 0143', true],
    ['+14165550143', false],
    ['+18095550143', false],
    ['+34600000002', false],
    ['600000002', false],
    ['2025550143', false],
    ['+1202555014', false],
    [null, false],
  ])('%s is of the United States: %s', (phone, expected) => {
    expect(isUsTelephone(phone)).toBe(expected);
  });
});

describe('the indicia of the United States', () => {
  test.each<[UsFacts, UsIndicium[]]>([
    [{}, []],
    [
      {
        nationality: 'ESP',
        birth_country: 'ESP',
        tax_residence: 'ESP',
        countries: ['ESP'],
        phones: ['600000002', null],
        has_us_tin: false,
        has_us_transfers: false,
        has_us_attorney: null,
      },
      [],
    ],
    [{ nationality: 'USA' }, ['nationality']],
    [{ tax_residence: 'USA' }, ['tax_residence']],
    [{ birth_country: 'USA' }, ['birthplace']],
    [{ countries: ['ESP', 'USA'] }, ['address']],
    [{ phones: [null, '+12025550143'] }, ['telephone']],
    [{ has_us_tin: true }, ['tin']],
    [{ has_us_transfers: true }, ['transfers']],
    [{ has_us_attorney: true }, ['attorney']],
    [{ has_us_care_of: true }, ['care_of']],
    [{ birth_country: 'USA', phones: ['+12025550143'] }, ['birthplace', 'telephone']],
  ])('of %j are %j', (known, expected) => {
    expect(usIndiciaOf(known)).toEqual(expected);
  });
});

const non: Fatca = { fatca_status: 'NON_US_PERSON' };
const certified: Fatca = { ...non, tin_type: 'FORMULARIO_W_8BEN_O_EQUIVALENTE' };
const cured: Fatca = { ...certified, uuid_proof: 'a-document' };

describe('a declaration of whoever has indicia', () => {
  test.each<[Fatca, UsIndicium[], string[]]>([
    [non, [], []],
    [non, ['birthplace'], ['fatca.certificate /tin_type', 'fatca.proof /uuid_proof']],
    [certified, ['telephone'], ['fatca.proof /uuid_proof']],
    [cured, ['birthplace', 'address', 'care_of'], []],
    [cured, ['nationality', 'birthplace'], ['fatca.us_person /fatca_status']],
    [cured, ['tax_residence'], ['fatca.us_person /fatca_status']],
    [
      { ...cured, indicator_fatca: 'NO_REPORTABLE_PERSON' },
      ['address'],
      ['fatca.contradiction /indicator_fatca'],
    ],
    [non, ['controllers'], ['fatca.certificate /tin_type', 'fatca.proof /uuid_proof']],
    [{ ...cured, indicator_fatca: 'REPORTABLE_PERSON' }, ['controllers'], []],
    [
      { ...cured, indicator_fatca: 'NO_REPORTABLE_PERSON' },
      ['controllers'],
      ['fatca.contradiction /indicator_fatca'],
    ],
    [{ fatca_status: 'US_PERSON', tin_code: '1' }, ['nationality'], []],
    [{}, ['birthplace'], []],
  ])('%j with %j has the issues %j', (fatca, indicia, expected) => {
    const issues = checkFatca(fatca, {}, 'F', () => true, indicia);
    expect(issues.map(({ code, path }) => `${code} ${path}`)).toEqual(expected);
  });

  test('says which indicia ask for it', () => {
    const [issue] = checkFatca(non, {}, 'F', () => true, ['birthplace', 'address']);
    expect(issue!.params).toEqual({ indicia: 'birthplace, address' });
  });
});

describe('the outcome', () => {
  test.each<[Fatca, UsIndicium[], string | undefined]>([
    [{ fatca_status: 'US_PERSON' }, [], 'REPORTABLE_PERSON'],
    [non, [], 'NO_REPORTABLE_PERSON'],
    [cured, ['controllers'], 'REPORTABLE_PERSON'],
    [cured, ['address', 'controllers'], 'REPORTABLE_PERSON'],
    [{ fatca_status: 'EN_ANALISIS' }, ['birthplace'], undefined],
    [{}, ['birthplace'], undefined],
  ])('of %j with %j is %s', (fatca, indicia, expected) => {
    expect(fatcaIndicatorOf(fatca, indicia)).toBe(expected);
  });

  const curable = usIndicia.filter((each) => each !== 'controllers');
  test.each(curable)('with %s stays open until the manager has looked', (indicium) => {
    expect(fatcaIndicatorOf(cured, [indicium])).toBe('INDICIOS_REPORTABLE_PERSON');
  });
});

describe('a declaration in force', () => {
  const cleared: Fatca = { ...non, indicator_fatca: 'NO_REPORTABLE_PERSON' };
  const proved: Fatca = { ...cured, indicator_fatca: 'NO_REPORTABLE_PERSON' };
  test.each<[Fatca, UsIndicium[], string]>([
    [cleared, [], 'NO_REPORTABLE_PERSON'],
    [cleared, ['tin'], 'INDICIOS_REPORTABLE_PERSON'],
    [{ indicator_fatca: 'SIN_INDICIOS_PREEXISTENTES' }, ['address'], 'INDICIOS_REPORTABLE_PERSON'],
    [proved, ['tin'], 'NO_REPORTABLE_PERSON'],
    [proved, ['tax_residence'], 'INDICIOS_REPORTABLE_PERSON'],
    [proved, ['controllers'], 'INDICIOS_REPORTABLE_PERSON'],
    [{ indicator_fatca: 'REPORTABLE_PERSON' }, ['tin'], 'REPORTABLE_PERSON'],
  ])('%j with %j known by now has the outcome %s', (fatca, indicia, expected) => {
    expect(fatcaNow(fatca, indicia).indicator_fatca).toBe(expected);
  });

  test('is opened by whoever controls the entity now, though it had other indicia', () => {
    const looked: Fatca = { ...cured, indicator_fatca: 'INDICIOS_REPORTABLE_PERSON' };
    expect(fatcaNow(looked, ['tin'])).toBe(looked);
    expect(fatcaNow(looked, ['tin', 'controllers'])).not.toBe(looked);
  });
});
