import { lazyDraw } from './lazyDraw.tsx';
import { setInputValue, type Widget } from '../fields/widget.ts';

const inputOf = (host: HTMLElement) => host.querySelector('input')!;

/** A colour that is typed or taken from a palette; only who chooses colours fetches it. */
export const colour: Widget<'colour'> = {
  Component: lazyDraw(() => import('./colour/ColourField.tsx')),
  read: (host) => ({ value: inputOf(host).value.trim() || undefined }),
  normalize: (host, value) =>
    setInputValue(inputOf(host), typeof value === 'string' ? value : ''),
};
