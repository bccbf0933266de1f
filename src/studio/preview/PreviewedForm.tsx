import { useEffect, useMemo, useRef, useState } from 'react';
import { Form } from '#/engine/Form.tsx';
import { withDefaults } from '#/engine/fields/defaults.ts';
import { PortsProvider } from '#/engine/ports/ports.tsx';
import { BlockFrame } from '#/engine/screen/BlockFrame.tsx';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { valueOf } from '#/language/lenses/documents.ts';
import { sentence } from '#/language/presentation/format.ts';
import { requestOf } from '#/language/requests/requestOf.ts';
import { interpretRules } from '#/language/validation/interpretRules.ts';
import { runtime } from '#/language/validation/runtime.ts';
import { validateForm } from '#/language/validation/validateForm.ts';
import { verdictOf, type Judge } from '#/language/requests/verdictOf.ts';
import { say } from '../kernel/words.ts';
import type { Answered, Shown } from './frame.ts';
import { dataFor, previewPorts, quiet } from './previewPorts.ts';
import { sentElsewhere } from './sentElsewhere.ts';
import { useTurned } from './useTurned.ts';

interface PreviewedFormProps {
  shown: Shown;
  /** Pointer of the answer that is being edited: its page is shown. */
  selected?: string;
  /** Told what stands in the form and what it would give, after each pause in typing. */
  onAnswered(answered: Answered): void;
}

/** How long a person pauses before it is judged (ms). */
const PAUSE_MS = 150;

/** A form in the preview: it can be filled in, and tells what would come of it. */
export function PreviewedForm({ shown, selected, onAnswered }: PreviewedFormProps) {
  const form = useMemo(() => formOf(shown), [shown]);
  const validator = useMemo(() => interpretRules(form), [form]);
  const [sent, setSent] = useState<string>();
  const elsewhere = sentElsewhere(form);
  const { route, open } = useTurned(shown.scope, form, selected);
  // The same ones while the same is shown: whoever chooses another question has no form drawn anew.
  const kept = useMemo(() => quiet(form), [form]);
  const around = useMemo(() => ({ route }), [route]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const scope = useMemo(() => ({ ...shown.scope, data: dataFor(form, shown) }), [form, shown]);
  const told = useRef(onAnswered);
  told.current = onAnswered;
  const judge = useMemo(() => {
    const validate = validator(runtime);
    const judged: Judge = (...about) => validateForm(...about, validate);
    return (answers: Answers) =>
      told.current({ answers, scope, verdict: verdictOf(form, { answers, scope }, judged) });
  }, [form, scope, validator]);
  const ports = useMemo(
    () =>
      previewPorts(
        shown,
        (unsaved, typed) => {
          if (!unsaved || !typed) return;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => judge(typed()), PAUSE_MS);
        },
        open,
      ),
    [shown, judge, open],
  );
  useEffect(() => {
    judge(withDefaults(form, shown.answers));
    return () => clearTimeout(timer.current);
  }, [judge, form, shown.answers]);
  const send = (answers: Answers) => {
    setSent(JSON.stringify(requestOf(form, answers, { ...scope, answers }).body, null, 2));
    return Promise.resolve(undefined);
  };
  return (
    <PortsProvider ports={ports}>
      <h1 id="preview-title">{sentence(form.title, shown.scope, { text: ports.text })}</h1>
      <Form
        document={kept}
        scope={around}
        anyPage
        validator={validator}
        initial={shown.answers}
        onSubmit={send}
        Frame={BlockFrame}
      />
      {sent !== undefined && (
        <section aria-label={say('studio.preview.request')}>
          <h2>{say('studio.preview.request')}</h2>
          {elsewhere ? (
            <p>{say(elsewhere)}</p>
          ) : (
            <pre className="preview-request" tabIndex={0}>
              {sent}
            </pre>
          )}
        </section>
      )}
    </PortsProvider>
  );
}

/** On one page, unless it is walked page by page: all of it is seen at once. */
function formOf({ documents, path, isPaged }: Shown): FormDocument {
  const form = valueOf(documents, path) as unknown as FormDocument;
  return isPaged ? form : { ...form, review: undefined };
}
