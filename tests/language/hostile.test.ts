import { beforeAll, describe, expect, it } from 'vitest';
import { placesOf } from '../support/documents.ts';
import { cpuTime, OUT_OF_BOUNDS } from '../support/cpuTime.ts';
import { swept } from '../support/sweep.ts';
import { hostile } from './hostile/index.ts';

const all = Object.values(hostile).flat();

// What is compiled when it first runs is no document's doing.
beforeAll(() => void placesOf(...all[0]!.files));

describe('hostile and broken documents', () => {
  it('are at least two hundred, of at least twenty classes, each of five or more', () => {
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(Object.keys(hostile).length).toBeGreaterThanOrEqual(20);
    for (const [name, cases] of Object.entries(hostile))
      expect(cases.length, name).toBeGreaterThanOrEqual(5);
  });

  describe.each(Object.entries(hostile))('%s', (_name, cases) => {
    it.each(swept(cases, 5).map((one) => [one.what, one] as const))(
      '%s is refused where it stands',
      (_what, { files, at }) => {
        let places: string[] = [];
        expect(cpuTime(() => (places = placesOf(...files)))).toBeLessThan(OUT_OF_BOUNDS);
        expect(places).toContain(at);
      },
    );
  });
});
