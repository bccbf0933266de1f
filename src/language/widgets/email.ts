import { plain } from './widget.ts';

export const email = plain('Correo electrónico', ['string']);
