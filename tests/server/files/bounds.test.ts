import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { mostInADay, mostWaiting } from '../../../src/server/documents/boundUploads.ts';
import { pdfFile } from '../../support/files.ts';
import { fileParts, multipart } from '../../support/multipart.ts';
import { idOf, startDemo, type Demo } from '../business/demo.ts';

let demo: Demo;
let token: string;
let pdf: Buffer;
beforeAll(async () => {
  demo = await startDemo();
  token = await demo.token('ana');
  pdf = await pdfFile('Un papel');
});
afterAll(() => demo.close());

const person = idOf('intervener/ana');
const upload = () =>
  demo.ask('POST', `/api/interveners/${person}/documents`, {
    token,
    ...multipart(fileParts(pdf, 'papel.pdf')),
  });
const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
  withTenant(demo.context.db, demo.at().tenant.id, work);

/** Sends one paper, and makes as many of it as are missing up to a number, all sent at one time. */
async function sentBefore(count: number, created_at: Date): Promise<void> {
  await inTenant((db) => db.deleteFrom('documents').where('uploaded_by', '=', person).execute());
  const uuid = (await upload()).json().data.documents[0].uuid as string;
  await inTenant(async (db) => {
    const row = await db
      .selectFrom('documents')
      .selectAll()
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('documents').where('uploaded_by', '=', person).execute();
    const rows = Array.from({ length: count }, () => ({
      ...{ ...row, uuid: demo.context.id(), request_id: null, created_at },
    }));
    await db.insertInto('documents').values(rows).execute();
  });
}
const codeOf = (answer: { json(): { result: { errors: { code: string }[] } } }) =>
  answer.json().result.errors[0]!.code;

test('what one person sends in a day has an end that twenty at once do not pass', async () => {
  await sentBefore(mostInADay.files - 3, demo.context.now());
  const answers: Awaited<ReturnType<typeof upload>>[] = [];
  answers.push(...(await Promise.all(Array.from({ length: 20 }, upload))));
  const taken = answers.filter(({ statusCode }) => statusCode === 201);
  expect(taken).toHaveLength(3);
  const refused = answers.filter(
    (each) => each.statusCode === 429 && codeOf(each) === 'uploads_day',
  );
  expect(refused.length).toBe(17);
  expect(refused[0]!.headers['retry-after']).toBe('86400');
  expect(refused[0]!.json().result.errors[0].message).toBe(
    'Hoy ya nos ha enviado muchos documentos. Envíe los demás mañana o llámenos.',
  );
});

test('what waits for staff has an end on any day, and is taken again once they have looked', async () => {
  const before = new Date(demo.context.now().getTime() - 3 * 86_400_000);
  await sentBefore(mostWaiting.files, before);
  const full = await upload();
  expect([full.statusCode, codeOf(full)]).toEqual([429, 'uploads_waiting']);
  await inTenant((db) =>
    db
      .updateTable('documents')
      .set({ validation: 'VALIDADO' })
      .where('uploaded_by', '=', person)
      .execute(),
  );
  expect((await upload()).statusCode).toBe(201);
});

test('few large files reach the bound of bytes', async () => {
  const before = new Date(demo.context.now().getTime() - 3 * 86_400_000);
  await sentBefore(1, before);
  const sized = (size: number) =>
    inTenant(async (db) => {
      const { uuid_file } = await db
        .selectFrom('documents')
        .select('uuid_file')
        .where('uploaded_by', '=', person)
        .where('created_at', '=', before)
        .executeTakeFirstOrThrow();
      await db
        .updateTable('files')
        .set({ size: BigInt(size) })
        .where('uuid', '=', uuid_file!)
        .execute();
    });
  await sized(mostWaiting.bytes - 10);
  const full = await upload();
  expect([full.statusCode, codeOf(full)]).toEqual([429, 'uploads_waiting']);
  await sized(100);
  expect((await upload()).statusCode).toBe(201);
});
