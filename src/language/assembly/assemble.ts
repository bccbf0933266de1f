import { grammarOfFile, type Kind } from '../grammar/index.ts';
import type { FormFile, PartDocument } from '../documents/part.ts';
import type { CodesDocument, OverlayDocument } from '../documents/tenantDocuments.ts';
import type { FileDiagnostic, Diagnostic } from '../values/diagnostic.ts';
import { sha256 } from '../values/hash.ts';
import type { Origin } from './expand.ts';
import { expandText } from './expandText.ts';
import { overlay } from './overlay.ts';
import { isTame } from './parse.ts';
import { readText } from './readText.ts';
import { salvage } from './salvage.ts';
import { isInParts, placeOf, type DocumentFile, type Place } from './source.ts';

/** A document of a tenant as it will be served. */
export interface Assembled {
  kind: Kind;
  id: string;
  /** The file that it comes from; with an overlay, that of the base. */
  file: string;
  /** The overlay that was laid over it. */
  variant?: { file: string; patch: unknown; base: unknown };
  /** Texts and words are put together from several files; later ones win. */
  parts?: { file: string; value: object }[];
  /** What parts and a list of questions gave to a form, and where that is written. */
  origins?: readonly Origin[];
  /** Exact text: the file's, or the expanded or merged document written out. */
  text: string;
  value: unknown;
}

/** Documents by `<kind>/<id>`, and what kept others out. */
export interface Assembly {
  documents: Map<string, Assembled>;
  /** Documents that are none, with what could be made of them: for others to look at, never served. */
  unread: Map<string, Assembled>;
  problems: FileDiagnostic[];
}

/**
 * Reads every file, puts parts and the words of questions into the forms that use them, lays a tenant's overlays over the base, and lets a
 * tenant's own documents stand beside it. Only documents that fit their grammar come through; the rest are problems.
 */
export function assemble(
  base: readonly DocumentFile[],
  tenant: readonly DocumentFile[] = [],
): Assembly {
  const assembly: Assembly = { documents: new Map(), unread: new Map(), problems: [] };
  const say = (file: string, faults: readonly Diagnostic[]) =>
    assembly.problems.push(...faults.map((fault) => ({ file, ...fault })));
  const variants: [Place, DocumentFile, OverlayDocument][] = [];
  const forms: FormOfFile[] = [];
  for (const source of [...base, ...tenant]) {
    const place = placeOf(source.file);
    if (!place) {
      say(source.file, [
        error('', 'Aquí no va ningún documento: la carpeta no existe en el esquema.'),
      ]);
      continue;
    }
    const { value, faults } = readText(source.text, place.kind, grammarOfFile(place.kind));
    say(source.file, faults);
    const isRead = faults.length === 0;
    const looked = isRead ? value : made(place, source);
    if (looked === undefined) continue;
    if (place.kind === 'form') forms.push({ place, source, form: looked as FormFile, isRead });
    else if (!isRead) leave(assembly, place, source, looked);
    else if (place.kind === 'overlay') variants.push([place, source, value as OverlayDocument]);
    else add(assembly, place, source, value, say);
  }
  expandForms(assembly, forms, say);
  for (const [place, source, variant] of variants) vary(assembly, place, source, variant, say);
  return assembly;
}

type Say = (file: string, faults: readonly Diagnostic[]) => void;

const error = (pointer: string, message: string): Diagnostic => ({
  pointer,
  message,
  severity: 'error',
});

/** What can be made of a file that is no document. */
function made({ kind }: Place, { text }: DocumentFile): unknown {
  if (kind === 'overlay' || isInParts(kind) || !isTame(text, kind)) return undefined;
  return salvage(text, grammarOfFile(kind));
}

function leave(
  { unread }: Assembly,
  { kind, id }: Place,
  { file, text }: DocumentFile,
  value: unknown,
  origins: readonly Origin[] = [],
): void {
  unread.set(`${kind}/${id}`, { kind, id, file, text, value, origins });
}

interface FormOfFile {
  place: Place;
  source: DocumentFile;
  form: FormFile;
  isRead: boolean;
}

/** Forms with what they use put in. Of one that uses what is no document nothing is said: what is wrong is said there. */
function expandForms(assembly: Assembly, forms: readonly FormOfFile[], say: Say): void {
  const { documents, unread } = assembly;
  const all = [...unread.values(), ...documents.values()];
  const ofKind = <T>(kind: Kind) =>
    new Map(
      all
        .filter((one) => one.kind === kind)
        .map(({ id, file, value }) => [id, { file, value: value as T }]),
    );
  const [parts, lists] = [ofKind<PartDocument>('part'), ofKind<CodesDocument>('codes')];
  for (const { place, source, form, isRead } of forms) {
    const { text, value, origins, faults } = expandText(source, form, parts, lists);
    const isFollowed = isRead && !origins.some(({ key }) => unread.has(key));
    if (isFollowed) for (const fault of faults) say(fault.file, [fault]);
    if (isFollowed && faults.length === 0)
      add(assembly, place, { ...source, text }, value, say, origins);
    else if (value !== undefined) leave(assembly, place, { ...source, text }, value, origins);
  }
}

function vary(
  { documents, unread }: Assembly,
  { over, id }: Place,
  { file }: DocumentFile,
  variant: OverlayDocument,
  say: Say,
): void {
  const key = `${over}/${id}`;
  const under = documents.get(key);
  if (unread.has(key)) return;
  if (!under || variant.base.id !== id)
    return say(file, [
      error('/base/id', `No hay ningún documento «${key}» al que aplicar la variante.`),
    ]);
  const { document, faults } = overlay(under.value, sha256(under.text), variant, under.kind);
  const text = `${JSON.stringify(document, null, 2)}\n`;
  const { value, faults: fits } = readText(text, under.kind);
  say(file, [...faults, ...fits.map((fault) => ({ ...fault, pointer: `/patch${fault.pointer}` }))]);
  if (fits.length > 0) return;
  const renamed = (document as { id?: unknown }).id !== (under.value as { id?: unknown }).id;
  if (renamed) say(file, [error('/patch/id', 'Una variante no puede cambiar el identificador.')]);
  const patched = { file, patch: variant.patch, base: under.value };
  documents.set(key, { ...under, variant: patched, text, value });
}

/** Kinds whose documents say by what name they are known. */
const named: readonly Kind[] = [
  'form',
  'screen',
  'codes',
  'navigation',
  'locks',
  'part',
  'example',
];

function add(
  { documents }: Assembly,
  { kind, id }: Place,
  { file, text }: DocumentFile,
  value: unknown,
  say: Say,
  origins: readonly Origin[] = [],
): void {
  const key = `${kind}/${id}`;
  const own = (value as { id?: unknown }).id;
  if (named.includes(kind) && own !== id)
    say(file, [
      error('/id', `El identificador es «${String(own)}» y el fichero se llama «${id}».`),
    ]);
  const before = documents.get(key);
  const part = { file, value: value as object };
  if (before && isInParts(kind)) {
    const merged = { ...(before.value as object), ...part.value };
    const parts = [...before.parts!, part];
    documents.set(key, {
      kind,
      id,
      file,
      // Written out when it is asked for: most of them get one part more.
      get text() {
        return `${JSON.stringify(merged, null, 2)}\n`;
      },
      value: merged,
      parts,
    });
  } else if (before) say(file, [error('', `Ya hay un documento «${key}» en ${before.file}.`)]);
  else
    documents.set(key, {
      kind,
      id,
      file,
      text,
      value,
      ...(isInParts(kind) && { parts: [part] }),
      ...(origins.length > 0 && { origins }),
    });
}
