import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import type { Offered } from '../kernel/panel.ts';
import { say } from '../kernel/words.ts';
import { documentsOfKind } from '../editing/documentName.ts';

/** Every page by its title, with its address. */
export const routes = (documents: Documents): Offered[] =>
  documentsOfKind(documents, 'screen').map(({ id, title }) => {
    const path = String(valueOf(documents, id).path);
    return { value: path, label: say('studio.pointer', { name: title, place: path }) };
  });
