import { inAlmadraba } from '../../support/machineLedger.ts';
import { enterAs, order, orderOf, send, type Sent } from '../../support/machineLoad.ts';
import { otherThan } from '../../server/signatures/signing.ts';
import { atMost, exactly, noneOf, type Section } from '../../support/benchSection.ts';
import { startMachines } from './startMachines.ts';

/** Each may try twenty wrong codes a day. */
const PEOPLE = ['ana', 'ana', 'ana', 'grande', 'grande'];
const AT_ONCE = 100;

/** A hundred wrong codes at once, sent to three servers: five of them are judged. */
export const codes: Section = {
  minutes: 4,
  async run(say) {
    const machines = await startMachines(3);
    say('three servers are ready');
    const wrong: string[] = [];
    let most = 0;
    try {
      const [one] = machines.products;
      for (const [round, login] of PEOPLE.entries()) {
        const person = await enterAs(one!, login);
        const sent: Sent = new Map();
        await order(one!, person, await orderOf(one!, person), sent);
        const [operation] = [...sent.values()];
        if (!operation) throw new Error(`${login} could not order`);
        const get = async (path: string) =>
          (await (await fetch(one!.url(path), person)).json()) as { data: Papers };
        const { documents } = (await get(`/api/operations/${operation}/documents`)).data;
        const papers = documents.filter((each) => each.is_pending_signature);
        for (const { uuid } of papers)
          await (
            await fetch(one!.url(`/api/operations/${operation}/documents/${uuid}`), person)
          ).arrayBuffer();
        const begun = await send(one!, person, '/api/documents-signatures', {
          documents: papers.map(({ uuid }) => uuid),
          signature_type: 'DIGITAL-OTP',
        });
        if (begun.status !== 201) throw new Error(`${begun.status} ${begun.body}`);
        const { uuid } = (JSON.parse(begun.body) as { data: Begun }).data.signature;
        const letters = (await (await fetch(one!.url('/dev/outbox.json'))).json()) as Letter[];
        const code = letters.find((letter) => letter.code)!.code!;
        const path = `/api/documents-signatures/${uuid}/confirm`;
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, (_, number) =>
            send(machines.products[number % 3]!, person, path, { code: otherThan(code) }),
          ),
        );
        const judged = answers.filter(({ status }) => status === 422).length;
        most = Math.max(most, judged);
        for (const { status, body } of answers)
          if (![409, 422, 429, 503].includes(status)) wrong.push(`${status} ${body}`);
        const row = await inAlmadraba(machines.db, (db) =>
          db.selectFrom('signatures').selectAll().where('uuid', '=', uuid).executeTakeFirst(),
        );
        if (row?.tries !== 5) wrong.push(`${login}: ${row?.tries} tries are counted`);
        if (row?.status !== 'PENDING') wrong.push(`${login}: it is ${row?.status}`);
        // The right one comes too late.
        const right = await send(one!, person, path, { code });
        if (right.status !== 409)
          wrong.push(`${login}: the right code is answered ${right.status}`);
        say(`round ${round + 1}: ${judged} of ${AT_ONCE} were judged`);
      }
    } finally {
      await machines.remove();
    }
    return [
      exactly('rounds of a hundred', PEOPLE.length, PEOPLE.length),
      atMost('most that were judged in a round', most, 5),
      noneOf('answered or counted otherwise', wrong),
    ];
  },
};

interface Papers {
  documents: { uuid: string; is_pending_signature: boolean }[];
}
interface Begun {
  signature: { uuid: string };
}
interface Letter {
  code?: string;
}
