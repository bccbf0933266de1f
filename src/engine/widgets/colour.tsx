import { lazyDraw } from './lazyDraw.tsx';
import { isColour } from './isColour.ts';
import { setInputValue, type Widget } from '../fields/widget.ts';

const inputOf = (host: HTMLElement) => host.querySelector('input')!;

/** A colour that is typed or taken from a palette; only who chooses colours fetches it. */
export const colour: Widget<'colour'> = {
  ...lazyDraw(() => import('./ColourField.tsx')),
  read: (host) => {
    const typed = inputOf(host).value.trim();
    if (typed === '') return { value: undefined };
    return isColour(typed) ? { value: typed } : { doubt: { code: 'typing.colour' } };
  },
  normalize: (host, value) => setInputValue(inputOf(host), typeof value === 'string' ? value : ''),
};
