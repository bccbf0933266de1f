import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { PdfDocument } from '../../../src/server/ports/pdfDocument.ts';
import { renderPaper } from '../../../src/server/pdf/renderPaper.ts';

const paperOf = (text: string): PdfDocument => ({
  ...{ title: 'Letras', language: 'es', page: '', foot: '', notice: '', blocks: [] },
  ...{ brand: { name: 'Encinar', color: '#4A5D23' }, at: '2026-11-20T11:00:00Z' },
  blocks: [
    { kind: 'text', text },
    { kind: 'text', look: 'strong', text },
  ],
});

/** What poppler, which is no code of ours, reads in a paper. */
async function extract(text: string): Promise<string> {
  const input = await renderPaper(paperOf(text));
  const read = spawnSync('pdftotext', ['-enc', 'UTF-8', '-', '-'], { input });
  expect(read.status, read.stderr?.toString()).toBe(0);
  return read.stdout.toString('utf8').replace(/\s+/g, '');
}

const accented = 'ÁÉÍÓÚÜÑÇáéíóúüñç';
const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const others = '0123456789¿?¡!()[]«»“”€%ºª·+-–—.,;:/';

test('every letter of Spanish is read in both faces, also after a paper with nothing but its accented ones', async () => {
  expect(await extract(accented)).toContain(accented + accented);
  for (const letters of [plain, others, accented])
    expect(await extract(letters)).toContain(letters + letters);
  expect(await extract('Un lector (UTC+1), 7-nov; Única')).toContain(
    'Unlector(UTC+1),7-nov;Única'.repeat(2),
  );
});

test('names are read in the letters in which they were written', async () => {
  for (const name of ['РесторанМосква', 'ΝίκοςΠαπαδόπουλος', 'ŁukaszŻółć', 'NguyễnThịHương'])
    expect(await extract(name)).toContain(name + name);
});
