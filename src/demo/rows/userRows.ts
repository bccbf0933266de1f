import type { Row, DemoDataset } from '../history/dataset.ts';

/** Everybody who can log in: clients, staff and Studio. */
export const userRows = ({ id, tenant, people, passwordHash }: DemoDataset): Row[] => [
  ...people
    .filter(({ login }) => !WITHOUT_LOGIN.has(login))
    .map((person) => ({
      uuid: id(`user/${person.login}`),
      username: person.login,
      kind: 'investor',
      given_name: person.name,
      family_name_1: person.lastname_1 ?? '',
      uuid_intervener: id(`intervener/${person.login}`),
      email: person.email,
      password_hash: passwordHash,
      uuid_permission_set: null,
      is_blocked: false,
    })),
  ...staff.map(({ permissionSet, ...user }) => ({
    uuid: id(`user/${user.username}`),
    ...user,
    uuid_permission_set: id(`permission-set/${permissionSet}`),
    uuid_intervener: null,
    email: `${user.username}@${tenant.name}.example.test`,
    password_hash: passwordHash,
    is_blocked: false,
  })),
];

/** Parties of others' accounts who have no login of their own. */
const WITHOUT_LOGIN = new Set(['marta', 'hugo', 'lucia', 'naviera']);

const staff = [
  {
    username: 'staff.ops',
    kind: 'staff',
    given_name: 'Silvia',
    family_name_1: 'Ibarra',
    permissionSet: 'OPERATIONS',
  },
  {
    username: 'staff.read',
    kind: 'staff',
    given_name: 'Raúl',
    family_name_1: 'Cano',
    permissionSet: 'CONSULTATION',
  },
  {
    username: 'studio.edit',
    kind: 'studio',
    given_name: 'Eva',
    family_name_1: 'Lara',
    permissionSet: 'STUDIO_EDITION',
  },
  {
    username: 'studio.publish',
    kind: 'studio',
    given_name: 'David',
    family_name_1: 'Pons',
    permissionSet: 'STUDIO_PUBLICATION',
  },
];
