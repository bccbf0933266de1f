import type alerts from '../../../schemas/words/alerts.es.json';
import type changes from '../../../schemas/words/changes.es.json';
import type dates from '../../../schemas/words/dates.es.json';
import type mails from '../../../schemas/words/mails.es.json';
import type notices from '../../../schemas/words/notices.es.json';
import type pages from '../../../schemas/words/pages.es.json';
import type papers from '../../../schemas/words/papers.es.json';
import type refusals from '../../../schemas/words/refusals.es.json';
import type rules from '../../../schemas/texts/es.json';
import type forms from '../../../schemas/texts/forms.es.json';
import type operations from '../../../schemas/texts/operations.es.json';
import type people from '../../../schemas/texts/people.es.json';
import type page from '../../../schemas/texts/page.es.json';
import type widgets from '../../../schemas/texts/widgets.es.json';

/** A code with words: those of the server's own sentences, and those that browsers say too. */
export type WordCode =
  | keyof typeof alerts
  | keyof typeof changes
  | keyof typeof dates
  | keyof typeof mails
  | keyof typeof notices
  | keyof typeof pages
  | keyof typeof papers
  | keyof typeof refusals
  | keyof typeof rules
  | keyof typeof forms
  | keyof typeof operations
  | keyof typeof people
  | keyof typeof page
  | keyof typeof widgets;
