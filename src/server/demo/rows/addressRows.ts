import type { Row, Story } from '../story.ts';

/** Fiscal addresses. */
export const addressRows = ({ id, people }: Story): Row[] =>
  people.map(({ login, taxResidence }, index) => ({
    uuid: id(`address/${login}`),
    uuid_intervener: id(`intervener/${login}`),
    kind: 'FISCAL',
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
  }));

const streets = ['Mayor', 'del Mar', 'de la Paz', 'San Andrés', 'de los Olmos', 'Real'];
const cities = [
  { city: 'Madrid', key_state: 'ESP-M', state: 'Madrid', postal_code: '28004' },
  { city: 'Cádiz', key_state: 'ESP-CA', state: 'Cádiz', postal_code: '11005' },
  { city: 'Valencia', key_state: 'ESP-V', state: 'Valencia/València', postal_code: '46002' },
];
