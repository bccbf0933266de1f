import forms from '../../../schemas/texts/forms.es.json' with { type: 'json' };
import operations from '../../../schemas/texts/operations.es.json' with { type: 'json' };
import people from '../../../schemas/texts/people.es.json' with { type: 'json' };
import widgets from '../../../schemas/texts/widgets.es.json' with { type: 'json' };
import type { Sentences } from './createTexts.ts';

/** What orders, people, forms and their controls say by a code, for when the tenant's own texts cannot be fetched. */
export const sentences: Sentences = { ...operations, ...people, ...widgets, ...forms };
