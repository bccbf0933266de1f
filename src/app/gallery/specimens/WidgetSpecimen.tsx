import { useEffect, useMemo, useRef } from 'react';
import { Form } from '#/engine/Form.tsx';
import { PortsProvider } from '#/engine/ports/ports.tsx';
import { exampleForm } from '#/language/notation/exampleDocuments.ts';
import type { WidgetExample } from '#/language/notation/example.ts';
import type { Started } from '../../tenancy/tenancy.tsx';
import { examplePorts } from './examplePorts.ts';
import { exampleRules } from './exampleRules.ts';
import { inEveryText } from './inEveryText.ts';
import type { WidgetState } from './states.ts';

interface WidgetSpecimenProps {
  started: Started;
  widget: string;
  example: WidgetExample;
  state: WidgetState;
  /** Letters and digits: the name of its question on this page. */
  id: string;
  text: string;
}

/** A question in one of its states, drawn as a form draws it. */
export function WidgetSpecimen({ started, widget, example, state, id, text }: WidgetSpecimenProps) {
  const place = useRef<HTMLDivElement>(null);
  const made = useMemo(() => {
    const form = {
      ...exampleForm(widget, example, id),
      ...(state === 'review' && { review: true }),
    };
    const document = state === 'hostile' ? inEveryText('form', form, text) : form;
    const ports = examplePorts(started, {
      id,
      state,
      data: {},
      wrong: example.wrong,
      query: state === 'review' ? { paso: 'revisar' } : {},
      form: () => Promise.reject(new Error('no form')),
      navigate: () => undefined,
    });
    return { document, ports, validator: exampleRules(widget, id) };
  }, [started, widget, example, id, state, text]);

  useEffect(() => {
    if (presses.has(state)) place.current?.querySelector('form')?.requestSubmit();
  }, [state, made]);

  const answer = answerIn(state, example, text);
  return (
    <div ref={place}>
      <PortsProvider ports={made.ports}>
        <Form
          key={text}
          {...made}
          initial={answer === undefined ? {} : { [id]: answer }}
          submitLabel="Guardar"
          onSubmit={() => new Promise(() => undefined)}
        />
      </PortsProvider>
    </div>
  );
}

/** States that a form is in because somebody has tried to send it. */
const presses: ReadonlySet<WidgetState> = new Set(['error', 'sending', 'hostile']);

function answerIn(state: WidgetState, { property, value, wrong }: WidgetExample, text: string) {
  if (state === 'empty') return undefined;
  if (state === 'error') return wrong;
  if (state !== 'hostile') return value;
  return property.type === 'string' && !property.enum ? text : wrong;
}
