import { reservedAddresses, sharedAddresses } from '../values/addresses.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { tenantOf } from '../assembly/source.ts';
import { error, ofKind, type Check } from './context.ts';

/** A screen stands where no page of the server and no other screen does, and where one can be sure of it. */
export const checkPaths: Check = ({ kind, value, file, variant }, context) => {
  if (kind !== 'screen') return [];
  const screen = value as ScreenDocument;
  const why = whyNot(screen.path);
  if (why) return [error('/path', why)];
  const [first = ''] = partsOf(screen.path);
  if (tenantOf(file) && !variant && sharedAddresses.has(first))
    return [
      error('/path', `«/${first}» es de todas las entidades: no lleva a una pantalla propia.`),
    ];
  return ofKind<ScreenDocument>(context, 'screen')
    .filter((other) => other.id !== screen.id && screen.path !== other.path)
    .filter((other) => overlap(partsOf(screen.path), partsOf(other.path)))
    .filter((other) => placesIn(screen.path) >= placesIn(other.path))
    .map((other): Diagnostic =>
      error('/path', `Tapa a la pantalla «${other.id}», que está en «${other.path}».`),
    );
};

const partsOf = (path: string) => path.split('/').slice(1);
const isPlace = (part: string) => part.startsWith('{');
const isLoose = (part: string) => part.endsWith('?}');
const placesIn = (path: string) => partsOf(path).filter(isPlace).length;

function whyNot(path: string): string | undefined {
  const parts = partsOf(path);
  const [first = ''] = parts;
  if (parts.some((part) => part === '')) return 'Cada parte de la dirección tiene un nombre.';
  if (isPlace(first)) return 'La primera parte es fija: si no, taparía todas las demás pantallas.';
  if (reservedAddresses.has(first))
    return `«/${first}» es del servidor: no puede ser una pantalla.`;
  if (parts.slice(0, -1).some(isLoose)) return 'Sólo la última parte puede faltar.';
  const places = parts.filter(isPlace);
  return new Set(places).size < places.length ? 'Dos partes tienen el mismo nombre.' : undefined;
}

/** Whether some address is one of both. */
function overlap(one: string[], other: string[]): boolean {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, at) => [one[at], other[at]]).every(([a, b]) => {
    if (a === undefined || b === undefined) return isLoose(a ?? b ?? '');
    return a === b || isPlace(a) || isPlace(b);
  });
}
