import { useEffect, useRef, type MouseEvent } from 'react';
import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import type { Text } from '#/language/expressions/binding.ts';
import { fieldDescriptorOf } from './fieldDescriptor.ts';
import { toPath } from '../fields/path.ts';
import { contextOf, errorId } from '../fields/control.ts';

/** A list of rows with its name, its message and the button that adds one; who adds it goes on in it. */
export function Rows({
  items,
  canAdd,
  onAddClick,
  title,
  rawErrors,
  registry,
  fieldPathId,
}: ArrayFieldTemplateProps) {
  const { store, words, say } = contextOf({ registry });
  const id = fieldPathId.$id;
  const list = useRef<HTMLFieldSetElement>(null);
  const isAdding = useRef(false);
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    const row = [...list.current!.querySelectorAll(':scope > .row')].at(-1);
    row?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [items.length]);
  const adds = (event: MouseEvent) => {
    isAdding.current = true;
    onAddClick(event);
  };
  const { add } = fieldDescriptorOf(store.document, toPath(id))?.field as { add?: Text };
  return (
    <fieldset
      ref={list}
      className="rows"
      id={id}
      tabIndex={-1}
      aria-describedby={rawErrors?.length ? errorId(id) : undefined}
    >
      <legend className="rows-title">{say(title)}</legend>
      {rawErrors?.length ? (
        <p className="field-error" id={errorId(id)}>
          <span className="visually-hidden">{words.text('Error:')} </span>
          {rawErrors[0]}
        </p>
      ) : null}
      {items}
      {canAdd && (
        <button type="button" className="button button--quiet" onClick={adds}>
          {say(add ?? 'Añadir')}
        </button>
      )}
    </fieldset>
  );
}
