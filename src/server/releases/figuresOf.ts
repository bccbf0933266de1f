import { brotliCompressSync, constants } from 'node:zlib';
import type { FormDocument } from '#/language/documents/form.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { costOfForm, costOfScreen, type Cost } from '#/language/proposals/costOf.ts';
import { drawnBy } from '#/language/proposals/shownWith.ts';
import { compileStandalone } from '#/language/validation/compileStandalone.ts';
import type { DocumentFigures } from '../ports/releaseBuilder.ts';

interface Size extends Cost {
  bytes: number;
}

const nothing: Size = { bytes: 0, fields: 0, conditions: 0, turns: 0 };

/** What a document costs whoever has it before them, as it is to be and as it is served. */
export function figuresOf(path: string, before: Documents, after: Documents): DocumentFigures {
  const [now, then] = [sizeOf(path, after), sizeOf(path, before)];
  return {
    ...{ path, ...now, bytes_before: then.bytes, fields_before: then.fields },
    ...{ conditions_before: then.conditions, turns_before: then.turns },
  };
}

function sizeOf(path: string, documents: Documents): Size {
  if (!Object.hasOwn(documents, path)) return nothing;
  const kind = path.slice(0, path.indexOf('/'));
  if (kind !== 'form' && kind !== 'screen')
    return { ...nothing, bytes: compressed(documents[path]!) };
  const loaded = [...drawnBy(documents, path)].filter(isLoaded);
  const forms = loaded
    .filter((key) => key.startsWith('form/'))
    .map((key) => valueOf(documents, key) as unknown as FormDocument);
  const texts = [...loaded.map((key) => documents[key]!), ...forms.map(validatorOf)];
  const bytes = texts.reduce((sum, text) => sum + compressed(text), 0);
  try {
    const cost =
      kind === 'form'
        ? costOfForm(forms[0]!)
        : costOfScreen(valueOf(documents, path) as unknown as ScreenDocument, forms);
    return { bytes, ...cost };
  } catch {
    // Whose conditions go round in circles is told among the problems.
    return { ...nothing, bytes };
  }
}

/** Texts, look and settings are every page's. */
const isLoaded = (key: string) => /^(form|screen|codes)\//.test(key);

/** As the server sends it; the same effort for both, and a quick one. */
const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;

/** Of a form that is none there is no validator. */
function validatorOf(form: FormDocument): string {
  try {
    return compileStandalone(form);
  } catch {
    return '';
  }
}
