import { describe, expect, it } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import { laidHonestly, overlaid } from '../support/attacks/overlaid.ts';
import { base } from '../support/documents.ts';
import { swept } from '../support/sweep.ts';

const problems = (files: typeof base) =>
  check([...base, ...files], openapi).filter(({ severity }) => severity === 'error');

describe('a variant of a shared document', () => {
  it.each(swept(overlaid, 8).map(({ what, file }) => [what, file] as const))(
    'does not mislead: %s',
    (_what, file) => {
      expect(problems([file]).some((one) => one.file === file.file)).toBe(true);
    },
  );

  it.each(laidHonestly.map(({ what, file }) => [what, file] as const))(
    'may be another in words and order: %s',
    (_what, file) => expect(problems([file])).toEqual([]),
  );
});
