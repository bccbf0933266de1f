import { useEffect, useMemo, useState } from 'react';
import { aboutOf } from '#/language/requests/aboutOf.ts';
import { planOf } from '#/language/validation/plan.ts';
import { FilledForm } from './FilledForm.tsx';
import { FormWaiting } from './FormWaiting.tsx';
import { bringRows } from './LazyRows.tsx';
import { useFirstAnswers } from './useFirstAnswers.ts';
import type { FormProps } from '../ports/formProps.ts';
import { usePorts } from '../ports/ports.tsx';
import './form.css';
import '../widgets/widgets.css';

/**
 * Draws a form document and sends its answers. The page around it has the form's title.
 * Answers live in a store of their own and controls keep what is typed, so a key costs the same in
 * a form of five hundred fields as in one of five. A document with `review` is walked page by page,
 * each with its own address; otherwise its steps are sections of one page.
 */
export function Form(props: FormProps) {
  const ports = usePorts(props.ports);
  const scope = useMemo(() => ({ ...ports.scope, ...props.scope }), [ports.scope, props.scope]);
  const { document, hash, initial } = props;
  // Of what the form was opened for: at another address another one is opened.
  const [draft] = useState(() =>
    document.draft && hash !== undefined
      ? { form: document.id, hash, about: aboutOf(document, scope) }
      : undefined,
  );
  const { first, problem, retry } = useFirstAnswers(document, draft, initial, scope, ports);
  useEffect(() => {
    if (planOf(document).rows.size > 0) bringRows().catch(() => undefined);
  }, [document]);
  if (!first) return <FormWaiting problem={problem} retry={retry} words={{ text: ports.text }} />;
  return <FilledForm {...props} first={first} draftKey={draft} scope={scope} ports={ports} />;
}
