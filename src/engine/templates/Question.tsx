import { memo } from 'react';
import { isolate } from '#/language/values/isolate.ts';
import { hintId } from '../fields/control.ts';
import type { FormContext } from '../fields/formContext.ts';
import { BoundText } from './BoundText.tsx';
import { fieldMessage } from './fieldMessage.tsx';
import type { FieldDescriptor } from './fieldDescriptor.ts';
import { FieldStatus } from './FieldStatus.tsx';
import { isNarrowed } from '../fields/allowedAt.ts';
import { Narrowed } from './Narrowed.tsx';
import { Unknown } from './Unknown.tsx';

interface QuestionProps {
  /** The pointer of its answer. */
  id: string;
  part: FieldDescriptor;
  value: unknown;
  required: boolean;
  rawErrors: readonly string[] | undefined;
  context: FormContext;
}

/**
 * One question: label or legend, hint, message, and what its widget draws. It is drawn again only when
 * something of it has changed. A long form has hundreds: what each keeps in memory is counted.
 */
export const Question = memo(function Question(props: QuestionProps) {
  const { id, part, value, rawErrors, context } = props;
  const { name, property, field, widget } = part;
  const { store, words, say, questions } = context;
  const Box = widget?.group ? 'fieldset' : 'div';
  // Called, not mounted: its widget never changes, and a question is one component less.
  const draw = widget?.Component ?? Unknown;
  const asks = { id, name, label: property.title, value, rawErrors, asked: part, context };
  const isWrong = rawErrors !== undefined && rawErrors.length > 0;
  return (
    <Box className={`field field--${field.width ?? 'full'}${isWrong ? ' field--invalid' : ''}`}>
      {widget?.ownLabel ? null : nameOf(props)}
      {field.hint ? (
        <p className="field-hint" id={hintId(id)}>
          <BoundText text={field.hint} store={store} say={say} />
        </p>
      ) : null}
      {isWrong ? fieldMessage(id, rawErrors, words) : null}
      {isNarrowed(store.document, id) ? <Narrowed draw={draw} {...asks} /> : draw(asks)}
      {'tin-validator' in property ? (
        <FieldStatus id={id} questions={questions} words={words} />
      ) : null}
    </Box>
  );
});

/** What the question is called, and that nobody needs to answer it. */
function nameOf({ id, part: { property, widget }, required, context }: QuestionProps) {
  const { say, words } = context;
  const name = isolate(say(property.title));
  const isOptional = !required && widget && !widget.silent;
  const told = isOptional ? (
    <>
      {name}
      <span className="field-optional"> {words.text('page.optional')}</span>
    </>
  ) : (
    name
  );
  return widget?.group ? (
    <legend id={`${id}__label`} className="field-label">
      {told}
    </legend>
  ) : (
    <label className="field-label" htmlFor={id}>
      {told}
    </label>
  );
}
