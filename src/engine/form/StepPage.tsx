import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { BackLink } from './BackLink.tsx';
import { DraftStatus } from './DraftStatus.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormActions } from './FormActions.tsx';
import { FormBody } from './FormBody.tsx';
import { FormSection } from './FormSection.tsx';
import type { PageProps } from './page.ts';
import type { StepPlace } from './useStep.ts';

interface StepPageProps extends PageProps {
  place: StepPlace;
  heading: RefObject<HTMLHeadingElement | null>;
  number: number;
  go(pointer: string): void;
  onContinue(root: HTMLFormElement): void;
  /** The page goes away, by whatever way: what stands in its controls must not be lost. */
  onLeave(root: HTMLElement): void;
}

/** One step on a page of its own, with the way back. */
export function StepPage(page: StepPageProps) {
  const {
    context,
    typing: inputListener,
    submit,
    summary,
    keeper,
    unsaved,
    place,
    heading,
    number,
  } = page;
  const { store, words, say } = context;
  const { current, pages } = place;
  const box = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(page.onLeave);
  useLayoutEffect(() => {
    const root = box.current;
    return () => void (root && leave(root));
  }, []);
  return (
    <FormBody typing={inputListener} unsaved={unsaved} onSubmit={page.onContinue}>
      <BackLink place={place} words={words} />
      <ErrorSummary {...context} ref={summary} go={page.go} only={current} />
      <div className="step-head">
        <p className="step-count">
          {words.text('page.steps.position', {
            number: String(number),
            count: String(pages.length),
          })}
        </p>
        <h2 tabIndex={-1} ref={heading}>
          {say(store.document.steps[current]!.title)}
        </h2>
      </div>
      {number === 1 && store.document.intro && (
        <p className="form-intro">{say(store.document.intro)}</p>
      )}
      <div ref={box}>
        <FormSection id={current} context={context} titled={false} />
      </div>
      <FormActions
        words={words}
        label={words.text('page.continue')}
        sending={submit.sending}
        onCancel={page.props.onCancel}
      />
      {keeper && <DraftStatus keeper={keeper} words={words} />}
    </FormBody>
  );
}
