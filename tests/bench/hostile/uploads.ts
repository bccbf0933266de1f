import { activeNames, activePdfs, MARK, SHOWN } from '../../support/attacks/activePdfs.ts';
import { namesIn } from '../../support/attacks/namesIn.ts';
import { signedPdf } from '../../support/attacks/signedPdf.ts';
import { beside, exactly, noneOf } from '../../support/benchSection.ts';
import { sendHostileUploads } from '../../support/hostileUploads.ts';
import { fileParts, multipart } from '../../support/multipart.ts';
import type { RemoteServer } from '../../support/remoteServer.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { together, unlimited, withProduct, type HostileSection } from './hostileSection.ts';

/** `HOSTILE_UPLOADS=100` for a short look. */
const count = Number(process.env.HOSTILE_UPLOADS ?? 1_000);
const people = ['ana', 'luis', 'iberica'];

/** Uploads that exhaust and that act, beside somebody else's honest ones; and what is kept of those that act. */
export const uploads: HostileSection = {
  minutes: 15,
  attacks: ['activePdfs', 'bombs', 'namesIn', 'rawPdf', 'signedPdf'],
  run: (say) =>
    withProduct(unlimited, async (server, port) => {
      const done = await sendHostileUploads(port, () => forgetSenders(server), { count });
      say(`${done.sent} sent: ${JSON.stringify(done.statuses)}`);
      const failed = Object.entries(done.statuses).filter(
        ([status]) => Number(status) >= 500 && status !== '503',
      );
      await forgetSenders(server);
      const active = await keepsActive(server);
      say(`${active.kept} active files were kept`);
      return [
        exactly('hostile uploads', done.sent, count),
        exactly('unanswered: the server was gone', done.unanswered, 0),
        noneOf(
          'statuses of a server that failed',
          failed.map(([status, times]) => `${status}: ${times} times`),
        ),
        { name: 'upload of another tenant alone, p95', value: done.alone, unit: 'ms' },
        beside('the same beside them, p95', done.alone, done.beside),
        noneOf(`of ${active.sent} active files, kept with what acts`, active.wrong),
      ];
    }),
};

/** The files that are kept are nobody's any more. */
async function forgetSenders({ owner, context }: RemoteServer): Promise<void> {
  for (const { id } of context.hosts.tenants)
    await withTenant(owner, id, (db) =>
      db
        .updateTable('documents')
        .set({ uploaded_by: null })
        .where('uploaded_by', 'is not', null)
        .execute(),
    );
}

/** Sends active files as people do, and reads what anybody gets who opens them. */
async function keepsActive(server: RemoteServer) {
  const samples = [...activePdfs(), { what: 'a signed original', bytes: await signedPdf(SHOWN) }];
  const wrong: string[] = [];
  let kept = 0;
  await together(people, people.length, async (login, first) => {
    const token = await server.token(login);
    const url = `/api/interveners/${uuidOf(`almadraba/intervener/${login}`)}/documents`;
    // One at a time of each.
    for (let index = first; index < samples.length; index += people.length) {
      const { what, bytes } = samples[index]!;
      const sent = multipart(fileParts(bytes, 'a.pdf'));
      const answer = await server.ask('POST', url, { token, ...sent });
      if (answer.statusCode >= 500) wrong.push(`${what}: ${answer.statusCode} ${answer.body}`);
      if (answer.statusCode !== 201) continue;
      kept += 1;
      const { uuid } = answer.json().data.documents[0];
      const copy = await server.ask('GET', `${url}/${uuid}`, { token });
      const { names, whole } = namesIn(copy.rawPayload);
      const acts = activeNames.filter((name) => names.has(name));
      const isCopy = copy.statusCode === 200 && copy.rawPayload.subarray(0, 5).equals(HEAD);
      if (acts.length > 0 || whole.includes(MARK) || whole.includes('ByteRange') || !isCopy)
        wrong.push(`${what}: ${copy.statusCode} ${acts}`);
    }
  });
  return { sent: samples.length, kept, wrong };
}

const HEAD = Buffer.from('%PDF-');
