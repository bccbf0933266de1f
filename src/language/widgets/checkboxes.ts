import { object } from '../grammar/build.ts';
import { offers } from './widget.ts';

/** Several boxes over one property that is a list. */
export const checkboxes = object({ ...offers }, { title: 'Casillas', draws: ['list'] });
