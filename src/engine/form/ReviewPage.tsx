import type { RefObject } from 'react';
import type { FormDocument } from '#/language/documents/form.ts';
import { BackLink } from './BackLink.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormActions } from './FormActions.tsx';
import { FormBody } from './FormBody.tsx';
import type { PageProps } from './page.ts';
import { reviewLines, reviewSteps } from './review.ts';
import { sendLabel } from './sendLabel.ts';
import { StepBlock } from './StepBlock.tsx';
import { useFileNames } from './useFileNames.ts';
import type { StepPlace } from './useStep.ts';
import './review.css';

interface ReviewPageProps extends PageProps {
  place: StepPlace;
  heading: RefObject<HTMLHeadingElement | null>;
  go(pointer: string): void;
}

/** Everything once more before it is sent, each answer with the way to change it. */
export function ReviewPage(page: ReviewPageProps) {
  const {
    context,
    typing: inputListener,
    submit,
    summary,
    unsaved,
    place,
    heading,
    go,
    props,
  } = page;
  const { store, words, say } = context;
  const { document } = store;
  useFileNames(context);
  return (
    <FormBody
      typing={inputListener}
      unsaved={unsaved}
      onSubmit={(root) => void submit.submit(root)}
    >
      <BackLink place={place} words={words} />
      <ErrorSummary {...context} ref={summary} go={go} />
      <h2 tabIndex={-1} ref={heading}>
        {words.text('page.review.title')}
      </h2>
      {reviewSteps(store).map((step) => (
        <section key={step} className="card review">
          <h3>{say(document.steps[step]!.title)}</h3>
          <dl>
            {reviewLines(step, context).map(({ pointer, label, answers, fixed }) => (
              <div key={pointer} className="review-line">
                <dt>{label}</dt>
                <dd>
                  {answers.some(Boolean) ? (
                    answers.map((answer, index) => <p key={index}>{answer}</p>)
                  ) : (
                    <span className="review-none">{words.text('page.review.unanswered')}</span>
                  )}
                </dd>
                {!fixed && (
                  <dd className="review-change">
                    <a
                      href={place.addressOf(step) ?? '#'}
                      onClick={(event) => {
                        event.preventDefault();
                        go(pointer);
                      }}
                    >
                      {words.text('page.review.change')}{' '}
                      <bdi className="visually-hidden">{label}</bdi>
                    </a>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </section>
      ))}
      {blocksOf(document).map(([id, block]) => (
        <StepBlock key={id} block={block} context={context} />
      ))}
      <FormActions
        words={words}
        label={say(props.submitLabel ?? sendLabel(document, words))}
        look={document.submit?.look}
        sending={submit.sending}
        hide={props.hideButtonsWhileSending}
        onCancel={props.onCancel}
      />
      {props.children}
    </FormBody>
  );
}

const blocksOf = ({ review }: FormDocument) =>
  typeof review === 'object'
    ? Object.entries(review.blocks).sort(([, a], [, b]) => a.order - b.order)
    : [];
