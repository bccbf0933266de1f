import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Output, Problem as Refused } from '#/contract/call.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import { segments } from '#/language/values/pointer.ts';
import { isAbout, problemsByQuestion } from './problemsOf.ts';
import { flat, questionList, toParam } from './questionList.ts';
import type { Editing } from './useEditing.ts';
import type { Saving } from './useSaving.ts';
import { useStudio } from '../kernel/studio.tsx';

export type Check = Output<'checkStudioProposal'>['data']['check'];
export type Problem = Check['problems'][number];

/** What is wrong with a proposal as it was last saved, and the way from one problem to the next. */
export interface Problems {
  check?: Check;
  /** Why it could not be checked the last time that it was tried; what is told is of a check before. */
  refused: Refused | null;
  isChecking: boolean;
  /** Checks once more, now. */
  again(): void;
  list: readonly Problem[];
  errors: number;
  /** The place of the problem that was last gone to. */
  at?: number;
  /** How often somebody has gone to one. */
  turn: number;
  go(to: number): void;
  /** The one that was gone to, for whoever draws its place: answered once. */
  reach(isHere: (problem: Problem) => boolean): Problem | undefined;
  /** Problems of one question. */
  of(id: QuestionId): readonly Problem[];
}

/** How long is waited before it is checked again by itself, at first and at most (ms). */
const [FIRST_MS, MOST_MS] = [3_000, 30_000];

/** Whether trying again may do: nothing came, or the server has no place now, or gave up. What it refuses it refuses again. */
export const isPassing = ({ status }: Pick<Refused, 'status'>): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/** Checks each version that is saved; F8 goes to the next problem, and with the shift key to the one before. */
export function useProblems(
  { proposal }: Saving,
  { documents }: Editing,
  show: (to: URLSearchParams) => void,
): Problems {
  const { client } = useStudio();
  const { uuid, version } = proposal;
  const queries = useQueryClient();
  const inTurn = useInTurn(version);
  const queryKey = ['checkStudioProposal', uuid, version];
  const { data, error, failureReason, isFetching, refetch } = useQuery<Check, Refused>({
    queryKey,
    queryFn: () =>
      inTurn(async () => {
        const answer = await client.call('checkStudioProposal', { path: { id: uuid } });
        if (answer.problem) throw answer.problem;
        return answer.data.data.check;
      }),
    retry: (_, refused) => isPassing(refused),
    retryDelay: (times) => Math.min(MOST_MS, FIRST_MS * 2 ** times),
  });
  // Until there is another check the last one is told, whatever became of those after it.
  const last = useRef(data);
  if (data) last.current = data;
  const check = last.current;
  const [{ at, turn }, setAt] = useState<{ at?: number; turn: number }>({ turn: 0 });
  const led = useRef<Problem>(undefined);
  const list = check?.problems ?? none;
  const of = useMemo(() => problemsByQuestion(list), [list]);
  const go = (to: number) => {
    const problem = list[to];
    if (!problem) return;
    setAt({ at: to, turn: turn + 1 });
    led.current = problem;
    show(placeOf(documents, problem));
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F8' || list.length === 0) return;
    event.preventDefault();
    const step = event.shiftKey ? -1 : 1;
    go(at === undefined ? 0 : (at + step + list.length) % list.length);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  return {
    check,
    refused: error ?? failureReason,
    isChecking: isFetching,
    // One that waits to try again is not waited for.
    again: () => void queries.cancelQueries({ queryKey }).then(() => refetch()),
    list,
    errors: list.filter(({ severity }) => severity === 'error').length,
    at,
    turn,
    go,
    reach: (isHere) => {
      const problem = led.current && isHere(led.current) ? led.current : undefined;
      if (problem) led.current = undefined;
      return problem;
    },
    of,
  };
}

/**
 * Asks for one version after another, and for none that was overtaken while it waited: a check takes seconds, and whoever
 * types saves more often than that.
 */
function useInTurn(version: number) {
  const newest = useRef(version);
  newest.current = version;
  const before = useRef<Promise<unknown>>(Promise.resolve());
  return <T>(ask: () => Promise<T>): Promise<T> => {
    const mine = before.current
      .catch(() => undefined)
      .then(() => {
        if (newest.current !== version) throw OVERTAKEN;
        return ask();
      });
    before.current = mine;
    return mine;
  };
}

/** Nobody looks at it any more. */
const OVERTAKEN = { status: 409 };

const none: readonly Problem[] = [];

/** Where a problem is mended: at its question, else in the text of its document. */
function placeOf(documents: Documents, problem: Problem): URLSearchParams {
  const { document, pointer } = problem;
  if (document.startsWith('example/')) {
    const { form } = valueOf(documents, document);
    const example = document.slice(document.indexOf('/') + 1);
    return new URLSearchParams({
      ...{ vista: 'formulario', documento: `form/${String(form)}`, ejemplo: example },
    });
  }
  const [root, name] = segments(pointer);
  if (document.startsWith('form/') && root === 'examples' && name !== undefined)
    return new URLSearchParams({
      ...{ vista: 'formulario', documento: document, ejemplo: `form/${name}` },
    });
  const questions = document.startsWith('form/') ? flat(questionList(documents, document)) : [];
  const found = questions.findLast(({ id }) => isAbout(problem, id));
  return new URLSearchParams(
    found
      ? { vista: 'formulario', documento: document, pregunta: toParam(found.id) }
      : elsewhere(document, pointer),
  );
}

/** The view in which a document is edited that is no form. */
function elsewhere(document: string, pointer: string): Record<string, string> {
  const [root = '', name = ''] = segments(pointer);
  if (document.startsWith('screen/') && (root === 'blocks' || root === 'title'))
    return { vista: 'pantallas', documento: document, bloque: root === 'title' ? '.' : name };
  if (document.startsWith('navigation/') && name !== '')
    return { vista: 'menus', entrada: `${root}.${name}` };
  if (document.startsWith('codes/')) return { vista: 'listas', documento: document };
  if (document.startsWith('form/') && root === 'steps' && name !== '')
    return { vista: 'formulario', documento: document, pagina: name };
  if (document.startsWith('form/') && /^\/(title|intro|otherwise)(\/|$)/.test(pointer))
    return { vista: 'formulario', documento: document, pagina: '.' };
  if (document.startsWith('settings/')) return { vista: 'ajustes' };
  if (document.startsWith('style/')) return { vista: 'estilo' };
  return { vista: 'json', documento: document, lugar: pointer };
}
