import { useMemo } from 'react';
import type { Scope } from '#/language/expressions/scope.ts';
import { codeListsOf } from '#/language/presentation/codeListsOf.ts';
import type { Source } from '../ports/source.ts';
import { useNamedCalls } from '../calls/useNamedCalls.ts';
import type { FormProps } from '../ports/formProps.ts';
import { usePorts } from '../ports/ports.tsx';
import { useWords } from '../words/useWords.ts';
import { callsInTurn } from './callsInTurn.ts';
import { FormWaiting } from './FormWaiting.tsx';
import { OpenedForm } from './OpenedForm.tsx';
import { answersOf, useSame } from './sameData.ts';

/** A form that reads calls of the server: those that hang on no answer are there before it is drawn, and so are its words. */
export function FormOverCalls({ scope, ...props }: FormProps & { scope: Scope }) {
  const { document } = props;
  const ports = usePorts(props.ports);
  const turns = useMemo(() => callsInTurn(document), [document]);
  const answered = useNamedCalls(turns.opening, { ...scope, data: undefined });
  const { sources } = answered;
  const whole = useSame(answersOf(turns.opening, answered));
  const within = useMemo<Scope>(() => ({ ...scope, data: whole }), [scope, whole]);
  const all = Object.values(sources);
  const problem = all.find((source) => source.problem)?.problem;
  const words = useWords(ports, document);
  const isNamed = !codeListsOf(document).some(words.awaits);
  if (problem || !isNamed || all.some(({ coming }) => coming))
    return <FormWaiting problem={problem} retry={() => retry(all)} words={{ text: ports.text }} />;
  return <OpenedForm {...props} scope={within} following={turns} sources={sources} />;
}

const retry = (sources: Source[]) => sources.forEach((source) => source.problem && source.retry());
