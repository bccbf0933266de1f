import { openapi } from '#/contract/openapi.ts';
import { scopeAt } from '#/language/check/scopeAt.ts';
import { pointersUnder, type Offered as Place } from '#/language/contract/pointersUnder.ts';
import { answerSchema } from '#/language/contract/scopeSchema.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import type { Slot } from '#/language/lenses/slots.ts';
import { wordsOf } from '../editing/questionList.ts';
import type { Offered } from '../kernel/panel.ts';
import { known, say } from '../kernel/words.ts';
import type { Around } from '../panels/slotPanel.ts';
import { factSubjects } from '../panels/subjects.ts';
import { labelsIn, lastOf } from './labels.ts';
import { routes } from './routes.ts';

/** What a call is called in words. */
export const callName = (id: string): string | undefined => known(`studio.call.${id}`);

/** What each role of a block's panel may be on a screen: calls, lists and values in words, never typed by heart. */
export function aroundBlock(documents: Documents, key: string, rows?: string): Around {
  const screen = valueOf(documents, key) as unknown as ScreenDocument;
  const labels = labelsIn(documents);
  const places = placesOf(documents, key, rows);
  const tell = ({ pointer }: Place): Offered => {
    const name = labels.get(lastOf(pointer))?.label ?? lastOf(pointer);
    return { value: pointer, label: say('studio.pointer', { name, place: pointer.slice(1) }) };
  };
  const lists = places.filter(({ type }) => type === 'array').map(tell);
  const values = places.filter(({ type }) => type !== 'array').map(tell);
  const byRole: Partial<Record<NonNullable<Slot['role']>, () => readonly Offered[]>> = {
    source: () =>
      Object.entries(screen.data ?? {}).map(([value, { call }]) => ({
        value,
        label: say('studio.pointer', { name: callName(call) ?? call, place: value }),
      })),
    list: () => lists,
    pointer: () => values,
    route: () => routes(documents),
    form: () => titled(documents, 'form/'),
    codes: () => titled(documents, 'codes/'),
  };
  return {
    offered: ({ role, kind }) => (role && kind === 'line' ? byRole[role]?.() : undefined),
    subjects: factSubjects,
  };
}

/** Every value and list that may be read at a block: of its row, of the page's data, of the person. */
export function placesOf(documents: Documents, key: string, rows?: string): Place[] {
  const value = valueOf(documents, key) as unknown as ScreenDocument;
  const scope = scopeAt({ kind: 'screen', value }, openapi, '/blocks', rows);
  const { properties } = scope as { properties: Record<string, object> };
  const under = (root: string) =>
    pointersUnder(openapi, properties[root] as Record<string, unknown> | undefined, `/${root}`);
  return [
    ...(rows === undefined ? [] : under('row')),
    ...Object.entries(value.data ?? {}).flatMap(([name, { call }]) =>
      pointersUnder(openapi, answerSchema(openapi, call), `/data/${name}`),
    ),
    ...under('facts'),
    ...under('me').slice(0, 40),
  ];
}

const titled = (documents: Documents, prefix: string): Offered[] =>
  Object.keys(documents)
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const value = key.slice(prefix.length);
      return { value, label: wordsOf(valueOf(documents, key).title) ?? value };
    })
    .sort((a, b) => a.label.localeCompare(b.label, 'es'));
