import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { createInspectionPool } from '../../../src/server/inspection/pool/inspectionPool.ts';
import { inspectionLimits } from '../../../src/server/inspection/limits.ts';
import { bombs } from '../../support/attacks/bombs.ts';
import { jpegFile, pdfFile } from '../../support/files.ts';
import type { InspectionPool } from '../../../src/server/ports/inspectionPool.ts';
import { isWhole } from '../../support/sweep.ts';

let pool: InspectionPool | undefined;
afterEach(() => pool?.close());
const open = (limits: Partial<typeof inspectionLimits> = {}, places = 2) =>
  (pool = createInspectionPool({ ...inspectionLimits, ...limits }, places));

const person = (name: string, tenant = 'almadraba') => ({ tenant, person: name });
const pdf = await pdfFile();
const look = (name: string, bytes = pdf, tenant?: string) =>
  pool!.look(person(name, tenant), 'pdf', async () => bytes);
/** Takes all of a processor for about a second. */
const slow = bombs.find(({ what }) => what.startsWith('a hundred contents'))!.make().bytes;

/** Processes that this one started and that still run. */
const children = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'latin1')
    .split(' ')
    .filter((pid) => {
      if (!pid.trim()) return false;
      return readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('inspection/child/main.ts');
    });

test('a child starts with the first file, and ends with the pool', async () => {
  open();
  expect(children()).toEqual([]);
  expect(await look('ana')).toMatchObject({ isSigned: false, stopped: false });
  expect(children().length).toBeGreaterThan(0);
  await pool!.close();
  await expect.poll(children).toEqual([]);
  await expect(look('ana')).rejects.toMatchObject({ status: 503 });
});

test.each([
  ['memory', { residentBytes: 1 }, 'complex'],
  ['processor time', { cpuMs: 1 }, 'slow'],
  ['time', { wallMs: 40 }, 'slow'],
] as const)(
  'a file that takes too much %s is refused, and its child ended',
  async (_, limits, fault) => {
    open(limits as never);
    expect(await look('ana', slow)).toMatchObject({ fault, stopped: true });
  },
);

test('a child that runs out of its heap takes only its own file along', async () => {
  open({ heapMb: 24, wallMs: 60_000 } as never);
  const values = bombs.find(({ what }) => what === 'two million dictionaries')!.make().bytes;
  const [bad, good] = await Promise.all([look('ana', values), look('luis')]);
  expect([bad.fault, bad.stopped, good.fault]).toEqual(['complex', true, undefined]);
  expect((await look('ana')).fault).toBeUndefined();
});

test('a child is replaced after its number of files', async () => {
  open({ filesOfAChild: 2 } as never, 1);
  const seen = new Set<string>();
  for (let index = 0; index < 6; index++) {
    expect((await look('ana')).fault).toBeUndefined();
    for (const pid of children()) seen.add(pid);
  }
  expect(seen.size).toBeGreaterThanOrEqual(3);
});

test.runIf(isWhole)(
  'one file of a person at a time, and the next of others goes before their second',
  async () => {
    open();
    const order: string[] = [];
    const done = (name: string, bytes?: Buffer) => look(name, bytes).then(() => order.push(name));
    await Promise.all([look('luis'), look('ana')]);
    await Promise.all([
      done('ana', slow),
      done('ana', slow),
      done('luis'),
      done('nora'),
      done('hugo'),
    ]);
    expect(order.slice(0, 3).sort()).toEqual(['hugo', 'luis', 'nora']);
  },
);

test('those whose file had to be stopped share one place, whoever they are', async () => {
  open({ cpuMs: 300 } as never);
  await Promise.all(['ana', 'eva'].map((name) => look(name, slow)));
  const order: string[] = [];
  const done = (name: string, bytes?: Buffer) => look(name, bytes).then(() => order.push(name));
  await Promise.all([done('ana', slow), done('eva', slow), done('luis')]);
  expect(order[0]).toBe('luis');
});

test.runIf(isWhole)('a tenant whose people take every place leaves one for others', async () => {
  open();
  await Promise.all([look('luis'), look('ana'), look('nora', pdf, 'faro')]);
  const order: string[] = [];
  const done = (name: string, bytes: Buffer, tenant?: string) =>
    look(name, bytes, tenant).then(() => order.push(name));
  await Promise.all([
    ...['ana', 'eva', 'luis'].map((name) => done(name, slow)),
    done('nora', pdf, 'faro'),
  ]);
  expect(order[0]).toBe('nora');
});

test('who sends too much at once is told to wait, and others are not', async () => {
  open({ waitingOfAPerson: 3, waiting: 5 } as never);
  const asked = await Promise.allSettled([
    ...Array.from({ length: 8 }, () => look('ana')),
    look('luis', pdf, 'faro'),
  ]);
  const refused = asked.filter((each) => each.status === 'rejected');
  expect(refused).toHaveLength(4);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
  expect(asked.at(-1)!.status).toBe('fulfilled');
});

test('a tenant whose people fill their share of the line leaves room in it for others', async () => {
  open({ waitingOfATenant: 4 } as never);
  const asked = await Promise.allSettled([
    ...Array.from({ length: 10 }, (_, index) => look(`person ${index}`)),
    look('luis', pdf, 'faro'),
  ]);
  expect(asked.filter((each) => each.status === 'rejected').length).toBeGreaterThan(0);
  expect(asked.at(-1)!.status).toBe('fulfilled');
  pool!.refuseIfFull(person('ana'));
});

test.runIf(isWhole)(
  'whose files took much lately share the place of the laborious, without one that was stopped',
  async () => {
    open({ usedMs: 200, forgottenMs: 0, wallMs: 120_000 } as never);
    for (const name of ['ana', 'eva']) expect((await look(name, slow)).stopped).toBe(false);
    const order: string[] = [];
    const done = (name: string, bytes?: Buffer) => look(name, bytes).then(() => order.push(name));
    await Promise.all([done('ana', slow), done('eva', slow), done('luis'), done('luis')]);
    // In places of their own, both laborious files would have begun before his.
    expect(order[0]).toBe('luis');
    expect(order.at(-1)).toBe('eva');
  },
);

test.runIf(isWhole)('a laborious file is looked into behind everything else', async () => {
  open({ laboriousMs: 50, wallMs: 120_000 } as never);
  await look('luis');
  const looking = look('ana', slow);
  const niceOf = (pid: string) =>
    Number(readFileSync(`/proc/${pid.trim()}/stat`, 'latin1').split(') ').at(-1)!.split(' ')[16]);
  // One stands there from the beginning.
  await expect
    .poll(() => children().filter((pid) => niceOf(pid) === 19).length, { interval: 10 })
    .toBe(2);
  await looking;
});

test('pictures go the same way', async () => {
  open();
  const drawn = await pool!.look(person('ana'), 'jpg', async () => jpegFile());
  expect(drawn.bytes!.subarray(0, 2).toString('hex')).toBe('ffd8');
});
