import { plain } from './widget.ts';

export const phone = plain('Teléfono', ['string']);
