import { expect, test } from 'vitest';
import { cleanPdf } from '../../../src/server/inspection/pdf/cleanPdf.ts';
import { cpuTime } from '../../support/cpuTime.ts';
import { drawnForever, drawnPdf } from '../../support/attacks/drawnForever.ts';
import { stream } from '../../support/attacks/rawPdf.ts';

test.each(Object.entries(drawnForever))('is refused, and soon: %s', (_, make) => {
  const bytes = make();
  const work = () =>
    expect(() => cleanPdf(bytes)).toThrow(expect.objectContaining({ fault: 'complex' }));
  expect(cpuTime(work)).toBeLessThan(3_000);
});

test('marks of a chart, letterheads within each other and long texts are taken', () => {
  const form = '/Type/XObject/Subtype/Form/BBox[0 0 9 9]';
  const bytes = drawnPdf('/XObject<</Mark 9 0 R/Head 10 0 R>>/Font<</F 12 0 R>>', [
    [4, stream('', `/Head Do ${'1 0 0 1 5 5 cm /Mark Do '.repeat(8_000)} BT /F 9 Tf (aaaa) Tj ET`)],
    [9, stream(form, '0 0 2 2 re f')],
    [10, stream(`${form}/Resources<</XObject<</Inner 11 0 R>>>>`, '/Inner Do /Inner Do')],
    [11, stream(form, '0 0 9 9 re f '.repeat(20_000))],
    [
      12,
      '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[.1 0 0 .1 0 0]/CharProcs<</a 13 0 R>>' +
        '/Encoding<</Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[9]>>',
    ],
    [13, stream('', '9 0 d0 0 0 9 9 re f')],
  ]);
  expect(cleanPdf(bytes).bytes.length).toBeGreaterThan(1_000);
});
