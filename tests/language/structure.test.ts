import { describe, expect, it } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import { sha256 } from '#/language/values/hash.ts';
import { honestVariants, structureAttacks } from '../support/attacks/structureAttacks.ts';
import { base, file } from '../support/documents.ts';

type Patch = Readonly<Record<string, unknown>>;

const pathOf = (document: string) => {
  const [kind, id] = document.split('/');
  if (kind === 'navigation') return 'schemas/navigation.json';
  return kind === 'codes' ? `schemas/codes/${id}.json` : `schemas/${kind}s/${id}.json`;
};
const sourceOf = (document: string) => base.find((one) => one.file === pathOf(document))!;
const variantOf = (document: string, patch: Patch) =>
  file(`tenants/sly/overlays/${document}.json`, {
    base: { id: document.split('/')[1], sha256: sha256(sourceOf(document).text) },
    patch,
  });

/** The shared documents that what is varied stands on, and no more: each check takes its time. */
const groundOf = (documents: string[]) =>
  base.filter(
    (one) =>
      /^schemas\/(?:texts\/.*es|locks)\.json$|^schemas\/(?:parts|screens\/product)/.test(
        one.file,
      ) || documents.some((document) => one.file === pathOf(document)),
  );

describe.each(Object.entries(structureAttacks))('a variant of what is locked: %s', (_, attacks) => {
  it.each(attacks.map((one) => [one.what, one] as const))(
    'is refused where it is written, %s',
    (_what, { over, patch, at, beside = {} }) => {
      const all = { [over]: patch, ...beside };
      const files = Object.entries(all)
        .filter(([, one]) => Object.keys(one).length > 0)
        .map((one) => variantOf(...one));
      const faults = check([...groundOf(Object.keys(all)), ...files], openapi).filter(
        (one) => one.severity === 'error' && one.file === files[0]!.file,
      );
      expect(faults.map(({ pointer }) => pointer)).toContain(at);
      for (const { message } of faults) expect(message).toMatch(/^[\p{Lu}«].*\.$/su);
    },
  );
});

describe('honest variants', () => {
  it('pass, all of one manager at once', () => {
    const files = honestVariants
      .filter(({ over }, at) => honestVariants.findIndex((one) => one.over === over) === at)
      .map(({ over, patch }) => variantOf(over, patch));
    const refused = check([...base, ...files], openapi)
      .filter((one) => one.severity === 'error' && one.file.startsWith('tenants/sly/overlays/'))
      .map(({ file: path, pointer, message }) => `${path}:${pointer} ${message}`);
    expect(refused).toEqual([]);
  });
});
