import { followed } from './followed.ts';
import { codes } from './codes.ts';
import { grammar } from './grammar.ts';
import { held } from './held.ts';
import { links } from './links.ts';
import { lost } from './lost.ts';
import { misspelt } from './misspelt.ts';
import { orders } from './orders.ts';
import { papers } from './papers.ts';
import { crossed, pointers } from './pointers.ts';
import { questions } from './questions.ts';
import { shown } from './shown.ts';
import { values } from './values.ts';
import type { Variant } from './variant.ts';
import { drawn } from './widgets.ts';
import { wrongCalls } from './wrongCalls.ts';

/** Faulty variants of documents that are right, by what is wrong. */
export const faulty: Record<string, Variant[]> = {
  'a code, a literal or a figure': values,
  'a pointer': pointers,
  'a pointer to another question': crossed,
  'the papers of an order': papers,
  'what an order asks the server': orders,
  'what an order shows, and when': shown,
  'what was taken away': lost,
  'what it is about and leads to': held,
  'how a question is drawn': drawn,
  'a call that is for something else': wrongCalls,
  'a question': questions,
  'a link or an address': links,
  'a mistake of which much follows': followed,
  'a word that is misspelt': misspelt,
  'the codes of a list': codes,
  'the grammar': grammar,
};
