import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { PageProps } from './page.ts';

interface FormBodyProps extends Pick<PageProps, 'typing' | 'unsaved'> {
  onSubmit(root: HTMLFormElement): void;
  children: ReactNode;
}

/** The element that hears everything which happens in a form, by delegation. */
export function FormBody({ typing: inputListener, unsaved, onSubmit, children }: FormBodyProps) {
  const form = useRef<HTMLFormElement>(null);
  const told = useRef(unsaved);
  told.current = unsaved;
  // Before anybody can type into what is drawn.
  useLayoutEffect(() => {
    const root = form.current;
    const hear = (event: Event) => {
      inputListener.input({ target: event.target as EventTarget });
      told.current();
      if (isPlainControl(event.target)) event.stopPropagation();
    };
    root?.addEventListener('input', hear);
    return () => root?.removeEventListener('input', hear);
  }, [inputListener]);
  return (
    <form
      ref={form}
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
      onBlur={inputListener.blur}
    >
      {children}
    </form>
  );
}

/**
 * A control that keeps its own text and that React need not hear about. React answers every input
 * event by taking the control's name away and giving it back, after which the browser looks through
 * all controls of the form again: with five hundred fields that was most of the work of a key.
 */
function isPlainControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.dataset['field'] !== undefined;
}
