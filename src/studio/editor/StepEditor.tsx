import { useEffect, useMemo, useRef, useState } from 'react';
import { duplicateStep, removeStep, removeStepInto } from '#/language/edits/steps.ts';
import { stepParts } from '#/language/grammar/form.ts';
import { reasonAt } from '#/language/lenses/lockReason.ts';
import { slotsOf } from '#/language/lenses/slots.ts';
import { object } from '#/language/notation/build.ts';
import { valueOf } from '#/language/lenses/documents.ts';
import { read, step as pointerStep } from '#/language/values/pointer.ts';
import { Acts } from '../editing/Acts.tsx';
import { Locked } from '../editing/Locked.tsx';
import { whyNoOther } from '../editing/noMore.ts';
import { mayPlaceBefore, placePage } from '../editing/placePage.ts';
import type { ListedStep } from '../editing/questionList.ts';
import { useStays } from '../editing/useStays.ts';
import type { ViewProps } from '../editing/viewProps.ts';
import { PartCard } from '../cards/PartCard.tsx';
import { Pick } from '../kernel/Pick.tsx';
import { say } from '../kernel/words.ts';
import { subjectsOf } from '../panels/subjects.ts';

interface StepEditorProps extends ViewProps {
  form: string;
  page: ListedStep;
  steps: readonly ListedStep[];
  onChoose(step: string | undefined): void;
}

const { title, intro, when, only } = stepParts;
const slots = slotsOf(object({ title, intro, when, only }));
const WITH_THEM = '';

/** Everything about one page of a form: its words, when it is walked through, its place, and what becomes of its questions. */
export function StepEditor(props: StepEditorProps) {
  const { editing, canEdit, form, page, steps, onChoose } = props;
  const { step, isLocked, questions } = page;
  const { documents } = editing;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const others = steps.filter((one) => one.step !== step && !one.isLocked);
  const [into, setInto] = useState(others[0]?.step ?? WITH_THEM);
  const at = `/steps${pointerStep(step)}`;
  const part = useMemo(() => ({ in: form, pointer: `/steps${pointerStep(step)}` }), [form, step]);
  const around = useMemo(
    () => ({ offered: () => undefined, subjects: subjectsOf(documents, { in: form, name: '' }) }),
    [documents, form],
  );
  const lock = isLocked
    ? reasonAt(documents, form, valueOf(documents, form).locked === true ? '' : at)
    : undefined;
  // With its questions on another page it goes, unless there is none.
  const other = others[0]?.step;
  const stays = useStays(
    editing,
    form,
    (now) =>
      other !== undefined && questions.length > 0
        ? removeStepInto(now, form, step, other)
        : removeStep(now, form, step),
    [step, other, questions.length],
  );
  const isShared = read(valueOf(editing.base, form), at) !== undefined;
  return (
    <>
      <h2 tabIndex={-1} ref={heading}>
        {page.title}
      </h2>
      <p className="muted">
        {say('studio.step.page', { count: questions.length })} · <code>{step}</code>
      </p>
      {lock && <Locked lock={lock} />}
      {canEdit && !isLocked && (
        <Acts
          title={page.title}
          id={step}
          list={steps.map((one) => ({
            id: one.step,
            title: one.title,
            isClosed: !mayPlaceBefore(editing, form, step, one),
          }))}
          onPlace={(before) => placePage(editing, form, steps, step, before)}
          whyNoOther={whyNoOther(
            documents,
            questions.map((question) => question.id),
          )}
          onDouble={() => ({
            id: duplicateStep(documents, form, step).step,
            issues: editing.apply((now) => duplicateStep(now, form, step)),
          })}
          leave={{
            ...(isShared
              ? { word: 'studio.hide', asks: 'studio.hide.title' }
              : { word: 'studio.remove', asks: 'studio.remove.title' }),
            children: questions.length > 0 && (
              <>
                <p>{say('studio.step.remove_text', { count: questions.length })}</p>
                <Pick
                  label={say('studio.step.into')}
                  value={into}
                  onPick={setInto}
                  options={[
                    ...others.map((one) => [one.step, one.title] as const),
                    [WITH_THEM, say('studio.step.with_them')],
                  ]}
                />
              </>
            ),
            stays,
            act: () =>
              editing.apply((now) =>
                into === WITH_THEM || questions.length === 0
                  ? removeStep(now, form, step)
                  : removeStepInto(now, form, step, into),
              ),
          }}
          onChoose={onChoose}
        />
      )}
      <PartCard {...props} canEdit={canEdit && !isLocked} id={part} slots={slots} around={around} />
    </>
  );
}
