import type { ReactNode } from 'react';
import type { WidgetProps } from '@rjsf/utils';
import type { Field, Property } from '#/language/documents/form.ts';
import type { FormContext } from './formContext.ts';
import type { Reading } from './reading.ts';

/**
 * How one kind of answer is drawn and read. Controls keep their own text: the form asks `read`
 * when a person leaves them, and everything within the element that carries `data-field` is theirs.
 */
export interface Widget {
  Component(props: WidgetProps): ReactNode;
  /** What stands in the controls below the host now. */
  read(host: HTMLElement, asked: Asked): Reading;
  /** Respells what was understood: '12000' becomes '12.000,00'. */
  normalize?(host: HTMLElement, value: unknown, asked: Asked): void;
  /** The answer as a sentence shows it; by default its own text. */
  show?(value: unknown, asked: Asked, context?: Pick<FormContext, 'store' | 'words'>): string;
  /** Limits of its numbers are told as it shows them; without it, in the specification's euro. */
  tellsLimits?: true;
  /** Changes are answers at once: nobody is in the middle of typing. */
  live?: true;
  /** Several controls under one question: a fieldset with a legend. */
  group?: true;
  /** Nobody answers here, so nothing is said to be optional. */
  silent?: true;
  /** The widget draws its own label (a single checkbox). */
  ownLabel?: true;
}

/** The question: what the answer is, and how the document wants it drawn. */
export interface Asked {
  property: Property;
  field: Field;
}

/** The text of the one control of a widget, trimmed; `undefined` when there is none. */
export function typedText(host: HTMLElement): string | undefined {
  const text = (host as HTMLInputElement).value.trim();
  return text === '' ? undefined : text;
}

/** Puts a text into the one control of a widget without moving the cursor for nothing. */
export function setInputValue(host: HTMLElement, text: string): void {
  const input = host as HTMLInputElement;
  if (input.value !== text) input.value = text;
}
