import type { DemoDay } from './day.ts';
import { personas } from './personas.ts';
import type { DemoPerson, PersonName } from './person.ts';
import type { DemoTenant } from './tenants.ts';

/** The clients of one tenant. `marta`, `hugo`, `lucia` and `naviera` come along as parties of others' accounts. */
export function peopleOf(tenant: DemoTenant, day: DemoDay): DemoPerson[] {
  if (tenant.hasEverybody) return personas(day);
  const names = namesakes[tenant.name] ?? {};
  return personas(day)
    .filter(({ login }) => login in names || login === 'marta')
    .map((person) => {
      const [name, lastname_1, lastname_2] = names[person.login] ?? [
        person.name,
        person.lastname_1,
        person.lastname_2,
      ];
      return {
        ...person,
        name,
        lastname_1,
        lastname_2,
        email: `${person.login}@${tenant.name}.example.test`,
      };
    });
}

/** Other people under the same logins in the other tenants; their documents repeat on purpose. */
const namesakes: Record<string, Record<string, PersonName>> = {
  encinar: {
    ana: ['Ana', 'Ferrer', 'Llopis'],
    iberica: ['Maderas Ibérica SL', null, null],
    nora: ['Nora', 'Vidal', 'Roca'],
    tutor: ['Pere', 'Vidal', 'Mas'],
    grande: ['Jordi', 'Casals', 'Bosch'],
  },
  faro: {
    ana: ['Ana', 'Otero', 'Lago'],
    iberica: ['Conservas Ibérica SL', null, null],
    nora: ['Nora', 'Rey', 'Souto'],
    tutor: ['Xoán', 'Rey', 'Castro'],
    grande: ['Manuel', 'Varela', 'Pazos'],
  },
};
