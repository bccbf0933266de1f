import { plain } from './widget.ts';

export const bic = plain('BIC', ['string']);
