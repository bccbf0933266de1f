import { addDays } from '#/domain/dates/plainDate.ts';
import { holderRoles, taxedHolders } from '#/domain/tax/taxedHolders.ts';
import type { Taxpayer } from '#/domain/tax/taxpayer.ts';
import type { DemoAccount } from '../accounts/account.ts';
import type { DemoDay } from '../world/day.ts';
import type { DemoPerson } from '../world/person.ts';

/** Whose sales are taxed on an account: those of all who own it. */
export function taxpayerOf(
  { parties }: DemoAccount,
  people: readonly DemoPerson[],
  { today }: DemoDay,
): Taxpayer {
  const holders = holderRoles.flatMap((role) =>
    Object.keys(parties)
      .filter((login) => parties[login]!.includes(role))
      .map((login) => {
        const person = people.find((one) => one.login === login);
        return { uuid: login, role, taxpayer: toTaxpayer(person, today) };
      }),
  );
  return taxedHolders(holders) ?? toTaxpayer(undefined, today);
}

function toTaxpayer(person: DemoPerson | undefined, today: DemoDay['today']): Taxpayer {
  const daysOld = person?.certificateDaysOld;
  return {
    type: person?.type ?? 'F',
    country: person?.taxResidence ?? 'ESP',
    certificateIssued: daysOld ? addDays(today, -daysOld) : null,
    hasTreaty: false,
  };
}
