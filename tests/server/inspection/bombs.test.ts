import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { bombs, harmless } from '../../support/attacks/bombs.ts';
import { pdfFile } from '../../support/files.ts';
import { fileParts, multipart } from '../../support/multipart.ts';
import { idOf, startDemo, type Demo } from '../business/demo.ts';
import { isWhole } from '../../support/sweep.ts';

let demo: Demo;
let tokens: Record<'ana' | 'luis', string>;
beforeAll(async () => {
  demo = await startDemo();
  tokens = { ana: await demo.token('ana'), luis: await demo.token('luis') };
});
afterAll(() => demo.close());

const send = (login: 'ana' | 'luis', bytes: Buffer, name: string) => {
  const { payload, headers } = multipart(fileParts(bytes, name));
  const url = `/api/interveners/${idOf(`intervener/${login}`)}/documents`;
  return demo.ask('POST', url, { token: tokens[login], payload, headers });
};

test.runIf(isWhole)(
  'files built to exhaust are refused in words, and the next file of somebody else is taken',
  async () => {
    const pdf = await pdfFile();
    const surprises: unknown[] = [];
    for (const { what, make } of bombs) {
      const { bytes, name } = make();
      // Yesterday's, as it were: nobody sends so many in a day.
      await withTenant(demo.context.db, demo.at().tenant.id, (db) =>
        db.deleteFrom('documents').where('uploaded_by', '=', idOf('intervener/luis')).execute(),
      );
      const [bomb, next] = await Promise.all([
        send('ana', bytes, name),
        send('luis', pdf, 'a.pdf'),
      ]);
      const [error] = bomb.json().result?.errors ?? [];
      const isRefused =
        bomb.statusCode === 422 &&
        /^file\.(complex|slow|unreadable)$/.test(error.code) &&
        /archivo a\.(pdf|jpg|png) .*(env[ií])/.test(error.message);
      const isExpected = harmless.includes(what) ? bomb.statusCode === 201 : isRefused;
      if (!isExpected || next.statusCode !== 201) surprises.push([what, bomb.body, next.body]);
    }
    expect(surprises).toEqual([]);
    expect((await demo.ask('GET', '/api/ready')).statusCode).toBe(200);
  },
  300_000,
);
