import { useEffect, useMemo, useState } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Screen } from '#/engine/Screen.tsx';
import { PortsProvider } from '#/engine/ports/ports.tsx';
import { applyStyle } from '#/engine/style/applyStyle.ts';
import type { StyleDocument } from '#/language/documents/tenantDocuments.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { mayFill } from '#/language/expressions/mayFill.ts';
import { valueOf } from '#/language/lenses/documents.ts';
import { say } from '../kernel/words.ts';
import type { Said, Shown, Told } from './frame.ts';
import { PreviewedForm } from './PreviewedForm.tsx';
import { markSelected, selectable, pointerOf } from './pressed.ts';
import { previewPorts } from './previewPorts.ts';
import { useTurned } from './useTurned.ts';

const tell = (said: Said) => window.parent.postMessage(said, location.origin);
const queries = new QueryClient({ defaultOptions: { queries: { gcTime: 0, staleTime: 0 } } });

/** The page in the preview's frame: the engine that investors have, over what is being edited. */
export function PreviewPage() {
  const [shown, show] = useState<Shown>();
  const [selected, select] = useState<string>();
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<Told>) => {
      if (origin !== location.origin || source !== window.parent || window.parent === window)
        return;
      if (!('shown' in data)) return select(data.selected);
      queries.clear();
      show(data.shown);
    };
    window.addEventListener('message', hear);
    tell({ ready: true });
    return () => window.removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    if (shown) dress(shown);
  }, [shown]);
  useEffect(() => {
    if (!shown || selected === undefined) return;
    // After it is drawn.
    const timer = setTimeout(() => markSelected(selected), 100);
    return () => clearTimeout(timer);
  }, [shown, selected]);
  const drawn = useMemo(
    () => shown && JSON.stringify({ ...shown, theme: '', textSize: 0 }),
    [shown],
  );
  // Whoever chooses something, or looks at it otherwise, goes on with what is typed.
  const [kept, keep] = useState<{ drawn?: string; shown?: Shown }>({});
  if (kept.drawn !== drawn) keep({ drawn, shown });
  const steady = kept.shown;
  if (!shown || !steady) return null;
  return (
    <section
      className="preview-page"
      onClick={({ target }) => {
        const pointer = pointerOf(target as Element);
        if (pointer) tell({ selected: pointer });
      }}
    >
      <Masthead shown={shown} />
      <QueryClientProvider client={queries}>
        {shown.path.startsWith('form/') ? (
          <PreviewedForm
            key={drawn}
            shown={steady}
            selected={selected}
            onAnswered={(answered) => tell({ answered })}
          />
        ) : (
          <PreviewedScreen key={drawn} shown={steady} />
        )}
      </QueryClientProvider>
    </section>
  );
}

function PreviewedScreen({ shown }: { shown: Shown }) {
  const screen = valueOf(shown.documents, shown.path) as unknown as ScreenDocument;
  const { route, open } = useTurned(shown.scope);
  const ports = useMemo(
    () => previewPorts({ ...shown, scope: { ...shown.scope, route } }, () => undefined, open),
    [shown, route, open],
  );
  const isIn = screen.guest === true || shown.scope.me !== undefined;
  if (!isIn || !mayFill(screen, shown.scope))
    return <p className="notice notice--warning">{say('studio.preview.not_seen')}</p>;
  return (
    <PortsProvider ports={ports}>
      <Screen document={selectable(screen)} scope={{ route }} />
    </PortsProvider>
  );
}

/** Whose page it is, as it stands above every page of theirs. */
function Masthead({ shown: { documents, tenant } }: { shown: Shown }) {
  const { logo } = valueOf(documents, 'style/style') as Partial<StyleDocument>;
  return (
    <p className="preview-page__head">
      {logo ? (
        <img src={`/api/assets/${tenant.name}/${logo}`} alt={tenant.display_name} height={40} />
      ) : (
        tenant.display_name
      )}
    </p>
  );
}

/** The tenant's look as the proposal has it, in the scheme and the size that were chosen. */
function dress({ documents, theme, language, textSize }: Shown): void {
  const root = document.documentElement;
  root.removeAttribute('style');
  delete root.dataset['themes'];
  root.dataset['theme'] = theme;
  root.lang = language;
  root.style.fontSize = `${textSize}%`;
  const style = valueOf(documents, 'style/style') as Partial<StyleDocument>;
  if (!style.light) return;
  applyStyle(style as StyleDocument);
  if (!style.dark) root.dataset['theme'] = 'light';
}
