import { openStudio, textOf } from '../support/studioDesk.ts';
import { startTestServer } from '../support/server.ts';

/** Documents that the tenant has of its own: forms, and lists of codes. */
const FORMS = 20;
const LISTS = 40;
const TIMES = 5;
const LIMIT_MS = 5_000;

/** Publishing in the Studio of a tenant with sixty documents of its own: checked whole, compiled and written. */
export async function run() {
  const server = await startTestServer();
  try {
    const studio = (username: string, permissionSet: string) => ({
      ...{ username, permissionSet, kind: 'studio' as const },
    });
    await server.createUsers('almadraba', [
      studio('editor', 'STUDIO_EDITION'),
      studio('publisher', 'STUDIO_PUBLICATION'),
    ]);
    const editor = await openStudio(server, 'editor');
    const publisher = await openStudio(server, 'publisher');
    const approve = async (documents: { path: string; text: string }[]) => {
      const sent = await editor.take(await editor.write('Medida', documents), 'review');
      return publisher.take(sent, 'approve');
    };
    const contact = JSON.parse(textOf(await editor.release(), 'form/contact')) as object;
    const forms = Array.from({ length: FORMS }, (_, index) => ({
      path: `form/bench-${index}`,
      text: JSON.stringify({ ...contact, id: `bench-${index}` }, null, 2),
    }));
    const lists = Array.from({ length: LISTS }, (_, index) => listOf(`bench-${index}`, 'Primera'));
    await publisher.take(await approve([...forms, ...lists]), 'publish');
    const took: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      const approved = await approve([listOf('bench-0', `Vez ${time}`)]);
      const since = performance.now();
      await publisher.take(approved, 'publish');
      took.push(performance.now() - since);
    }
    const value = Math.max(...took);
    const row = { name: `a tenant with ${FORMS + LISTS} documents`, value, unit: 'ms' };
    return {
      name: 'publish',
      rows: [{ ...row, limit: LIMIT_MS, ratio: value / LIMIT_MS, ok: value <= LIMIT_MS }],
    };
  } finally {
    await server.close();
  }
}

function listOf(id: string, label: string): { path: string; text: string } {
  const items = { A: { order: 1, label }, B: { order: 2, label: 'Segunda' } };
  const list = { kind: 'codes', id, title: `Lista ${id}`, items };
  return { path: `codes/${id}`, text: JSON.stringify(list, null, 2) };
}
