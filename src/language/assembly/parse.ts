import { visit } from 'jsonc-parser';
import type { Kind } from '../grammar/index.ts';
import { sizes } from './sizes.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';

/** Names that could reach a prototype: refused as keys anywhere, but for the words among them where words are keys. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads the text of a document, limits first: size, depth, nodes, width, and no name twice.
 * Nothing that a hostile text holds is looked at before the limit that tames it. Never throws.
 */
export function parse(text: string, kind: Kind): { value?: unknown; faults: Diagnostic[] } {
  const size = sizes[kind] ?? sizes.default;
  const untamed = beyond(text, size);
  if (untamed) return refuse('', untamed);
  const faults = scan(text, size, kind === 'texts' ? new Set(['__proto__']) : FORBIDDEN);
  if (faults.length > 0) return { faults };
  try {
    return { value: JSON.parse(text), faults };
  } catch {
    return refuse('', 'No es JSON.');
  }
}

/** Whether a text is of a size and depth at which it can be looked into. */
export const isTame = (text: string, kind: Kind): boolean =>
  beyond(text, sizes[kind] ?? sizes.default) === undefined;

function beyond(text: string, size: Size): string | undefined {
  if (new TextEncoder().encode(text).length > size.bytes)
    return `El documento pasa de ${Math.floor(size.bytes / 1024)} KB.`;
  return depthOf(text) > size.depth ? `Tiene más de ${size.depth} niveles.` : undefined;
}

const refuse = (pointer: string, message: string) => ({
  faults: [{ pointer, message, severity: 'error' as const }],
});

/** Deepest nesting of brackets outside texts; linear, and without recursion. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (quoted) {
      if (character === '\\') at++;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    else if (character === '}' || character === ']') depth--;
  }
  return deepest;
}

type Size = (typeof sizes)['default'];

function scan(text: string, size: Size, forbidden: ReadonlySet<string>): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const open: Set<string>[] = [];
  let nodes = 0;
  const fault = (path: (string | number)[], message: string) => {
    if (faults.length < 50)
      faults.push({ pointer: path.map(step).join(''), message, severity: 'error' });
  };
  visit(
    text,
    {
      onObjectBegin: (_offset, _length, _line, _character, path) => {
        open.push(new Set());
        if (++nodes === size.nodes + 1) fault(path(), `Tiene más de ${size.nodes} nodos.`);
      },
      onArrayBegin: (_offset, _length, _line, _character, path) => {
        if (++nodes === size.nodes + 1) fault(path(), `Tiene más de ${size.nodes} nodos.`);
      },
      onObjectProperty: (name, _offset, _length, _line, _character, path) => {
        const names = open.at(-1)!;
        const here = () => [...path(), name];
        if (forbidden.has(name)) fault(here(), `El nombre «${name}» está prohibido.`);
        if (names.has(name)) fault(here(), `El nombre «${name.slice(0, 60)}» está dos veces.`);
        if (names.add(name).size === size.properties + 1)
          fault(path(), `Tiene más de ${size.properties} propiedades.`);
      },
      onObjectEnd: () => {
        open.pop();
      },
      onError: (_error, offset, _length, line, character) => {
        if (faults.length === 0)
          fault(
            [],
            `No es JSON: línea ${line + 1}, columna ${character + 1} (posición ${offset}).`,
          );
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  return faults;
}
