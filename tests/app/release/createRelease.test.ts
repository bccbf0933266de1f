import { describe, expect, test } from 'vitest';
import { createRelease } from '#/app/release/createRelease.ts';
import type { Call } from '#/contract/call.ts';
import type { BriefManifest } from '#/contract/preloaded.ts';

const manifest = {
  documents: { 'form/contact': 'f1', 'codes/provinces': 'p1' },
  validators: { contact: 'v1' },
  screens: {},
  languages: ['es'],
} satisfies BriefManifest;

/** A backend whose first so many answers are refusals. */
function backend(refusals = 0) {
  const asked: string[] = [];
  const call = (async (_: string, input: { path: { hash: string } }) => {
    asked.push(input.path.hash);
    return asked.length <= refusals
      ? { problem: { status: 503 } }
      : { data: { id: input.path.hash } };
  }) as unknown as Call;
  return { call, asked };
}
const validator = () => () => true;
const load = async () => ({ default: validator });

describe('a release', () => {
  test('brings each document once, by its hash', async () => {
    const { call, asked } = backend();
    const release = createRelease(call, 'h', manifest, load);
    expect(await Promise.all([release.codes('provinces'), release.codes('provinces')])).toEqual([
      { id: 'p1' },
      { id: 'p1' },
    ]);
    expect(asked).toEqual(['p1']);
  });

  test('asks again after a refusal', async () => {
    const { call, asked } = backend(1);
    const release = createRelease(call, 'h', manifest, load);
    await expect(release.codes('provinces')).rejects.toEqual({ status: 503 });
    expect(await release.codes('provinces')).toEqual({ id: 'p1' });
    expect(asked).toEqual(['p1', 'p1']);
  });

  test('gives a form with its hash before its validator has come', async () => {
    const release = createRelease(backend().call, 'h', manifest, load);
    const form = await release.form('contact');
    expect([form.document, form.hash]).toEqual([{ id: 'f1' }, 'f1']);
    expect(await form.validator).toBe(validator);
  });

  test('asks once for the whole of a manifest that lacks a document', async () => {
    const asked: string[] = [];
    const call = (async (id: string, { path: { hash } }: { path: { hash: string } }) => {
      asked.push(`${id} ${hash}`);
      return id === 'getRelease' ? { data: manifest } : { data: { id: hash } };
    }) as unknown as Call;
    const brief = { ...manifest, documents: { 'codes/provinces': 'p1' }, validators: {} };
    const release = createRelease(call, 'h', brief, load);
    await release.codes('provinces');
    const [form] = await Promise.all([release.form('contact'), release.complete()]);
    expect([form.document, form.hash]).toEqual([{ id: 'f1' }, 'f1']);
    expect(await form.validator).toBe(validator);
    expect(asked).toEqual(['getReleaseDocument p1', 'getRelease h', 'getReleaseDocument f1']);
  });

  test('says which document it does not have', async () => {
    const call = (async () => ({ data: manifest })) as unknown as Call;
    const release = createRelease(call, 'h', manifest, load);
    await expect(release.codes('toString')).rejects.toThrow('codes/toString');
  });
});
