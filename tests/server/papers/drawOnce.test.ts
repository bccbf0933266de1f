import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { forgetExpired } from '../../../src/server/scheduler/forgetExpired.ts';
import { drawOnce } from '../../../src/server/papers/drawOnce.ts';
import type { PdfDocument } from '../../../src/server/ports/pdfDocument.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const tenantOf = (name: string) => server.context.hosts.tenants.find((each) => each.name === name)!;
const keptBy = (name: string) =>
  withTenant(server.context.db, tenantOf(name).id, (db) =>
    db.selectFrom('kept_documents').select(['tenant_id', 'made_at']).execute(),
  );
afterEach(async () => {
  for (const { id } of server.context.hosts.tenants)
    await withTenant(server.context.db, id, (db) => db.deleteFrom('kept_documents').execute());
});

const paper: PdfDocument = {
  title: 'Informe',
  language: 'es',
  page: 'Página {page} de {pages}',
  brand: { name: 'Almadraba', color: '#1A1F26' },
  at: '2026-11-20T11:00:00Z',
  foot: 'Cuenta 1',
  blocks: [{ kind: 'text', text: 'Sin movimientos.' }],
};

/** Draws for a tenant, at a time, and says how often anything was drawn. */
function createDesk(now = server.context.now()) {
  let drawn = 0;
  const context = {
    ...server.context,
    now: () => now,
    pdf: {
      ...server.context.pdf,
      render: (each: PdfDocument) => {
        drawn++;
        return server.context.pdf.render(each);
      },
    },
  };
  return {
    context,
    draw: (each: PdfDocument, tenant = 'almadraba') => drawOnce(context, tenantOf(tenant), each),
    count: () => drawn,
  };
}

describe('a paper', () => {
  test('that says the same is not drawn again, whenever it is asked for', async () => {
    const desk = createDesk();
    const first = await desk.draw(paper);
    const later = await desk.draw({ ...paper, at: '2026-11-20T12:30:00Z' });
    expect(later.equals(first)).toBe(true);
    expect(desk.count()).toBe(1);
  });

  test('is drawn anew when anything that it says is another', async () => {
    const desk = createDesk();
    await desk.draw(paper);
    for (const other of [
      { ...paper, title: 'Otro informe' },
      { ...paper, foot: 'Cuenta 2' },
      { ...paper, brand: { ...paper.brand, color: '#000000' } },
      { ...paper, blocks: [] },
    ])
      await desk.draw(other);
    expect(desk.count()).toBe(5);
  });

  test('is kept for its tenant alone', async () => {
    const desk = createDesk();
    await desk.draw(paper);
    await desk.draw(paper, 'encinar');
    expect(desk.count()).toBe(2);
    for (const name of ['almadraba', 'encinar'])
      expect((await keptBy(name)).map((row) => row.tenant_id)).toEqual([tenantOf(name).id]);
  });

  test('is kept for a week', async () => {
    await createDesk().draw(paper);
    const next = createDesk(new Date(server.context.now().getTime() + 8 * 86_400_000));
    await next.draw({ ...paper, title: 'Otro' });
    await forgetExpired(next.context);
    expect(await keptBy('almadraba')).toHaveLength(1);
    await next.draw(paper);
    expect(next.count()).toBe(2);
  });

  test('makes room for newer ones', async () => {
    const { id } = tenantOf('almadraba');
    const rows = Array.from({ length: 205 }, (_, index) => ({
      tenant_id: id,
      content_hash: Buffer.from(`row ${index}`),
      bytes: Buffer.from('%PDF-'),
      made_at: new Date(server.context.now().getTime() - 60_000 - index),
    }));
    await withTenant(server.context.db, id, (db) =>
      db.insertInto('kept_documents').values(rows).execute(),
    );
    await createDesk().draw(paper);
    expect(await keptBy('almadraba')).toHaveLength(200);
  });
});
