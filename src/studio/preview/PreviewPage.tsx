import { useEffect, useMemo, useState } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Form } from '#/engine/Form.tsx';
import { PortsProvider } from '#/engine/ports/ports.tsx';
import type { Answers } from '#/language/expressions/scope.ts';
import { sentence } from '#/language/presentation/format.ts';
import { requestOf } from '#/language/requests/requestOf.ts';
import { interpretRules } from '#/language/validation/interpretRules.ts';
import { say } from '../kernel/words.ts';
import type { Said, Shown } from './frame.ts';
import { previewPorts } from './previewPorts.ts';

const tell = (said: Said) => window.parent.postMessage(said, location.origin);
const queries = new QueryClient({ defaultOptions: { queries: { gcTime: 0, staleTime: 0 } } });

/** The page in the preview's frame: the engine that investors have, over what is being edited. */
export function PreviewPage() {
  const [shown, show] = useState<Shown>();
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<Shown>) => {
      if (origin !== location.origin || source !== window.parent || window.parent === window)
        return;
      queries.clear();
      show(data);
    };
    window.addEventListener('message', hear);
    tell({ ready: true });
    return () => window.removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    if (!shown) return;
    document.documentElement.dataset['theme'] = shown.theme;
    document.documentElement.lang = shown.language;
    document.documentElement.style.fontSize = `${shown.textSize}%`;
  }, [shown]);
  useEffect(() => {
    if (!shown?.selected) return;
    // After the form is drawn.
    const timer = setTimeout(() => markSelected(shown.selected!), 100);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown ? <Drawn key={JSON.stringify(shown.form)} shown={shown} /> : null;
}

function Drawn({ shown }: { shown: Shown }) {
  const { form } = shown;
  const validator = useMemo(() => interpretRules(form), [form]);
  const ports = useMemo(() => previewPorts(shown), [shown]);
  const [sent, setSent] = useState<string>();
  const send = (answers: Answers) => {
    const { body } = requestOf(form, answers, { ...shown.scope, answers });
    setSent(JSON.stringify(body, null, 2));
    return Promise.resolve(undefined);
  };
  return (
    <QueryClientProvider client={queries}>
      <PortsProvider ports={ports}>
        <section
          aria-labelledby="preview-title"
          className="preview-page"
          onClick={({ target }) => {
            const pointer = pointerOf(target as Element);
            if (pointer) tell({ selected: pointer });
          }}
        >
          <h1 id="preview-title">{sentence(form.title, shown.scope, { text: ports.text })}</h1>
          <Form
            key={JSON.stringify([shown.language, shown.answers])}
            document={{ ...form, draft: undefined }}
            validator={validator}
            initial={shown.answers}
            onSubmit={send}
          />
          {sent !== undefined && (
            <section aria-label={say('studio.preview.request')}>
              <h2>{say('studio.preview.request')}</h2>
              <pre className="preview-request" tabIndex={0}>
                {sent}
              </pre>
            </section>
          )}
        </section>
      </PortsProvider>
    </QueryClientProvider>
  );
}

/** Shows which question is being edited. */
function markSelected(pointer: string): void {
  for (const marked of document.querySelectorAll('.field[data-selected]'))
    marked.removeAttribute('data-selected');
  const field = [...document.querySelectorAll<HTMLElement>('.field')].find(
    (one) => pointerOf(one) === pointer,
  );
  field?.setAttribute('data-selected', '');
  field?.scrollIntoView({ block: 'center' });
}

/** The answer that something pressed is about: its own pointer, or that of the question around. */
function pointerOf(target: Element): string | undefined {
  const field = target.closest('.field');
  const named = field?.querySelector('[id^="/answers/"], [for^="/answers/"]');
  const pointer = named?.getAttribute('for') ?? named?.id;
  return pointer?.replace(/__\w+$/, '');
}
