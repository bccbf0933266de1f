import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { edited, openStudio, textOf, type StudioPerson } from '../../support/studioDesk.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let editor: StudioPerson;
let publisher: StudioPerson;
beforeAll(async () => {
  server = await startTestServer();
  await server.createUsers('almadraba', [
    { username: 'studio.edit', kind: 'studio', permissionSet: 'STUDIO_EDITION' },
    { username: 'studio.publish', kind: 'studio', permissionSet: 'STUDIO_PUBLICATION' },
    { username: 'studio.nothing', kind: 'studio' },
  ]);
  await server.createUsers('encinar', [
    { username: 'studio.publish', kind: 'studio', permissionSet: 'STUDIO_PUBLICATION' },
  ]);
  editor = await openStudio(server, 'studio.edit');
  publisher = await openStudio(server, 'studio.publish');
});
afterAll(() => server.close());

const current = async () =>
  (await server.ask('GET', '/api/releases/current', { key: true })).json().data.hash as string;
const served = async (path: string) => {
  const { documents } = (await server.ask('GET', `/api/releases/${await current()}`)).json();
  return (await server.ask('GET', `/api/documents/${documents[path]}`)).json();
};
const contactWith = async (title: string) => ({
  path: 'form/contact',
  text: edited(textOf(await editor.release(), 'form/contact'), (form: { title: string }) => {
    form.title = title;
  }),
});

test('a translation that somebody says is good is so for everybody, once, and by its words', async () => {
  const proposal = await editor.write('Otras palabras', [await contactWith('Díganoslo aquí')]);
  const good = { language: 'en', sentence: 'Díganoslo aquí', text: 'Tell us here' };
  const say = (said: object) =>
    editor.ask('POST', `/proposals/${proposal.uuid}/translations`, said);
  for (const said of [good, good, { ...good, text: 'Write to us here' }])
    expect((await say(said)).statusCode).toBe(200);
  const read = await publisher.read(proposal.uuid);
  expect(read.confirmed).toEqual([good, { ...good, text: 'Write to us here' }]);
  expect(read.version).toBe(proposal.version);
  expect((await say({ ...good, language: 'english' })).statusCode).toBe(422);
});

describe('a proposal', () => {
  test('goes from the first letter to what investors are served, and back again', async () => {
    const before = await current();
    const first = (await served('form/contact')).title as string;
    let proposal = await editor.write('Otro título', [
      await contactWith('Escríbanos cuando quiera'),
    ]);
    expect(proposal).toMatchObject({
      status: 'DRAFT',
      version: 2,
      may: ['SAVE', 'REVIEW', 'WITHDRAW'],
    });
    expect(
      (await editor.check(proposal)).problems.filter(({ severity }) => severity === 'error'),
    ).toEqual([]);
    proposal = await editor.take(proposal, 'review');
    expect(await current()).toBe(before);
    proposal = await publisher.take(proposal, 'approve');
    expect(await current()).toBe(before);
    proposal = await publisher.take(proposal, 'publish');
    expect(proposal.release).toBe(await current());
    expect((await served('form/contact')).title).toBe('Escríbanos cuando quiera');
    expect(proposal.history.map(({ what, who }) => [what, who.name])).toEqual([
      ['CREATED', 'studio.edit Prueba'],
      ['SENT', 'studio.edit Prueba'],
      ['APPROVED', 'studio.publish Prueba'],
      ['PUBLISHED', 'studio.publish Prueba'],
    ]);
    const { releases } = (await editor.ask('GET', '/releases')).json().data;
    expect(releases[0]).toMatchObject({
      hash: proposal.release,
      why: 'Hace falta.',
      who: { uuid: publisher.uuid },
      authors: [{ uuid: editor.uuid }],
      approver: { uuid: publisher.uuid },
      proposal: proposal.uuid,
      is_current: true,
    });

    const back = (await editor.ask('POST', `/releases/${releases[1].number}/restore`)).json().data
      .proposal;
    expect(back.paths).toEqual(['form/contact']);
    const sent = await editor.take(back, 'review');
    await publisher.take(await publisher.take(sent, 'approve'), 'publish');
    expect(await current()).toBe(before);
    expect((await served('form/contact')).title).toBe(first);
  });
});

describe('what a closed proposal has changed', () => {
  const title = (name: string) => `El título pasa a ${name}`;
  const change = async (path: string, edit: (value: Record<string, unknown>) => void) => ({
    path,
    text: edited(textOf(await editor.release(), path), edit),
  });
  const publish = async (proposal: { uuid: string; version: number }) =>
    publisher.take(
      await publisher.take(await editor.take(proposal, 'review'), 'approve'),
      'publish',
    );
  const told = async ({ uuid }: { uuid: string }) => {
    const { changes, figures, problems } = await editor.check({ uuid });
    return { sentences: changes.map(({ sentence }) => sentence), figures, problems };
  };

  test('is told for ever of the release that it went over, whatever was published before and after', async () => {
    const first = (await editor.release()).number;
    const beside = await editor.write('Al lado', [
      await change('form/contact', (form) => (form.intro = 'Se lee antes.')),
    ]);
    const one = await editor.write(title('uno'), [await contactWith('Uno')]);
    const before = await told(one);
    await publish(beside);
    const over = await editor.release();
    const published = await publish(one);
    for (let turn = 0; turn < 2; turn++) {
      const after = await told(published);
      expect(after.sentences).toEqual(before.sentences);
      expect(after.sentences.join()).toContain('Uno');
      expect(after.problems).toEqual([]);
      expect(after.figures.map(({ path }) => path)).toEqual(['form/contact']);
      const read = await editor.read(published.uuid);
      expect(read.base).toBe(over.hash);
      const [document] = read.documents;
      // What the other one had published by then is no change of this one.
      expect(JSON.parse(document!.text!)).toMatchObject({ title: 'Uno', intro: 'Se lee antes.' });
      if (turn === 0) await publish(await editor.write(title('dos'), [await contactWith('Dos')]));
    }
    const then = (await editor.ask('GET', `/release?hash=${over.hash}`)).json().data.release;
    expect([then.number, textOf(then, 'form/contact')]).toEqual([
      over.number,
      textOf(over, 'form/contact'),
    ]);
    const { releases } = (await editor.ask('GET', '/releases')).json().data;
    expect(releases.slice(0, 2)).toMatchObject([
      { name: title('dos') },
      { name: title('uno'), proposal: published.uuid },
    ]);
    const back = await editor.ask('POST', `/releases/${first}/restore`);
    await publish(back.json().data.proposal);
  });

  test('is told of the release that it began with, where it was given up', async () => {
    const one = await editor.write('Se deja', [await contactWith('Se deja')]);
    const before = await told(one);
    const left = await editor.take(one, 'withdraw');
    const same = await editor.write('Lo mismo', [await contactWith('Se deja')]);
    const number = (await editor.release()).number;
    await publish(same);
    expect((await told(left)).sentences).toEqual(before.sentences);
    expect(before.sentences.join()).toContain('Se deja');
    const back = await editor.ask('POST', `/releases/${number}/restore`);
    await publish(back.json().data.proposal);
  });

  test('is of the own tenant: a release that it never served is none', async () => {
    const { hash } = await editor.release();
    const unknown = hash.replace(/./g, (sign) => (sign === '0' ? '1' : '0'));
    expect((await editor.ask('GET', `/release?hash=${unknown}`)).statusCode).toBe(404);
    const neighbour = await openStudio(server, 'studio.publish', { tenant: 'encinar' });
    const theirs = (await neighbour.release()).hash;
    expect((await editor.ask('GET', `/release?hash=${theirs}`)).statusCode).toBe(404);
    expect((await editor.ask('GET', '/release?hash=x')).statusCode).toBe(400);
  });
});

test('a proposal tells everybody who wrote in it, once for each time that they did', async () => {
  let proposal = await editor.write('A cuatro manos', [await contactWith('Cuatro manos')]);
  const save = async (person: StudioPerson) => {
    proposal = (await person.save(proposal, proposal.documents)).json().data.proposal;
  };
  for (const person of [publisher, publisher, editor, editor]) await save(person);
  expect(proposal.history.map(({ what, who }) => [what, who.uuid])).toEqual([
    ['CREATED', editor.uuid],
    ['SAVED', publisher.uuid],
    ['SAVED', editor.uuid],
  ]);
  const sent = await editor.take(proposal, 'review');
  expect(await publisher.read(sent.uuid)).toMatchObject({
    is_author: true,
    may: ['RETURN', 'WITHDRAW'],
  });
  expect((await publisher.step(sent, 'approve')).json().result.errors[0].code).toBe('studio_own');
  await editor.take(sent, 'withdraw');
});

test('the name of a proposal has nothing that nobody sees or that turns the reading', async () => {
  const begin = (name: string) => editor.ask('POST', '/proposals', { name });
  for (const sign of ['\u202e', '\u200b', '\u2066'])
    expect((await begin(`Cambio${sign} de título`)).json().result.errors[0]).toMatchObject({
      code: 'studio_name',
      path: '/body/name',
    });
  const proposal = (await begin('Cambio de título')).json().data.proposal;
  const renamed = await editor.save({ ...proposal, name: 'Cambio\u202e de título' }, []);
  expect(renamed.statusCode).toBe(422);
  expect((await editor.save(proposal, [])).statusCode).toBe(200);
});
