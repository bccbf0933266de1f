import { stream, packed, writeRaw } from './rawPdf.ts';

const LEVELS = 12;
const TIMES = 10;

/** A PDF of one page of these objects, 4 its content, with these resources. */
export function drawnPdf(resources: string, objects: [number, string | Buffer][]): Buffer {
  const all = new Map<number, string | Buffer>([
    [1, '<</Type/Catalog/Pages 2 0 R>>'],
    [2, '<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [
      3,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<<${resources}>>>>`,
    ],
    ...objects,
  ]);
  return writeRaw({ objects: all, trailer: '/Root 1 0 R' }, 'table');
}

/** Level after level, each of which draws the next ten times in these words. */
function nested(words: string, dict: (next: number) => string): [number, Buffer][] {
  return Array.from({ length: LEVELS }, (_, at): [number, Buffer] => [
    at + 100,
    stream(dict(at + 101), at === LEVELS - 1 ? '0 0 9 9 re f' : words.repeat(TIMES)),
  ]);
}

const form = (resources: string) => `/Type/XObject/Subtype/Form/BBox[0 0 9 9]${resources}`;
const forms = (words: string) =>
  drawnPdf('/XObject<</X 100 0 R>>', [
    [4, stream('', words)],
    ...nested(`${words}\n`, (next) => form(`/Resources<</XObject<</X ${next} 0 R>>>>`)),
  ]);
const signs = (sign: string, content: string) =>
  drawnPdf('/Font<</F 9 0 R>>/XObject<</X 11 0 R>>', [
    [4, stream('', `BT /F 9 Tf (${'a'.repeat(200_000)}) Tj ET`)],
    [
      9,
      '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[.1 0 0 .1 0 0]/CharProcs<</a 10 0 R>>' +
        '/Encoding<</Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[9]>>',
    ],
    [10, stream('', sign)],
    [11, stream(form(''), content)],
  ]);

/** PDFs that are small to read and endless to draw. */
export const drawnForever: Record<string, () => Buffer> = {
  'forms that draw the next ten times': () => forms('/X Do'),
  'forms whose names are spelt otherwise': () => forms('/#58 Do'),
  'forms behind a comment': () => forms('/X % a word \nDo'),
  'forms that share the resources of their page': () =>
    drawnPdf(
      `/XObject<<${Array.from({ length: LEVELS }, (_, at) => `/X${at} ${at + 100} 0 R`).join('')}>>`,
      [
        [4, stream('', '/X0 Do')],
        ...Array.from({ length: LEVELS }, (_, at): [number, Buffer] => [
          at + 100,
          stream(form(''), `/X${at + 1} Do `.repeat(TIMES)),
        ]),
      ],
    ),
  'a form that draws itself': () =>
    drawnPdf('/XObject<</X 100 0 R>>', [
      [4, stream('', '/X Do')],
      [100, stream(form('/Resources<</XObject<</X 100 0 R>>>>'), '/X Do /X Do')],
    ]),
  'patterns that paint with the next ten times': () =>
    drawnPdf('/Pattern<</X 100 0 R>>', [
      [4, stream('', '/Pattern cs /X scn 0 0 300 200 re f')],
      ...nested(
        '/Pattern cs /X scn 0 0 9 9 re f\n',
        (next) =>
          `/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<</Pattern<</X ${next} 0 R>>>>`,
      ),
    ]),
  'masks that hold the next ten times': () =>
    drawnPdf('/ExtGState<</X <</SMask<</S/Alpha/G 100 0 R>>>>>>', [
      [4, stream('', '/X gs 0 0 9 9 re f')],
      ...nested('/X gs 0 0 9 9 re f\n', (next) =>
        form(`/Resources<</ExtGState<</X <</SMask<</S/Alpha/G ${next} 0 R>>>>>>>>`),
      ),
    ]),
  'signs that each draw a form': () => signs('9 0 d0 /X Do', '0 0 9 9 re f'),
  'signs that are drawn by long programs': () =>
    signs(`9 0 d0 ${'0 0 9 9 re f '.repeat(10_000)}`, ''),
  'one large picture drawn a thousand times': () =>
    drawnPdf('/XObject<</X 9 0 R>>', [
      [4, stream('', '/X Do '.repeat(1_000))],
      [
        9,
        packed(
          '/Type/XObject/Subtype/Image/Width 10000/Height 10000/ColorSpace/DeviceGray/BitsPerComponent 1',
          Buffer.alloc(1_250 * 10_000),
        ),
      ],
    ]),
  'a content of sixty megabytes': () =>
    drawnPdf('', [[4, packed('', '0 0 9 9 re f '.repeat(5_000_000))]]),
  'one content of some megabytes five thousand times over': () =>
    drawnPdf('', [
      [3, `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents[${'4 0 R '.repeat(4_000)}]>>`],
      [4, packed('', '0 0 9 9 re f '.repeat(300_000))],
    ]),
};
