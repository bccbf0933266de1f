import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permissions, type Permission } from '../../../src/contract/permission.ts';
import { facts } from '../../../src/contract/facts.gen.ts';
import { permissionSets } from '../../../src/domain/access/permissionSets.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { idOf, openDesk, person, reasonsOf, type Desk, type Send } from '../people/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await desk.createUsers('almadraba', [
    { username: 'staff.papers', kind: 'staff', permissionSet: 'DOCUMENTATION' },
    { username: 'staff.registry', kind: 'staff', permissionSet: 'REGISTRY' },
    { username: 'staff.nothing', kind: 'staff' },
  ]);
});
afterAll(() => desk.close());

const document = `/staff/documents/${idOf('document/porfirmar/identity')}/validation`;
const status = `/staff/interveners/${idOf('intervener/ana')}/status-change`;
const deeds: Record<string, (send: Send) => ReturnType<Send>> = {
  validate: (send) => send('POST', document, { result: 'RECHAZADO', reason: 'No se lee.' }),
  change: (send) => send('POST', status, { intervener_status: 'ENVIADO' }),
  export: (send) => send('GET', '/staff/registry-batches'),
  operate: (send) => send('GET', '/staff/alerts'),
  photo: (send) => send('GET', `${person('ana')}/photo`),
  look: (send) => send('GET', '/staff/documents'),
};
const may = async (login: string) => {
  const send = await desk.as(login);
  const done: Record<string, boolean> = {};
  for (const [name, deed] of Object.entries(deeds)) {
    const answer = await deed(send);
    // What somebody decided before is refused for that.
    done[name] = answer.statusCode !== 403;
    if (!done[name]) expect(reasonsOf(answer)).toEqual(['403 needs_permission_set']);
  }
  return Object.keys(done).filter((name) => done[name]);
};

describe('staff may do what their permission set grants, and nothing else:', () => {
  test.each([
    ['staff.papers', ['validate', 'photo', 'look']],
    ['staff.registry', ['export', 'look']],
    ['staff.read', ['look']],
    ['staff.nothing', ['look']],
    ['staff.ops', ['validate', 'change', 'export', 'operate', 'photo', 'look']],
  ])('%s', async (login, expected) => expect(await may(login)).toEqual(expected));

  test('it is read with each request: what a set no longer grants is refused at once', async () => {
    const send = await desk.as('staff.registry');
    // As whoever runs the database does: requests change no set.
    const grant = (granted: Permission[]) =>
      desk.owner.transaction().execute(async (db) => {
        await sql`select set_config('app.tenant', ${desk.at().tenant.id}, true)`.execute(db);
        await db
          .updateTable('permission_sets')
          .set({ permissions: granted })
          .where('key_name', '=', 'REGISTRY')
          .execute();
      });
    await grant(['read']);
    expect(reasonsOf(await deeds.export!(send))).toEqual(['403 needs_permission_set']);
    await grant(['read', 'export_rd']);
    expect((await deeds.export!(send)).statusCode).toBe(200);
    const forged = withTenant(desk.context.db, desk.at().tenant.id, (db) =>
      db
        .updateTable('permission_sets')
        .set({ permissions: ['read', 'operate'] })
        .execute(),
    );
    await expect(forged).rejects.toThrow(/permission denied/);
  });

  test('the view of a client tells who looks by which set', async () => {
    const send = await desk.as('staff.papers');
    const { viewer } = (await send('GET', '/me/admin?dni=12345678Z')).json().data;
    expect(viewer).toEqual({
      uuid_permission_set: idOf('permission-set/DOCUMENTATION'),
      permission_set: 'DOCUMENTATION',
      permissions: permissionSets['DOCUMENTATION'],
    });
  });
});

test('an investor is told the set that the manager gave them, and may do no more for it', async () => {
  const luis = await desk.as('luis');
  const given = idOf('permission-set/OPERATIONS');
  await desk.rows((db) =>
    db
      .updateTable('interveners')
      .set({ uuid_permission_set: given })
      .where('uuid', '=', idOf('intervener/luis'))
      .execute(),
  );
  const { intervener } = (await luis('GET', '/me')).json().data.private_area;
  expect(intervener).toMatchObject({ uuid_permission_set: given, permission_set: 'OPERATIONS' });
  expect((await luis('GET', '/staff/alerts')).statusCode).toBe(403);
  expect((await luis('GET', person('ana'))).statusCode).toBe(404);
});

test('every permission that a call needs is granted by a set, and a tenant has a set for each', () => {
  const needed = Object.values(facts).flatMap(({ permission }) => permission ?? []);
  const granted = new Set(Object.values(permissionSets).flat());
  expect(needed.filter((each) => !granted.has(each))).toEqual([]);
  expect(permissions.filter((each) => !granted.has(each))).toEqual([]);
});
