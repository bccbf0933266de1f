import type { Kind } from '../grammar/index.ts';
import { sha256 } from '../values/hash.ts';
import { overlay } from './overlay.ts';
import type { FileDiagnostic, Diagnostic } from '../values/diagnostic.ts';
import { readText } from './readText.ts';
import { isInParts, placeOf, type DocumentFile, type Place } from './source.ts';
import type { OverlayDocument } from '../documents/tenantDocuments.ts';

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
  /** Exact text: the file's, or the merged document written out. */
  text: string;
  value: unknown;
}

/** Documents by `<kind>/<id>`, and what kept others out. */
export interface Assembly {
  documents: Map<string, Assembled>;
  problems: FileDiagnostic[];
}

/**
 * Reads every file, lays a tenant's overlays over the base, and lets a tenant's own documents stand beside
 * it. Only documents that fit their grammar come through; the rest are problems.
 */
export function assemble(
  base: readonly DocumentFile[],
  tenant: readonly DocumentFile[] = [],
): Assembly {
  const documents = new Map<string, Assembled>();
  const problems: FileDiagnostic[] = [];
  const say = (file: string, faults: readonly Diagnostic[]) =>
    problems.push(...faults.map((fault) => ({ file, ...fault })));
  const variants: [Place, DocumentFile, OverlayDocument][] = [];
  for (const source of [...base, ...tenant]) {
    const place = placeOf(source.file);
    if (!place) {
      say(source.file, [
        error('', 'Aquí no va ningún documento: la carpeta no existe en el esquema.'),
      ]);
      continue;
    }
    const { value, faults } = readText(source.text, place.kind);
    say(source.file, faults);
    if (faults.length > 0) continue;
    if (place.kind === 'overlay') variants.push([place, source, value as OverlayDocument]);
    else add(documents, place, source, value, say);
  }
  for (const [place, source, variant] of variants) {
    const key = `${place.over}/${place.id}`;
    const under = documents.get(key);
    if (!under || variant.base.id !== place.id) {
      say(source.file, [
        error('/base/id', `No hay ningún documento «${key}» al que aplicar la variante.`),
      ]);
      continue;
    }
    const { document, faults } = overlay(under.value, sha256(under.text), variant, under.kind);
    const text = `${JSON.stringify(document, null, 2)}\n`;
    const { value: read, faults: fits } = readText(text, under.kind);
    say(source.file, [
      ...faults,
      ...fits.map((fault) => ({ ...fault, pointer: `/patch${fault.pointer}` })),
    ]);
    if (fits.length > 0) continue;
    const renamed = (document as { id?: unknown }).id !== (under.value as { id?: unknown }).id;
    if (renamed)
      say(source.file, [error('/patch/id', 'Una variante no puede cambiar el identificador.')]);
    const patched = { file: source.file, patch: variant.patch, base: under.value };
    documents.set(key, { ...under, variant: patched, text, value: read });
  }
  return { documents, problems };
}

const error = (pointer: string, message: string): Diagnostic => ({
  pointer,
  message,
  severity: 'error',
});

function add(
  documents: Map<string, Assembled>,
  { kind, id }: Place,
  { file, text }: DocumentFile,
  value: unknown,
  say: (file: string, faults: readonly Diagnostic[]) => void,
): void {
  const key = `${kind}/${id}`;
  const own = (value as { id?: unknown }).id;
  const named =
    kind === 'form' ||
    kind === 'screen' ||
    kind === 'codes' ||
    kind === 'navigation' ||
    kind === 'locks';
  if (named && own !== id)
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
      text: `${JSON.stringify(merged, null, 2)}\n`,
      value: merged,
      parts,
    });
  } else if (before) say(file, [error('', `Ya hay un documento «${key}» en ${before.file}.`)]);
  else
    documents.set(key, { kind, id, file, text, value, ...(isInParts(kind) && { parts: [part] }) });
}
