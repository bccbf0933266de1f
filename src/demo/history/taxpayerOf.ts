import { addDays } from '#/domain/dates/plainDate.ts';
import type { Taxpayer } from '#/domain/tax/taxpayer.ts';
import type { DemoAccount } from '../accounts/account.ts';
import type { DemoDay } from '../world/day.ts';
import type { DemoPerson } from '../world/person.ts';

/** Roles whose bearer owns the participations, the nearest to the gain first. */
const owners = ['TITULAR', 'PARTICIPE', 'NUDO_PROPIETARIO', 'USUFRUCTUARIO'];

/** Whose sales are taxed on an account: the first of its holders'. */
export function taxpayerOf(
  { parties }: DemoAccount,
  people: readonly DemoPerson[],
  { today }: DemoDay,
): Taxpayer {
  const logins = owners.flatMap((role) =>
    Object.keys(parties).filter((login) => parties[login]!.includes(role)),
  );
  const person = people.find(({ login }) => login === logins[0]);
  const daysOld = person?.certificateDaysOld;
  return {
    type: person?.type ?? 'F',
    country: person?.taxResidence ?? 'ESP',
    certificateIssued: daysOld ? addDays(today, -daysOld) : null,
    hasTreaty: false,
  };
}
