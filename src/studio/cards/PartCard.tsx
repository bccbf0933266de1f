import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Issue } from '#/domain/kernel/issue.ts';
import type { PartId } from '#/language/edits/writeSlots.ts';
import { focusField } from '#/engine/form/focusField.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import type { Slot } from '#/language/lenses/slots.ts';
import { isUnder } from '#/language/locks/lockedIn.ts';
import { Depths } from '../panels/Depths.tsx';
import { onlyAsked, readSlotCard, writeSlotCard } from '../panels/slotCard.ts';
import { slotPanel, slotsUpTo, type Around } from '../panels/slotPanel.ts';
import type { Depth } from '../panels/questionPanel.ts';
import { say } from '../kernel/words.ts';
import { Applied } from '../editing/Applied.tsx';
import { ProblemNotices } from '../editing/ProblemNotices.tsx';
import { Unapplied } from '../editing/Unapplied.tsx';
import { useEverywhere } from '../editing/useEverywhere.tsx';
import { useTyped } from '../editing/useTyped.ts';
import type { Problem, Problems } from '../editing/useProblems.ts';
import type { ViewProps } from '../editing/viewProps.ts';
import { fieldFor, slotAt } from './fieldFor.ts';
import {
  FieldProblemsProvider,
  ProblemFrame,
  withRoom,
  type FieldProblem,
} from './FieldProblems.tsx';
import { whenDrawn } from './whenDrawn.ts';

interface PartCardProps extends ViewProps {
  id: PartId;
  slots: readonly Slot[];
  around: Around;
  /** It is all shown at once. */
  isWhole?: boolean;
  /** Told what is typed, as often as something is. */
  onType?(now: Answers): void;
}

/** A part of a document as a form drawn from its grammar, with what is wrong with it above; applied when it is sent. */
export function PartCard(props: PartCardProps) {
  const { editing, saving, problems, canEdit, id, slots, around, isWhole, onType } = props;
  const { documents } = editing;
  const [depth, setDepth] = useState<Depth>('essential');
  const typed = useTyped(`typed.${saving.proposal.uuid}.${id.in}${id.pointer}`);
  const isShallow = isWhole !== true && slots.some(({ level }) => level !== 'essential');
  const shown = useMemo(
    () => (isShallow ? slotsUpTo(slots, depth) : slots),
    [slots, depth, isShallow],
  );
  const made = useMemo(() => {
    const said = readSlotCard(documents, id, slots, around);
    const document = slotPanel('part', shown, said, around, isShallow ? depth : 'more');
    return { document: withRoom(document), initial: onlyAsked(document, said) };
  }, [documents, id, slots, shown, around, isShallow, depth]);
  const here = problems.list.filter(
    ({ document, pointer }) => document === id.in && isUnder(pointer, id.pointer),
  );
  const atFields = canEdit
    ? here.flatMap((problem): FieldProblem[] => {
        const field = fieldFor(problem.pointer, id.pointer, shown, made);
        return field ? [{ ...field, problem }] : [];
      })
    : [];
  const others = here.filter((one) => !atFields.some(({ problem }) => problem === one));
  useReached(problems, here, (problem) => {
    const slot = slotAt(problem.pointer, id.pointer, slots);
    if (isShallow && slot && !shown.includes(slot)) setDepth(slot.level);
    return fieldFor(problem.pointer, id.pointer, slots, {
      document: slotPanel('all', slots, made.initial, around),
      initial: readSlotCard(documents, id, slots, around),
    })?.field;
  });
  const everywhere = useEverywhere(editing);
  const apply = async (card: Answers): Promise<readonly Issue[]> => {
    const issues = await everywhere.apply((now) => writeSlotCard(now, id, slots, around, card));
    return issues.map((issue) => withTitle(issue, id, slots, shown));
  };
  return (
    <>
      <ProblemNotices
        list={others}
        titleAt={(pointer) => slotAt(pointer, id.pointer, slots)?.title}
      />
      {canEdit ? (
        <>
          {isShallow && <Depths depth={depth} onChoose={setDepth} />}
          {typed.isBack && <p className="notice">{say('studio.unapplied.back')}</p>}
          <FieldProblemsProvider value={atFields}>
            <Applied made={made} typed={typed} onType={onType} apply={apply} Frame={ProblemFrame} />
          </FieldProblemsProvider>
          {everywhere.question}
          <Unapplied isTyped={typed.answers !== undefined} onLeave={typed.forget} />
        </>
      ) : (
        <Told made={made} />
      )}
    </>
  );
}

/** What a part says, for whoever may not change it. */
function Told({
  made,
}: {
  made: { document: { data: { properties: object } }; initial: Answers };
}) {
  const asked = made.document.data.properties as Record<string, { title: string; type: string }>;
  return (
    <dl>
      {Object.entries(asked)
        .filter(([name, { type }]) => type !== 'array' && made.initial[name] !== undefined)
        .map(([name, { title }]) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd>{String(made.initial[name])}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Whoever goes to a problem goes to the field that it is about, once it is drawn. */
function useReached(
  { turn, reach }: Problems,
  here: readonly Problem[],
  fieldOf: (problem: Problem) => string | undefined,
): void {
  const stop = useRef<() => void>(undefined);
  const go = useEffectEvent(() => {
    const problem = reach((one) => here.includes(one));
    const field = problem && fieldOf(problem);
    if (field === undefined) return;
    stop.current?.();
    stop.current = whenDrawn(field, () => focusField(field));
  });
  useEffect(() => go(), [turn]);
  useEffect(() => () => stop.current?.(), []);
}

/** What the grammar refuses is told at its field, or by the name of the thing and its help where none is shown. */
function withTitle(
  issue: Issue,
  id: PartId,
  slots: readonly Slot[],
  shown: readonly Slot[],
): Issue {
  const slot = issue.code === 'unfit' ? slotAt(issue.path ?? '', id.pointer, slots) : undefined;
  if (!slot) return issue;
  const { name, title, help = '' } = slot;
  const field = shown.includes(slot) ? { field: name } : {};
  return { ...issue, params: { ...issue.params, title, help, ...field } };
}
