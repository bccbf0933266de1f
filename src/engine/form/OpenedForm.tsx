import { useEffect, useState } from 'react';
import { aboutOf } from '#/language/requests/aboutOf.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { onlyAnswers } from '#/language/validation/onlyAnswers.ts';
import type { Source } from '../ports/source.ts';
import type { FormProps } from '../ports/formProps.ts';
import { usePorts } from '../ports/ports.tsx';
import type { CallsInTurn } from './callsInTurn.ts';
import { FilledForm } from './FilledForm.tsx';
import { FormWaiting } from './FormWaiting.tsx';
import { bringParts } from './bringParts.ts';
import { useFirstAnswers } from './useFirstAnswers.ts';

interface OpenedFormProps extends FormProps {
  scope: Scope;
  following?: CallsInTurn;
  sources?: Record<string, Source>;
}

/** A form whose calls have answered: its first answers and its draft are asked for, and then it can be filled in. */
export function OpenedForm(props: OpenedFormProps) {
  const ports = usePorts(props.ports);
  const { document, hash, initial, scope } = props;
  // Of what the form was opened for: at another address another one is opened.
  const [draft] = useState(() =>
    document.draft && hash !== undefined
      ? { form: document.id, hash, about: aboutOf(document, scope) }
      : undefined,
  );
  const [given] = useState(() => ({ ...initial, ...onlyAnswers(document, scope) }));
  const { first, problem, retry } = useFirstAnswers(document, draft, given, scope, ports);
  useEffect(() => bringParts(document), [document]);
  if (!first) return <FormWaiting problem={problem} retry={retry} words={{ text: ports.text }} />;
  return <FilledForm {...props} first={first} draftKey={draft} ports={ports} />;
}
