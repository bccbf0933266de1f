import type { Text } from '../expressions/binding.ts';
import type { NavigationDocument, NavigationEntry } from '../documents/tenantDocuments.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import type { Assembled } from '../assembly/assemble.ts';
import { tenantOf } from '../assembly/source.ts';
import { matchRoute } from '../values/matchRoute.ts';
import { error, ofKind, type Check, type Context } from './context.ts';
import { sentenceOf } from './texts.ts';

/**
 * Where a tenant says an entry of the menu otherwise, by a variant or in its texts, it does not call it what another
 * entry or another page is called: nobody is led elsewhere by a name that they know.
 */
export const checkMenuLabels: Check = ({ kind, value, variant }, context) => {
  if (kind !== 'navigation') return [];
  const now = entriesOf(value as NavigationDocument);
  const before = new Map(
    entriesOf((variant?.base ?? value) as NavigationDocument).map((one) => [one.pointer, one]),
  );
  return languagesOf(context).flatMap(({ language, said, shared }) => {
    const pages = ofKind<ScreenDocument>(context, 'screen').map(({ path, title }) => ({
      to: path,
      label: title,
    }));
    return now.flatMap((entry) => {
      const was = before.get(entry.pointer);
      const words = plain(said(entry.label));
      if (was && words === plain(shared(was.label)) && was.to === entry.to) return [];
      const own = pages.filter(({ to }) => leadsTo(entry.to, to));
      if (own.some(({ label }) => plain(shared(label)) === words)) return [];
      const others = [...before.values(), ...now, ...pages].filter(
        ({ to }) => to !== entry.to && !leadsTo(entry.to, to),
      );
      const other = others.find(({ label }) =>
        [said(label), shared(label)].some((one) => plain(one) === words),
      );
      if (!other) return [];
      const message = `En el menú, «${said(entry.label)}» (${language}) llevaría a ${entry.to}, y así se llama lo que está en ${other.to}.`;
      return [error(`${entry.pointer}/label`, message)];
    });
  });
};

/** Whether an address is one of a page whose path may have places. */
const leadsTo = (to: string, path: string) => matchRoute({ page: { path } }, to) !== undefined;

type Entry = Pick<NavigationEntry, 'label' | 'to'> & { pointer: string };

const entriesOf = ({ sections = {}, menu = {} }: Partial<NavigationDocument>): Entry[] =>
  Object.entries({ sections, menu }).flatMap(([group, entries]) =>
    Object.entries(entries).map(([name, { label, to }]) => ({
      ...{ label, to, pointer: `/${group}/${name}` },
    })),
  );

interface Spoken {
  language: string;
  /** As the tenant says it, and as all tenants share it. */
  said(text: Text): string;
  shared(text: Text): string;
}

function languagesOf({ documents }: Context): Spoken[] {
  const texts = [...documents.values()].filter(({ kind }) => kind === 'texts');
  return texts.map(({ id, value, parts = [] }) => {
    const table = sharedOf(parts);
    return {
      language: id,
      said: (text) => spoken(value as Table, text),
      shared: (text) => spoken(table, text),
    };
  });
}

type Table = Readonly<Record<string, string>>;

const spoken = (table: Table, text: Text): string => {
  const sentence = sentenceOf(text);
  return Object.hasOwn(table, sentence) ? table[sentence]! : sentence;
};

const sharedOf = (parts: NonNullable<Assembled['parts']>): Table =>
  Object.assign({}, ...parts.filter(({ file }) => !tenantOf(file)).map(({ value }) => value));

/** As somebody who only glances at it reads it. */
const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
