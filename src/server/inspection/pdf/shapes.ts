import type { Shape } from './createCopier.ts';
import { nameOf, PdfStream } from './pdfValue.ts';
import {
  dictOf,
  either,
  listOf,
  mapOf,
  name,
  plain,
  streamOf,
  text,
  type Entries,
} from './shape.ts';
import { assertNotHidden } from './assertNotHidden.ts';

/*
 * What is kept of a page's resources: whatever draws, and nothing that acts, names another file or says
 * who made it. @source ISO 32000-1 §7.10, §8, §9, §11.
 */

const pick = (...keys: string[]): Entries => Object.fromEntries(keys.map((key) => [key, plain]));

// Kinds that hold each other are looked up when they are used.
const anyFunction: Shape = (value, copier) => functions(value, copier);
const anyColorSpace: Shape = (value, copier) => colorSpaces(value, copier);
const anyXObject: Shape = (value, copier) => xObject(value, copier);
const anyFont: Shape = (value, copier) => font(value, copier);
const anyResources: Shape = (value, copier) => resources(value, copier);

const functionEntries: Entries = {
  ...pick('FunctionType', 'Domain', 'Range', 'Size', 'BitsPerSample', 'Order', 'Encode', 'Decode'),
  ...pick('C0', 'C1', 'N', 'Bounds'),
  Functions: listOf(anyFunction),
};
const functions = either(
  streamOf(functionEntries),
  dictOf(functionEntries),
  listOf(anyFunction),
  name,
);

const profile = streamOf({ ...pick('N', 'Range'), Alternate: anyColorSpace });
const colors = dictOf(pick('WhitePoint', 'BlackPoint', 'Gamma', 'Matrix', 'Range'));
/** A name, or a list of a name with what this space is made of. */
const colorSpaces: Shape = (value, copier) => {
  if (!Array.isArray(value)) return name(value, copier);
  return value.map((part) => copier.keep(part, colorPart) ?? null);
};
const tints: Shape = (value, copier) =>
  value instanceof Map && !value.has('FunctionType') ? colors(value, copier) : undefined;
const profiles: Shape = (value, copier) =>
  value instanceof PdfStream && value.dict.has('N') && !value.dict.has('FunctionType')
    ? profile(value, copier)
    : undefined;
const samples: Shape = (value, copier) =>
  value instanceof PdfStream && !value.dict.has('FunctionType')
    ? streamOf({})(value, copier)
    : undefined;
const colorPart = either(
  (value, copier) => (Array.isArray(value) ? colorSpaces(value, copier) : undefined),
  profiles,
  samples,
  tints,
  streamOf(functionEntries),
  dictOf(functionEntries),
  plain,
);

/** @source ISO 32000-1 §11.6.6 */
export const group = dictOf({ ...pick('S', 'I', 'K'), CS: colorSpaces });

const form = streamOf(
  {
    ...pick('Type', 'Subtype', 'FormType', 'BBox', 'Matrix'),
    Resources: anyResources,
    Group: group,
  },
  'content',
);

const imageEntries: Entries = {
  ...pick('Type', 'Subtype', 'Width', 'Height', 'BitsPerComponent', 'Intent', 'ImageMask'),
  ...pick('Decode', 'Interpolate', 'SMaskInData', 'Matte'),
  ColorSpace: colorSpaces,
};
const softMask = streamOf(imageEntries, 'picture');
const image = streamOf(
  { ...imageEntries, SMask: softMask, Mask: either(softMask, listOf(plain)) },
  'picture',
);

/** A picture or a form. Programs in PostScript are neither. */
export const xObject: Shape = (value, copier) => {
  if (!(value instanceof PdfStream)) return undefined;
  assertNotHidden(value.dict.get('OC'), copier.file.resolve);
  const kind = nameOf(copier.file.resolve(value.dict.get('Subtype')));
  if (kind === 'Image') return image(value, copier);
  if (kind !== 'Form' || nameOf(copier.file.resolve(value.dict.get('Subtype2'))) === 'PS')
    return undefined;
  return form(value, copier);
};

const mask = dictOf({ ...pick('Type', 'S', 'BC'), G: form, TR: functions });
const graphicsState = dictOf({
  ...pick('Type', 'LW', 'LC', 'LJ', 'ML', 'D', 'RI', 'OP', 'op', 'OPM', 'FL', 'SM', 'SA'),
  ...pick('BM', 'CA', 'ca', 'AIS', 'TK'),
  SMask: either(mask, name),
  Font: listOf((value, copier) => anyFont(value, copier) ?? plain(value, copier)),
  TR: functions,
  TR2: functions,
});

const shadingEntries: Entries = {
  ...pick('ShadingType', 'Background', 'BBox', 'AntiAlias', 'Domain', 'Matrix', 'Coords', 'Extend'),
  ...pick('BitsPerCoordinate', 'BitsPerComponent', 'BitsPerFlag', 'Decode', 'VerticesPerRow'),
  ColorSpace: colorSpaces,
  Function: functions,
};
const shading = either(streamOf(shadingEntries), dictOf(shadingEntries));
const pattern = either(
  streamOf(
    {
      ...pick('Type', 'PatternType', 'PaintType', 'TilingType', 'BBox', 'XStep', 'YStep', 'Matrix'),
      Resources: anyResources,
    },
    'content',
  ),
  dictOf({ ...pick('Type', 'PatternType', 'Matrix'), Shading: shading, ExtGState: graphicsState }),
);

const system = dictOf({ Registry: text, Ordering: text, Supplement: plain });
const map: Shape = either(
  streamOf({ ...pick('Type', 'CMapName', 'WMode', 'UseCMap'), CIDSystemInfo: system }),
  name,
);
const program = streamOf(pick('Length1', 'Length2', 'Length3', 'Subtype'));
const descriptor = dictOf({
  ...pick('Type', 'FontName', 'FontFamily', 'FontStretch', 'FontWeight', 'Flags', 'FontBBox'),
  ...pick('ItalicAngle', 'Ascent', 'Descent', 'Leading', 'CapHeight', 'XHeight', 'StemV', 'StemH'),
  ...pick('AvgWidth', 'MaxWidth', 'MissingWidth', 'CharSet'),
  CIDSet: streamOf({}),
  FontFile: program,
  FontFile2: program,
  FontFile3: program,
});
const font = dictOf({
  ...pick('Type', 'Subtype', 'BaseFont', 'Name', 'FirstChar', 'LastChar', 'Widths'),
  ...pick('DW', 'W', 'DW2', 'W2', 'FontBBox', 'FontMatrix'),
  FontDescriptor: descriptor,
  Encoding: either(dictOf(pick('Type', 'BaseEncoding', 'Differences')), map),
  ToUnicode: map,
  DescendantFonts: listOf(anyFont),
  CIDSystemInfo: system,
  CIDToGIDMap: map,
  CharProcs: mapOf(streamOf({}, 'content')),
  Resources: anyResources,
});

/** Marks of content are not kept; what they would hide must not be there. */
const layers: Shape = (value, copier) => {
  for (const each of value instanceof Map ? value.values() : [])
    assertNotHidden(each, copier.file.resolve);
  return undefined;
};

/** @source ISO 32000-1 §7.8.3 */
export const resourceEntries: Entries = {
  Properties: layers,
  ProcSet: plain,
  ExtGState: mapOf(graphicsState),
  ColorSpace: mapOf(colorSpaces),
  Pattern: mapOf(pattern),
  Shading: mapOf(shading),
  XObject: mapOf(anyXObject),
  Font: mapOf(font),
};
const resources = dictOf(resourceEntries);

/** What a page draws by itself. */
export const content = streamOf({}, 'content');
