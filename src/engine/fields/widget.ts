import type { ReactNode } from 'react';
import type { AskedOf } from '#/language/widgets/asked.ts';
import type { WidgetName } from '#/language/widgets/index.ts';
import type { FormContext } from './formContext.ts';
import type { Reading } from './reading.ts';

/** What a widget draws: a question, and how it stands now. */
export interface WidgetProps<Name extends WidgetName = WidgetName> {
  /** The pointer of its answer. */
  id: string;
  /** Of the property. */
  name: string;
  /** The property's title, as the document says it. */
  label: string;
  value: unknown;
  /** What is told at the question; the first is shown. */
  rawErrors: readonly string[] | undefined;
  asked: AskedOf<Name>;
  context: FormContext;
}

/**
 * How one kind of answer is drawn and read. Controls keep their own text: the form asks `read`
 * when a person leaves them, and everything within the element that carries `data-field` is theirs.
 */
export interface Widget<Name extends WidgetName = WidgetName> {
  Component(props: WidgetProps<Name>): ReactNode;
  /** What stands in the controls below the host now. */
  read(host: HTMLElement, asked: AskedOf<Name>): Reading;
  /** Respells what was understood: '12000' becomes '12.000,00'. */
  normalize?(host: HTMLElement, value: unknown, asked: AskedOf<Name>): void;
  /** The answer as a sentence shows it; by default its own text. */
  show?(
    value: unknown,
    asked: AskedOf<Name>,
    context?: Pick<FormContext, 'store' | 'words' | 'say'>,
  ): string;
  /** Fetches what draws it, where that is a part of its own: whoever has begun a form needs no network to go on. */
  bring?(): Promise<unknown>;
  /** Changes are answers at once: nobody is in the middle of typing. */
  live?: true;
  /** Several controls under one question: a fieldset with a legend. */
  group?: true;
  /** Nobody answers here, so nothing is said to be optional. */
  silent?: true;
  /** The widget draws its own label (a single checkbox). */
  ownLabel?: true;
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
