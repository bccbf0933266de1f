import { labelOf } from '../files/labelOf.ts';
import type { Words } from '../kernel/words.ts';
import type { AddressRow } from './readAddresses.ts';

/** What is told of an address. */
export type ToldAddress = Pick<
  AddressRow,
  | ('street_type' | 'street_1' | 'street_2' | 'number' | 'stairs' | 'floor' | 'door')
  | ('postal_code' | 'city' | 'state' | 'key_state' | 'country')
>;

/** An address in one line, wherever it is read: "Calle Mayor, 12, esc. 2, 3 A, 28004 Madrid (España)". */
export function tellAddress(address: ToldAddress, say: Words): string {
  const { street_type, street_1, street_2, number, stairs, floor, door } = address;
  const { postal_code, city, country } = address;
  const street = joined(' ', street_type && labelOf(say, 'street-types', street_type), street_1);
  const told = joined(
    ', ',
    ...[street, number, stairs && say('paper.address.stairs', { stairs })],
    ...[joined(' ', floor, door), street_2],
    ...[joined(' ', postal_code, city), regionOf(address, say)],
  );
  return `${told} (${labelOf(say, 'countries', country)})`;
}

/** The province or region, where it is called otherwise than the town. */
function regionOf({ city, state, key_state }: ToldAddress, say: Words): string | null {
  const region = key_state ? labelOf(say, 'provinces', key_state) : state;
  return region?.split('/').includes(city) ? null : region;
}

const joined = (by: string, ...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(by);
