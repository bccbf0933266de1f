import { settingsOf } from '#/language/assembly/settings.ts';
import type { ExampleDocument } from '#/language/documents/example.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { mayFill } from '#/language/expressions/mayFill.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { drawnBy } from '#/language/proposals/shownWith.ts';
import type { Shown, ShownTenant } from './frame.ts';
import { personKinds, scopeFor, type PersonKind } from './persons.ts';

/** How a preview is looked at. */
export interface Look {
  /** Of the screen, in pixels. */
  width: number;
  language: string;
  /** A kind of person; the first one who sees it where nobody is chosen. */
  person: string;
  /** `form/<name>` or `kept/<id>` of the example whose answers stand in it; none where it is empty. */
  example: string;
  dark: boolean;
  large: boolean;
  paged: boolean;
}

export const firstLook: Look = {
  ...{ width: globalThis.innerWidth < 480 ? 320 : 390, language: 'es', person: '', example: '' },
  ...{ dark: false, large: false, paged: false },
};

/** A form or a screen of some documents, as somebody looks at it. */
export function toShown(
  documents: Documents,
  path: string,
  look: Look,
  tenant: ShownTenant,
): Shown {
  const example = exampleOf(documents, path, look.example);
  const settings = settingsIn(documents, tenant.id);
  const kind = personFor(documents, path, look.person);
  const person = scopeFor(kind, { ...settings, ...tenant });
  return {
    ...{ path, tenant, language: look.language },
    documents: Object.fromEntries(
      [...drawnBy(documents, path)].map((key) => [key, documents[key]!]),
    ),
    texts: textsIn(documents, look.language),
    scope: withRoute(over(person, example?.scope), valueOf(documents, path)),
    answers: example?.answers ?? {},
    theme: look.dark ? 'dark' : 'light',
    isPaged: look.paged,
    textSize: look.large ? 200 : 100,
  };
}

const settingsIn = (documents: Documents, id: string) => ({
  ...settingsOf(id, valueOf(documents, 'settings/settings')),
});

/** The kind of person that was chosen, else the first one who may see it. */
export function personFor(documents: Documents, path: string, chosen: string): PersonKind {
  const named = personKinds.find(({ id }) => id === chosen);
  if (named) return named;
  const document = valueOf(documents, path) as Partial<Pick<ScreenDocument, 'access' | 'guest'>>;
  const settings = settingsIn(documents, '');
  const isSeenBy = (kind: PersonKind) =>
    path.startsWith('screen/') && document.guest === true
      ? kind.me === undefined
      : mayFill(document, scopeFor(kind, settings));
  return personKinds.find(isSeenBy) ?? personKinds[0]!;
}

/** What an example says is known stands over what is known of anybody of the kind. */
function over(person: Scope, example: Scope | undefined): Scope {
  if (!example) return person;
  return {
    ...person,
    ...example,
    me: { ...person.me, ...example.me },
    tenant: { ...person.tenant, ...example.tenant },
    facts: { ...person.facts, ...example.facts },
  };
}

/** A page that is about something is about the contract's sample of it. */
function withRoute(scope: Scope, document: object): Scope {
  const { path = '/', name = 'preview' } = document as Partial<ScreenDocument>;
  const places = [...path.matchAll(/\{(\w+)\??\}/g)].map(([, place]) => place!);
  const params = Object.fromEntries(places.map((place) => [place, SAMPLE]));
  return { ...scope, route: { name, path, params, query: {} } };
}

const SAMPLE = '00000000-0000-5000-8000-000000000002';

/** Examples whose answers a form can be shown with: the document's own, and those that were kept. */
export function examplesOf(
  documents: Documents,
  path: string,
): { id: string; kept?: ExampleDocument }[] {
  const { examples = {} } = valueOf(documents, path) as Partial<FormDocument>;
  return [
    ...Object.keys(examples).map((name) => ({ id: `form/${name}` })),
    ...keptOf(documents, path).map((kept) => ({ id: `kept/${kept.id}`, kept })),
  ];
}

/** The examples that were kept of a form, by their titles. */
export const keptOf = (documents: Documents, path: string): ExampleDocument[] =>
  Object.keys(documents)
    .filter((key) => key.startsWith('example/'))
    .map((key) => valueOf(documents, key) as unknown as ExampleDocument)
    .filter(({ form }) => `form/${form}` === path)
    .sort((a, b) => a.title.localeCompare(b.title, 'es'));

function exampleOf(documents: Documents, path: string, id: string) {
  const [of, name = ''] = id.split('/');
  if (of === 'kept') return keptOf(documents, path).find((one) => one.id === name);
  const { examples = {} } = valueOf(documents, path) as Partial<FormDocument>;
  return of === 'form' && Object.hasOwn(examples, name) ? examples[name] : undefined;
}

const textsIn = (documents: Documents, language: string) => ({
  ...(valueOf(documents, 'texts/es') as Record<string, string>),
  ...(valueOf(documents, `texts/${language}`) as Record<string, string>),
});
