import { DraftStatus } from './DraftStatus.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormActions } from './FormActions.tsx';
import { FormBody } from './FormBody.tsx';
import { FormSection } from './FormSection.tsx';
import type { PageProps } from './page.ts';
import { useSteps } from './useSteps.ts';

/** A form on one page: its steps are sections. */
export function OnePage({
  context,
  typing: inputListener,
  submit,
  summary,
  keeper,
  unsaved,
  props,
}: PageProps) {
  const { document, submitLabel, hideButtonsWhileSending, onCancel, children } = props;
  const { store, words, say } = context;
  const steps = useSteps(store);
  return (
    <FormBody
      typing={inputListener}
      unsaved={unsaved}
      onSubmit={(root) => void submit.submit(root)}
    >
      <ErrorSummary {...context} ref={summary} />
      {document.intro && <p className="form-intro">{say(document.intro)}</p>}
      {steps.map((id) => (
        <FormSection key={id} id={id} context={context} titled={steps.length > 1} />
      ))}
      <FormActions
        words={words}
        label={say(submitLabel ?? document.submit?.label ?? 'Enviar')}
        sending={submit.sending}
        hide={hideButtonsWhileSending}
        onCancel={onCancel}
      />
      {keeper && <DraftStatus keeper={keeper} words={words} />}
      {children}
    </FormBody>
  );
}
