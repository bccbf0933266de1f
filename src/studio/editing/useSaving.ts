import { useEffect, useRef, useState } from 'react';
import type { Problem } from '#/contract/call.ts';
import { same } from '#/language/values/same.ts';
import { useStudio } from '../kernel/studio.tsx';
import type { Proposal } from '../proposals/statusName.ts';
import { changedOf, isSameEdited, opened, type Changed, type Edited } from './saved.ts';
import { forgetEdits, keepEdits } from './keptEdits.ts';
import type { Editing } from './useEditing.ts';

/** How it stands with what was typed. */
export type SavingState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

export interface Saving {
  state: SavingState;
  proposal: Proposal;
  /** When it was last saved here (ms since 1970). */
  at?: number;
  problem?: Problem;
  /** What somebody else has saved meanwhile. */
  theirs?: Proposal;
  /** It was the same person, in another tab of this browser. */
  isOwn: boolean;
  /** What both began with. */
  before: Edited;
  /** Takes over a proposal that the server has answered otherwise. */
  become(proposal: Proposal): void;
  /** Takes over what was added beside it. Its version stays: another tab's texts are not known here by that. */
  learn(added: Pick<Proposal, 'comments' | 'confirmed'>): void;
  /** Goes on over their version with what was made of both. */
  settle(theirs: Proposal, made: Edited): void;
  /** Saves now what is not saved; says what kept it from that. */
  save(): Promise<Problem | undefined>;
  /** Reads what somebody else has saved, so that both versions are told. Says whether it could be read. */
  meet(): Promise<boolean>;
  /** The version that the server has, as far as it is known here. */
  version(): number;
}

/** How long a person pauses before it is saved (ms). */
const PAUSE_MS = 700;
/** How often what was not answered is tried again (ms). */
const AGAIN_MS = 5_000;

/**
 * A proposal that saves itself, whole, under the version that it was read in, which is what is `begun` with. Opening
 * writes nothing, and what the server answers never touches what is being typed: of another version both are told. Until
 * it is saved, this tab keeps it.
 */
export function useSaving(first: Proposal, editing: Editing, begun: Edited): Saving {
  const { client, kept: tab, shared } = useStudio();
  const savedName = `saved.${first.uuid}`;
  const [proposal, setProposal] = useState(first);
  const [state, setState] = useState<SavingState>('saved');
  const [at, setAt] = useState<number>();
  const [problem, setProblem] = useState<Problem>();
  const [theirs, setTheirs] = useState<Proposal>();
  const [before, setBefore] = useState<Edited>(begun);
  const kept = useRef(changedOf(editing.base, before));
  const latest = useRef(proposal);
  latest.current = proposal;
  const edited = useRef<Edited>(editing);
  edited.current = editing;
  const busy = useRef<Promise<Problem | undefined>>(undefined);
  // Whether the server has what is `kept`: not while a saving is on its way, nor where one was not answered.
  const isSure = useRef(true);

  const read = async () => {
    const { uuid } = latest.current;
    const { data } = await client.call('getStudioProposal', { path: { id: uuid } });
    return data?.data.proposal;
  };
  const tell = (found: Proposal | undefined): boolean => {
    setTheirs(found);
    setState(found ? 'conflict' : 'failed');
    return found !== undefined;
  };
  const meet = async (): Promise<boolean> => tell(await read());
  /** The server has what this tab edited. */
  const keep = (saved: Proposal, changed: Changed, now: Edited): undefined => {
    kept.current = changed;
    if (isSameEdited(edited.current, now)) forgetEdits(tab, saved.uuid);
    latest.current = saved;
    shared.keep(savedName, saved.version);
    setProposal(saved);
    setBefore(now);
    setProblem(undefined);
    setAt(Date.now());
    // What was edited while it was on its way is saved after it.
    setState(isSameEdited(edited.current, now) ? 'saved' : 'unsaved');
  };
  /** Nothing is left to save: what was edited was taken back. */
  const rest = (): undefined => {
    forgetEdits(tab, latest.current.uuid);
    setProblem(undefined);
    setState((known) => (known === 'conflict' ? known : 'saved'));
  };
  const once = async (): Promise<Problem | undefined> => {
    const { documents, unfinished, overruled, carried } = edited.current;
    const now: Edited = { documents, unfinished, overruled, carried };
    const changed = changedOf(editing.base, now);
    if (isSure.current && same(changed, kept.current)) return rest();
    isSure.current = false;
    setState('saving');
    const { uuid, name, reason, version } = latest.current;
    const { data, problem: refused } = await client.call('saveStudioProposal', {
      path: { id: uuid },
      headers: { 'If-Match': `"${version}"` },
      body: { name, reason, documents: changed },
    });
    isSure.current = !refused || (refused.status >= 400 && refused.status < 500);
    if (!refused) return keep(data.data.proposal, changed, now);
    setProblem(refused);
    if (refused.status !== 412) setState('failed');
    else {
      const found = await read();
      // An answer that was lost: what it was about is there.
      if (found && same(found.documents, changed)) return keep(found, changed, now);
      tell(found);
    }
    return refused;
  };
  const save = async (): Promise<Problem | undefined> => {
    while (busy.current) await busy.current;
    busy.current = once().finally(() => (busy.current = undefined));
    return busy.current;
  };

  const isHalted = state === 'conflict';
  useEffect(() => {
    const changed = changedOf(editing.base, editing);
    if (isSure.current && same(changed, kept.current)) return rest();
    const { version } = latest.current;
    keepEdits(tab, first.uuid, { version, before: kept.current, changed });
    if (isHalted) return;
    setState('unsaved');
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
    // Whatever else has changed: only what is edited is saved.
  }, [editing.documents, editing.unfinished, editing.overruled, editing.carried, isHalted]);

  const isUnanswered = state === 'failed' && problem?.status === 0;
  useEffect(() => {
    if (!isUnanswered) return;
    const timer = setInterval(() => void save(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUnanswered]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (state === 'saved') return;
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [state]);

  const become = (read: Proposal) => {
    latest.current = read;
    setProposal(read);
  };
  return {
    state,
    proposal,
    at,
    problem,
    theirs,
    isOwn: theirs !== undefined && shared.read(savedName) === theirs.version,
    before,
    become,
    learn: ({ comments, confirmed }) => become({ ...latest.current, comments, confirmed }),
    settle: (read, made) => {
      become(read);
      setTheirs(undefined);
      setProblem(undefined);
      const there = opened(editing.base, read.documents);
      kept.current = changedOf(editing.base, there);
      setBefore(there);
      // Where nothing of ours is left there is nothing to save either.
      const isTheirs = same(changedOf(editing.base, made), kept.current);
      setState(isTheirs ? 'saved' : 'unsaved');
    },
    save,
    meet,
    version: () => latest.current.version,
  };
}
