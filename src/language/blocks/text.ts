import { object } from '../grammar/build.ts';
import { text as sentence } from '../grammar/parts.ts';

/** A paragraph. Plain text: neither HTML nor markup. */
export const text = object({ text: sentence }, { title: 'Texto' });
