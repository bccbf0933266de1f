import type { FieldTemplateProps } from '@rjsf/utils';
import { isolate } from '#/language/values/isolate.ts';
import type { FieldDescriptor } from './fieldDescriptor.ts';
import { contextOf, errorId, hintId } from '../fields/control.ts';
import { BoundText } from './BoundText.tsx';
import { FieldStatus } from './FieldStatus.tsx';

/** One question: label or legend, hint, message, and what its widget draws. */
export function Field(props: FieldTemplateProps) {
  const { id, label, children, rawErrors, required, registry } = props;
  const { store, words, say, questions } = contextOf({ registry });
  const part = props.uiSchema?.['ui:options']?.['part'] as FieldDescriptor | undefined;
  if (!part) return children;
  const { field, widget } = part;
  const [Box, Name] = widget?.group
    ? (['fieldset', 'legend'] as const)
    : (['div', 'label'] as const);
  const name = (
    <Name
      id={widget?.group ? `${id}__label` : undefined}
      className="field-label"
      {...(Name === 'label' && { htmlFor: id })}
    >
      {isolate(say(label))}
      {!required && widget && !widget.silent && (
        <span className="field-optional"> {words.text('(opcional)')}</span>
      )}
    </Name>
  );
  return (
    <Box
      className={`field field--${field.width ?? 'full'} ${rawErrors?.length ? 'field--invalid' : ''}`}
    >
      {!widget?.ownLabel && name}
      {field.hint && (
        <p className="field-hint" id={hintId(id)}>
          <BoundText text={field.hint} store={store} say={say} />
        </p>
      )}
      {rawErrors?.length ? (
        <p className="field-error" id={errorId(id)}>
          <span className="visually-hidden">{words.text('Error:')} </span>
          {rawErrors[0]}
        </p>
      ) : null}
      {children}
      {'tin-validator' in part.property && (
        <FieldStatus id={id} questions={questions} words={words} />
      )}
    </Box>
  );
}
