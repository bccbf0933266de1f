import { plain } from './widget.ts';

export const password = plain('Contraseña', ['string']);
