import type { DemoPerson } from '../world/person.ts';
import type { Row, DemoDataset } from '../history/dataset.ts';

/** Fiscal and mailing address of everybody, the same one. */
export const addressRows = ({ id, people }: DemoDataset): Row[] =>
  people.flatMap((person, index) => {
    const { login } = person;
    const address = { uuid_intervener: id(`intervener/${login}`), ...placeOf(person, index) };
    return [
      { uuid: id(`address/${login}`), kind: 'FISCAL', ...address },
      { uuid: id(`address/${login}/mailing`), kind: 'MAILING', ...address },
    ];
  });

function placeOf({ taxResidence }: DemoPerson, index: number): Row {
  return {
    street_type: 'CL',
    street_1: streets[index % streets.length],
    number: String(3 + ((index * 7) % 90)),
    floor: String(1 + (index % 6)),
    door: 'ABCD'[index % 4],
    ...(taxResidence === undefined
      ? { ...cities[index % cities.length], country: 'ESP' }
      : {
          city: taxResidence === 'FRA' ? 'Lyon' : 'Boston',
          postal_code: '69002',
          country: taxResidence,
        }),
  };
}

const streets = ['Mayor', 'del Mar', 'de la Paz', 'San Andrés', 'de los Olmos', 'Real'];
const cities = [
  { city: 'Madrid', key_state: 'ESP-M', state: 'Madrid', postal_code: '28004' },
  { city: 'Cádiz', key_state: 'ESP-CA', state: 'Cádiz', postal_code: '11005' },
  { city: 'Valencia', key_state: 'ESP-V', state: 'Valencia/València', postal_code: '46002' },
];
