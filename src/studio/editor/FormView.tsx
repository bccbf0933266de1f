import { useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { flat, fromParam, isSame, questionList, toParam } from '../editing/questionList.ts';
import { documentName, documentsOfKind } from '../editing/documentName.ts';
import { whyNoPage, whyNoQuestion } from '../editing/noMore.ts';
import { siteOf, type QuestionId } from '#/language/lenses/questionSite.ts';
import { Preview } from '../preview/Preview.tsx';
import { Act } from '../kernel/Act.tsx';
import { Pick } from '../kernel/Pick.tsx';
import { say } from '../kernel/words.ts';
import { AddQuestion } from './AddQuestion.tsx';
import { AddStep } from './AddStep.tsx';
import { FormWords } from './FormWords.tsx';
import { StepEditor } from './StepEditor.tsx';
import { QuestionList, WORDS } from './QuestionList.tsx';
import { QuestionEditor } from './QuestionEditor.tsx';
import { UnfinishedText } from '../editing/UnfinishedText.tsx';
import { propsFor, type ViewProps } from '../editing/viewProps.ts';

/** A form: its questions, the one that is chosen, and how an investor would have all of it. */
export function FormView(given: ViewProps) {
  const { documents } = given.editing;
  const [params, setParams] = useSearchParams();
  const [adding, setAdding] = useState<'question' | 'step'>();
  // Whoever removes a question goes on in its place.
  const [isLeft, setLeft] = useState(false);
  const forms = useMemo(() => documentsOfKind(documents, 'form'), [documents]);
  const key = forms.some(({ id }) => id === params.get('documento'))
    ? params.get('documento')!
    : (forms[0]?.id ?? '');
  const props = propsFor(given, key);
  const steps = useMemo(() => questionList(documents, key), [documents, key]);
  const whyId = useId();
  const [noQuestion, noPage] = useMemo(
    () => [whyNoQuestion(documents, key), whyNoPage(documents, key)],
    [documents, key],
  );
  const chosen = fromParam(key, params.get('pregunta'));
  const found = flat(steps).find(({ id }) => isSame(chosen, id));
  const page = found ? undefined : steps.find(({ step }) => step === params.get('pagina'));
  const go = (document: string, question?: QuestionId) => {
    const next = new URLSearchParams(params);
    next.set('documento', document);
    if (question) next.set('pregunta', toParam(question));
    else next.delete('pregunta');
    next.delete('pagina');
    setParams(next);
  };
  const goToPage = (step: string | undefined) => {
    const next = new URLSearchParams(params);
    next.delete('pregunta');
    if (step === undefined) next.delete('pagina');
    else next.set('pagina', step);
    setLeft(step === undefined);
    setParams(next);
  };
  return (
    <>
      <div className="tools">
        <Pick
          label={say('studio.form')}
          value={key}
          onPick={(to) => go(to)}
          options={forms.map(({ id }) => [id, documentName(documents, id, id.slice(5))])}
        />
        {props.canEdit && (
          <>
            <Act isMain held={noQuestion && whyId} onPress={() => setAdding('question')}>
              {say('studio.add')}
            </Act>
            <Act held={noPage && whyId} onPress={() => setAdding('step')}>
              {say('studio.step.add')}
            </Act>
          </>
        )}
      </div>
      {props.canEdit && noQuestion && (
        <p id={whyId} className="muted">
          {noQuestion}
        </p>
      )}
      <UnfinishedText editing={props.editing} document={key} />
      <div className="panes">
        <QuestionList
          {...props}
          form={key}
          steps={steps}
          chosen={found?.id}
          page={page?.step ?? (params.get('pagina') === WORDS ? WORDS : undefined)}
          onChoose={(id) => go(key, id)}
          onChoosePage={goToPage}
        />
        <section className="pane" aria-label={say('studio.question')}>
          {found ? (
            <QuestionEditor
              key={JSON.stringify(found.id)}
              {...props}
              question={found}
              steps={steps}
              onChoose={(id) => {
                setLeft(id === undefined);
                go(key, id);
              }}
            />
          ) : params.get('pagina') === WORDS ? (
            <FormWords {...props} form={key} />
          ) : page ? (
            <StepEditor
              key={`${key} ${page.step}`}
              {...props}
              form={key}
              page={page}
              steps={steps}
              onChoose={goToPage}
            />
          ) : (
            <p className="muted" tabIndex={-1} ref={isLeft ? focus : undefined}>
              {say('studio.question.none')}
            </p>
          )}
        </section>
        <Preview
          {...props}
          documents={documents}
          path={key}
          selected={found && siteOf(found.id).answer}
          onSelect={(pointer) => {
            const one = flat(steps).find(({ id }) => isAnswer(pointer, id));
            if (one) go(key, one.id);
          }}
        />
      </div>
      {adding === 'step' && (
        <AddStep
          editing={props.editing}
          form={key}
          steps={steps}
          onAdded={goToPage}
          onClose={() => setAdding(undefined)}
        />
      )}
      {adding === 'question' && (
        <AddQuestion
          editing={props.editing}
          form={key}
          onAdded={(id) => go(key, id)}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  );
}

const focus = (node: HTMLElement | null) => node?.focus({ preventScroll: true });

const isAnswer = (pointer: string, id: QuestionId) =>
  id.column === undefined
    ? pointer === siteOf(id).answer
    : new RegExp(`^/answers/${id.name}/\\d+/${id.column}$`).test(pointer);
