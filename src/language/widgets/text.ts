import { plain } from './widget.ts';

export const text = plain('Texto', ['string']);
