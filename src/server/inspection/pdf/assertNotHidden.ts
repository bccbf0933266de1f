import { Unfit } from '../fault.ts';
import type { Resolve } from './objectsOf.ts';
import { nameOf, type PdfDict, type PdfValue } from './pdfValue.ts';

/**
 * Refuses (`complex`) files whose layers are not all shown to everybody always: one is switched off, may be
 * by what a program does with the file, or there are other settings to choose. A copy has no layers, and
 * would show what its original hides. @source ISO 32000-1 §8.11.4
 */
export function assertNoHiddenLayers(catalog: PdfDict, resolve: Resolve): void {
  const layers = resolve(catalog.get('OCProperties'));
  if (!(layers instanceof Map)) return;
  const settings = resolve(layers.get('D'));
  const isFull = (value: PdfValue | undefined) => {
    const list = resolve(value);
    return Array.isArray(list) && list.length > 0;
  };
  if (isFull(layers.get('Configs'))) throw new Unfit('complex');
  if (!(settings instanceof Map)) return;
  const base = nameOf(resolve(settings.get('BaseState')));
  const isSwitched = (base !== undefined && base !== 'ON') || isFull(settings.get('OFF'));
  if (isSwitched || isFull(settings.get('AS'))) throw new Unfit('complex');
}

/**
 * Refuses (`complex`) content whose membership of layers may hide it although all of them are shown.
 * @source ISO 32000-1 §8.11.2.2
 */
export function assertNotHidden(membership: PdfValue | undefined, resolve: Resolve): void {
  const said = resolve(membership);
  if (!(said instanceof Map) || nameOf(resolve(said.get('Type'))) !== 'OCMD') return;
  const policy = nameOf(resolve(said.get('P'))) ?? 'AnyOn';
  const isShown = policy === 'AnyOn' || policy === 'AllOn';
  if (!isShown || said.has('VE')) throw new Unfit('complex');
}
