import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleanPdf } from '../../../src/server/inspection/pdf/cleanPdf.ts';
import { activeNames, activePdfs, MARK, SHOWN } from '../../support/attacks/activePdfs.ts';
import { namesIn } from '../../support/attacks/namesIn.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

/** An object of another generation than its name and its table say: a layer that is asked for so is refused. */
const isAmbiguous = ({ what }: { what: string }) => /^URI in the resources, another gen/.test(what);
const all = activePdfs().filter((each) => !isAmbiguous(each));
/** Another parser's view, where the machine has one. */
const hasPoppler = spawnSync('pdfinfo', ['-v']).error === undefined;

test('the samples are many, and active as a look at their bytes says', () => {
  expect(all.length).toBeGreaterThanOrEqual(200);
  const quiet = all.filter(({ bytes }) => {
    const { names, whole } = namesIn(bytes);
    return !activeNames.some((name) => names.has(name)) && !whole.includes(MARK);
  });
  expect(quiet.map(({ what }) => what)).toEqual([]);
});

test('nothing of what acts or carries is kept, however it is hidden, and what is seen stays', () => {
  const kept = all.map(({ what, bytes }) => {
    const { names, whole } = namesIn(cleanPdf(bytes).bytes);
    const active = activeNames.filter((name) => names.has(name));
    return { what, active, hasMark: whole.includes(MARK), isShown: whole.includes(SHOWN) };
  });
  expect(
    kept.filter(({ active, hasMark, isShown }) => active.length || hasMark || !isShown),
  ).toEqual([]);
});

test.runIf(hasPoppler)(
  'another reader finds no script and no file in what is kept',
  () => {
    const folder = temporaryFolder('active');
    const path = join(folder, 'kept.pdf');
    // Each kind of hiding and writing comes again every few samples.
    for (const { what, bytes } of all.filter((_, index) => index % 7 === 0)) {
      writeFileSync(path, cleanPdf(bytes).bytes);
      const run = (program: string, ...options: string[]) => {
        const { stdout, stderr, status } = spawnSync(program, [...options, path]);
        return { said: `${stdout}`.trim(), complaints: `${stderr}`.trim(), status };
      };
      const text = spawnSync('pdftotext', [path, '-']);
      expect([what, `${text.stdout}`.trim(), `${text.stderr}`]).toEqual([what, SHOWN, '']);
      expect([what, run('pdfinfo', '-js').said]).toEqual([what, '']);
      expect([what, run('pdfdetach', '-list').said]).toEqual([what, '0 embedded files']);
    }
    rmSync(folder, { recursive: true, force: true });
  },
  120_000,
);
