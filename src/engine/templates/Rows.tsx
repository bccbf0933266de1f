import { useEffect, useRef, type MouseEvent } from 'react';
import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { isDrawnBy } from '#/language/widgets/asked.ts';
import { fieldDescriptorOf } from './fieldDescriptor.ts';
import { toPath } from '../fields/path.ts';
import { contextOf, errorId } from '../fields/control.ts';
import { fieldMessage } from './fieldMessage.tsx';

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
  const part = fieldDescriptorOf(store.document, toPath(id));
  const { add, fixed } = part && isDrawnBy(part, 'rows') ? part.field : {};
  return (
    <fieldset
      ref={list}
      className="rows"
      id={id}
      tabIndex={-1}
      aria-describedby={rawErrors?.length ? errorId(id) : undefined}
    >
      <legend className="rows-title">{say(title)}</legend>
      {rawErrors?.length ? fieldMessage(id, rawErrors, words) : null}
      {items}
      {canAdd && !fixed && (
        <button type="button" className="button button--quiet" onClick={adds}>
          {say(add ?? 'page.add')}
        </button>
      )}
    </fieldset>
  );
}
