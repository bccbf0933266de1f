import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '../../../src/contract/schema.ts';
import { fc } from '../../support/fc.ts';
import { edited, openStudio, textOf, type StudioPerson } from '../../support/studioDesk.ts';
import { times } from '../../support/sweep.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

type Proposal = Schema<'StudioProposal'>;

let server: TestServer;
/** Two who write, and two who approve and publish as well. */
let people: StudioPerson[];
let contact: string;
beforeAll(async () => {
  server = await startTestServer();
  const names = ['writes.1', 'writes.2', 'publishes.1', 'publishes.2'];
  await server.createUsers(
    'almadraba',
    names.map((username) => ({
      ...{ username, kind: 'studio' as const },
      permissionSet: username.startsWith('w') ? 'STUDIO_EDITION' : 'STUDIO_PUBLICATION',
    })),
  );
  people = await Promise.all(names.map((name) => openStudio(server, name)));
  contact = textOf(await people[0]!.release(), 'form/contact');
});
afterAll(() => server.close());

const PATH = 'form/contact';
const titled = (title: string) =>
  edited(contact, (form: { title: string }) => {
    form.title = title;
  });

/** A tab that somebody has open: what they type, and the version that they believe in. */
interface Tab {
  believed: Proposal;
  typed: string;
}

test('of two tabs that write one proposal, in whatever order, no character is lost without a word', async () => {
  const person = people[0]!;
  let drawn = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ tab: fc.constantFrom(0, 1), act: fc.constantFrom('type', 'save', 'see') }),
        { minLength: 6, maxLength: 14 },
      ),
      async (acts) => {
        const begun = await person.write('Dos pestañas', [{ path: PATH, text: '' }]);
        const tabs: [Tab, Tab] = [
          { believed: begun, typed: '' },
          { believed: begun, typed: '' },
        ];
        let stored = '';
        let version = begun.version;
        for (const { tab, act } of acts) {
          const own = tabs[tab]!;
          if (act === 'type') own.typed += `${'ab'[tab]}${drawn++} `;
          else if (act === 'see') own.believed = await person.read(begun.uuid);
          else {
            const answer = await person.save(own.believed, [{ path: PATH, text: own.typed }]);
            const isSeen = own.believed.version === version;
            // Whoever has not seen what stands is told, and what stands is what it was.
            expect(answer.statusCode).toBe(isSeen ? 200 : 412);
            if (isSeen) {
              stored = own.typed;
              version += 1;
              own.believed = answer.json().data.proposal;
            }
          }
          const { documents, version: now } = await person.read(begun.uuid);
          expect([documents[0]!.text, now]).toEqual([stored, version]);
        }
        await person.take({ uuid: begun.uuid, version }, 'withdraw');
      },
    ),
    { numRuns: times(200, 40) },
  );
});

interface Act {
  /** `save late` believes in the version before; `advance` is whatever step leads on from where the proposal is. */
  do: 'begin' | 'save' | 'save late' | 'advance' | Step;
  by: number;
  on: number;
}
type Step = 'review' | 'approve' | 'return' | 'withdraw' | 'publish';

const act: fc.Arbitrary<Act> = fc.record({
  do: fc.constantFrom<Act['do'][]>(
    ...(['begin', 'save', 'save', 'save late', 'review', 'approve', 'publish'] as const),
    ...(['return', 'withdraw', ...Array<'advance'>(9).fill('advance')] as const),
  ),
  by: fc.nat(3),
  on: fc.nat(1),
});

const onward: Partial<Record<Proposal['status'], Step>> = {
  ...{ DRAFT: 'review', RETURNED: 'review', IN_REVIEW: 'approve', APPROVED: 'publish' },
};

/** What a proposal is to whoever watches from outside. */
interface Modelled {
  uuid: string;
  version: number;
  status: Proposal['status'];
  authors: Set<number>;
  approver?: number;
  /** Title that it gives the form. */
  title: string;
  /** Title that was served when it was begun. */
  over: string;
}

/** The answer that a step must have, by the model alone. */
function expected(done: Step | 'save', by: number, { status, authors }: Modelled): number[] {
  const publishes = by >= 2;
  const isOpen: Record<Step | 'save', Proposal['status'][]> = {
    save: ['DRAFT', 'RETURNED'],
    review: ['DRAFT', 'RETURNED'],
    approve: ['IN_REVIEW'],
    return: ['IN_REVIEW', 'APPROVED'],
    withdraw: ['DRAFT', 'RETURNED', 'IN_REVIEW', 'APPROVED'],
    publish: ['APPROVED'],
  };
  // The right is asked for before anything else.
  if ((done === 'approve' || done === 'publish') && !publishes) return [403];
  if (!isOpen[done].includes(status)) return [409];
  if (done === 'approve' && authors.has(by)) return [403];
  if ((done === 'return' || done === 'withdraw') && !publishes && !authors.has(by)) return [403];
  return isChecked(done) ? [200, 409] : [200];
}

/** What is looked at once more over what is served by then. */
const isChecked = (done: Step | 'save') =>
  done === 'review' || done === 'approve' || done === 'publish';

test(
  'whatever authors, approvers and publishers do, no author approves and only what was approved is served',
  { timeout: times(5_400_000, 600_000) },
  async () => {
    let drawn = 0;
    let published = 0;
    let approvals = 0;
    /** As an investor reads it. */
    const served = async () => {
      const { hash } = (await server.ask('GET', '/api/releases/current', { key: true })).json()
        .data;
      const { documents } = (await server.ask('GET', `/api/releases/${hash}`)).json();
      const form = await server.ask('GET', `/api/documents/${documents[PATH]}`);
      return (form.json() as { title: string }).title;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 24, maxLength: 40 }), async (acts) => {
        const all: (Modelled | undefined)[] = [];
        let title = await served();
        for (const one of acts) {
          const person = people[one.by]!;
          const known = all[one.on];
          if (one.do === 'begin' || !known || onward[known.status] === undefined) {
            const wanted = `Título ${drawn++}`;
            const begun = await person.write('Modelo', [{ path: PATH, text: titled(wanted) }]);
            all[one.on] = {
              ...{ uuid: begun.uuid, version: begun.version, status: 'DRAFT', over: title },
              ...{ authors: new Set([one.by]), title: wanted },
            };
            continue;
          }
          const wanted = `Título ${drawn++}`;
          const done: Step | 'save' =
            one.do === 'save late'
              ? 'save'
              : one.do === 'advance'
                ? (onward[known.status] ?? 'withdraw')
                : one.do;
          const isLate = one.do === 'save late';
          const seen = { uuid: known.uuid, version: known.version };
          const believed = { version: known.version - (isLate ? 1 : 0) };
          const text = titled(wanted);
          const answer =
            done === 'save'
              ? await person.save({ ...(await person.read(known.uuid)), ...believed }, [
                  { path: PATH, text },
                ])
              : await person.step(seen, done);
          const status = answer.statusCode;
          const allowed = isLate ? [412] : expected(done, one.by, known);
          expect(allowed, `${done} by ${one.by}: ${answer.body}`).toContain(status);
          if (status === 200) {
            known.version += 1;
            const next = {
              ...{ save: known.status, review: 'IN_REVIEW', approve: 'APPROVED' },
              ...{ return: 'RETURNED', withdraw: 'WITHDRAWN', publish: 'PUBLISHED' },
            } as Record<string, Proposal['status']>;
            known.status = next[done]!;
            if (done === 'save') {
              known.authors.add(one.by);
              known.title = wanted;
            }
            if (done === 'approve') {
              approvals += 1;
              known.approver = one.by;
              expect(known.authors.has(one.by)).toBe(false);
            }
            if (done === 'return') known.approver = undefined;
            if (done === 'publish') {
              published += 1;
              expect(known.approver).toBeDefined();
              expect(known.authors.has(known.approver!)).toBe(false);
              // Nothing that another release said otherwise is undone without a word.
              expect(known.over).toBe(title);
              title = known.title;
            }
          } else if (status === 409 && isChecked(done)) {
            const [{ code }] = answer.json().result.errors;
            const isOvertaken = known.over !== title;
            expect(code).toBe(
              allowed.length === 1
                ? 'studio_state'
                : isOvertaken
                  ? 'studio_conflict'
                  : 'studio_nothing',
            );
          }
          const now = await person.read(known.uuid);
          expect([now.version, now.status]).toEqual([known.version, known.status]);
          expect(JSON.parse(now.documents[0]!.text!)).toMatchObject({ title: known.title });
          expect(await served()).toBe(title);
        }
        for (const known of all)
          if (known && !['PUBLISHED', 'WITHDRAWN'].includes(known.status))
            await people[2]!.take(known, 'withdraw');
      }),
      { numRuns: times(20, 2) },
    );
    // The walk got as far as that.
    expect(approvals).toBeGreaterThan(times(8, 1));
    expect(published).toBeGreaterThan(times(4, 0));
  },
);
