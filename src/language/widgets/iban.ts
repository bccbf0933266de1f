import { plain } from './widget.ts';

export const iban = plain('IBAN', ['string']);
