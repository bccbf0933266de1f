import { plain } from './widget.ts';

export const isin = plain('ISIN', ['string']);
