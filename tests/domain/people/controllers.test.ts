import { fc } from '../../support/fc.ts';
import { describe, expect, test } from 'vitest';
import { checkControllers } from '../../../src/domain/people/checkControllers.ts';
import { checkCrs } from '../../../src/domain/people/checkCrs.ts';

const told = (people: unknown, today?: string) =>
  checkControllers(people, true, { root: { facts: { today } } }).map(
    ({ code, path }) => `${code} ${path}`,
  );
const owner = (key: number, more = {}) => ({
  ...{ name: `Persona ${key}`, birthdate: '1970-01-01', role: 'CRS801' },
  ...{ tin_country: 'USA', tin_code: `123-45-678${key}` },
  ...more,
});

describe('who controls an entity', () => {
  test.each<[string, object[], string[]]>([
    ['three owners', [owner(1), owner(2), owner(3)], []],
    [
      'five owners, of whom four times more than 25 % cannot be',
      [owner(1), owner(2), owner(3), owner(4), owner(5)],
      ['controllers.owners /3/role', 'controllers.owners /4/role'],
    ],
    [
      'one number twice, however it is spelled',
      [owner(1), owner(2, { tin_code: '123 45.6781' })],
      ['distinct /1/tin_code'],
    ],
    [
      'one person twice, however the name is spelled',
      [owner(1, { name: 'Eva Gómez' }), owner(2, { name: 'GOMEZ, Eva', role: 'CRS802' })],
      ['controllers.repeated /1/name'],
    ],
    [
      'two of one name who were born on other days',
      [owner(1, { name: 'Eva' }), owner(2, { name: 'Eva', birthdate: '1999-01-01' })],
      [],
    ],
    [
      'who manages it beside an owner',
      [owner(1), owner(2, { role: 'CRS803' })],
      ['controllers.senior /1/role'],
    ],
    [
      'who manages it beside who controls it by other means',
      [owner(1, { role: 'CRS803' }), owner(2, { role: 'CRS802' })],
      ['controllers.senior /0/role'],
    ],
    ['two who manage it', [owner(1, { role: 'CRS803' }), owner(2, { role: 'CRS803' })], []],
    [
      'a child who manages it',
      [owner(1, { role: 'CRS803', birthdate: '2026-11-20' })],
      ['controllers.age /0/birthdate'],
    ],
    ['a child who owns it', [owner(1, { birthdate: '2026-11-20' })], []],
  ])('%s', (_, people, issues) => {
    expect(told(people, '2026-11-20')).toEqual(issues);
  });

  test('is the same in form and declaration', () => {
    const people = [owner(1), owner(1), owner(2), owner(3), owner(4)];
    const entity_class = 'ENTIDAD_NO_FINANCIERA_PASIVA';
    const issues = checkCrs({ entity_class, controlling_persons: people }, {}, 'J', () => true);
    expect(issues.map(({ code, path }) => `${code} ${path}`)).toEqual(
      told(people).map((issue) => issue.replace(' ', ' /controlling_persons')),
    );
  });

  test('is judged whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(Array.isArray(checkControllers(value))).toBe(true);
        expect(Array.isArray(checkControllers([value, value]))).toBe(true);
      }),
    );
  });
});
