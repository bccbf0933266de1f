import { object, optional } from '../grammar/build.ts';
import { field } from '../grammar/parts.ts';

/** An identity document; `kind` names the field that says which one (DNI, NIE, PASAPORTE, …). */
export const identity = object(
  { kind: optional({ ...field, title: 'Campo del tipo de documento' }) },
  { title: 'Documento de identidad', draws: ['string'] },
);
