import { aForm, file } from '../../support/documents.ts';
import type { HostileCase } from './case.ts';

const FORM = 'schemas/forms/sample.json';
const words = {
  kind: 'codes',
  id: 'words',
  locked: true,
  title: 'Preguntas',
  items: { note: { order: 10, label: '¿Algo más?' } },
};
const untitled = () =>
  aForm(({ data }) => void Reflect.deleteProperty(data.properties.note!, 'title'));

const one = (what: string, form: object, at: string, list: object = words): HostileCase => ({
  what,
  files: [file(FORM, { ...untitled(), ...form }), file('schemas/codes/words.json', list)],
  at: `${FORM}:${at}`,
});

const good = { answers: { kind: 'once' }, issues: [] };
const examples = (wrong: object) => ({ titles: 'words', examples: { good, wrong } });

/** Words of questions that no list says, or that are said twice; examples that are like none. */
export const titles: HostileCase[] = [
  one('a question without words', {}, '/data/properties/note'),
  one('words of a list that is not there', { titles: 'wrods' }, '/titles'),
  one('words of a list that a tenant may change', { titles: 'words' }, '/titles', {
    ...words,
    locked: undefined,
  }),
  one('a question that the list has not', { titles: 'words' }, '/data/properties/note', {
    ...words,
    items: { noet: words.items.note },
  }),
  one('words that are said twice', { ...aForm(), titles: 'words' }, '/data/properties/note/title'),
  one('an example like none', examples({ ...good, like: 'bad' }), '/examples/wrong/like'),
  one('an example like itself', examples({ ...good, like: 'wrong' }), '/examples/wrong/like'),
];
