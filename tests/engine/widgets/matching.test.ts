import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { matching, searchables, toSearchable } from '#/engine/widgets/matching.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import { fc } from '../../support/fc.ts';

const listOf = (id: string) => {
  const file = join(import.meta.dirname, `../../../schemas/codes/${id}.json`);
  const { items } = JSON.parse(readFileSync(file, 'utf8')) as CodesDocument;
  return searchables(
    Object.entries(items).map(([key, { label, keywords }]) => ({
      value: key,
      key,
      label,
      keywords,
    })),
  );
};
const found = (id: string, query: string) => matching(listOf(id), query).map(({ label }) => label);

describe('a search in a long list', () => {
  test.each([
    ['cnae-2025', 'ganaderia apoyo', /^Actividades de apoyo a la agricultura/],
    ['cnae-2025', 'GANADERÍA', /ganader[aí]/],
    ['cnae-2025', '011', /^Cultivos no perennes$/],
    ['cnae-2025', 'bar', /^(Restaurantes|Servicios de bebidas)/],
    ['cnae-2025', 'PELUQUERO', /^Peluquería/],
    ['cnae-2025', 'fontanero', /de fontanería/],
    ['cnae-2025', 'farmacia', /^Comercio al por menor de otros artículos, excepto/],
    ['cnae-2025', 'abogado', /^Actividades jurídicas$/],
    ['cnae-2025', 'medico', /^Actividades (hospitalarias|médicas)/],
    ['cnae-2025', 'camionero', /mercancías por carretera/],
    ['cnae-2025', 'taller mecanico', /vehículos de motor y motocicletas$/],
    ['countries', 'espana', /^España$/],
    ['countries', 'unido reino', /^Reino Unido$/],
    ['provinces', 'álava', /Álava/],
    ['provinces', 'coruna', /^A Coruña$/],
  ])('%s finds "%s" whatever its order and accents', (id, query, first) => {
    expect(found(id, query)[0]).toMatch(first);
  });

  test('puts first what begins with the words, then what has words that begin so', () => {
    const choices = searchables(
      ['Trama', 'La rama', 'Ramales'].map((label) => ({ value: label, key: label, label })),
    );
    expect(matching(choices, 'rama').map(({ label }) => label)).toEqual([
      'Ramales',
      'La rama',
      'Trama',
    ]);
  });

  test('without words leaves the list as it is, and with unknown ones is empty', () => {
    const countries = listOf('countries');
    expect(matching(countries, '  .-  ')).toEqual(countries);
    expect(matching(countries, 'xyzzy')).toEqual([]);
  });

  test('finds every option by its own label, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })), (all) => {
        const choices = searchables(all.map((label, i) => ({ value: i, key: `k${i}`, label })));
        for (const choice of choices)
          if (toSearchable(choice.label)) expect(matching(choices, choice.label)).toContain(choice);
      }),
    );
  });
});
