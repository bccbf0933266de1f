import { numericFormats, type Binding, type Format } from '../expressions/binding.ts';
import { grammars } from '../grammar/index.ts';
import { error, type Check } from './context.ts';
import { found } from '../grammar/walk.ts';

/** Formats of figures. */
const FIGURES: ReadonlySet<Format> = new Set<Format>([...numericFormats, 'iban']);

/** A figure that nobody knows is not shown: no document says one in its place. */
export const checkShownDefaults: Check = ({ kind, value }) =>
  found(grammars[kind], value, 'binding')
    .filter(({ pointer }) => !/\/input\/(?:path|query|body)\/[^/]+$/.test(pointer))
    .filter(({ value: binding }) => isFigure(binding as Binding))
    .map(({ pointer }) =>
      error(`${pointer}/default`, 'Una cifra que falta no se inventa: se deja sin ella.'),
    );

const isFigure = ({ as, default: other }: Binding) =>
  other !== undefined &&
  other !== null &&
  ((as !== undefined && FIGURES.has(as)) || typeof other === 'number' || /\d/.test(String(other)));
