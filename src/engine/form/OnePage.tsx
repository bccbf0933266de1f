import { planOf } from '#/language/validation/plan.ts';
import { DraftStatus } from './DraftStatus.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormActions } from './FormActions.tsx';
import { FormBody } from './FormBody.tsx';
import { FormSection } from './FormSection.tsx';
import type { PageProps } from './page.ts';
import { sendLabel } from './sendLabel.ts';
import { useSteps } from './useSteps.ts';

/**
 * Up to about so many questions the browser's autofill looks at every control, and has each section that is put
 * off laid out by itself: that costs more than laying out all of them at once.
 * @source Chromium, components/autofill/core/common/autofill_constants.h (kMaxExtractableFields)
 */
const AUTOFILLED = 250;

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
  const isLong = planOf(document).order.length > AUTOFILLED;
  return (
    <FormBody
      typing={inputListener}
      unsaved={unsaved}
      onSubmit={(root) => void submit.submit(root)}
    >
      <ErrorSummary {...context} ref={summary} />
      {document.intro && <p className="form-intro">{say(document.intro)}</p>}
      {steps.map((id) => (
        <FormSection key={id} id={id} context={context} titled={steps.length > 1} far={isLong} />
      ))}
      <FormActions
        words={words}
        label={say(submitLabel ?? sendLabel(document, words))}
        look={document.submit?.look}
        sending={submit.sending}
        hide={hideButtonsWhileSending}
        onCancel={onCancel}
      />
      {keeper && <DraftStatus keeper={keeper} words={words} />}
      {children}
    </FormBody>
  );
}
