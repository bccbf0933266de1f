import { useMemo, useState } from 'react';
import { ErrorBoundary } from '../problem/ErrorBoundary.tsx';
import type { Started } from '../tenancy/tenancy.tsx';
import { BlockSpecimen } from './BlockSpecimen.tsx';
import { Choices } from './Choices.tsx';
import { hostileText } from './hostileText.ts';
import { PartSpecimen } from './PartSpecimen.tsx';
import { exhibits, type Specimen } from './specimens.ts';
import { TextEverywhere } from './TextEverywhere.tsx';
import { addressOf, type Wanted } from './wanted.ts';
import { WidgetSpecimen } from './specimens/WidgetSpecimen.tsx';
import './gallery.css';

/** Every widget and block of the language, from its own example, in every state; and what opens over a page. */
export function Gallery({ started, wanted }: { started: Started; wanted: Wanted }) {
  const [text, setText] = useState(hostileText);
  const [isOpen, setOpen] = useState(wanted.many === undefined);
  const shown = useMemo(() => exhibits(wanted), [wanted]);
  const hasHostile = shown.some(({ specimens }) =>
    specimens.some(({ state }) => state === 'hostile'),
  );
  return (
    <>
      <header className="gallery-head no-print">
        <h1>Galería de {started.tenant.display_name}</h1>
        <Choices wanted={wanted} />
        {hasHostile && <TextEverywhere text={text} onText={setText} />}
        <nav className="gallery-index" aria-label="Índice">
          <ul>
            {shown.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className="gallery">
        {!isOpen && (
          <button type="button" className="button" onClick={() => setOpen(true)}>
            Mostrar {wanted.many}
          </button>
        )}
        {(isOpen ? shown : []).map(({ id, name, title, specimens }) => (
          <div key={id} id={id} className="exhibit">
            <h2 className="no-print">
              {name} <span className="muted">{title}</span>
            </h2>
            {specimens[0]?.kind === 'part' && (
              <p className="no-print">
                <a href={addressOf({ ...wanted, only: id, state: 'open' })}>Abierto</a>
              </p>
            )}
            {specimens.map((specimen) => (
              <div
                key={specimen.id}
                id={`${id}-${specimen.id}`}
                className="specimen"
                data-specimen={specimen.id}
              >
                <p className="specimen-state no-print">{specimen.state}</p>
                <ErrorBoundary
                  resetKey={text}
                  fallback={<p className="notice notice--danger">{BROKEN}</p>}
                >
                  <Drawn specimen={specimen} started={started} text={text} />
                </ErrorBoundary>
              </div>
            ))}
          </div>
        ))}
      </main>
    </>
  );
}

const BROKEN = 'Este ejemplo no se puede dibujar.';

function Drawn({ specimen, ...around }: { specimen: Specimen; started: Started; text: string }) {
  const { id, name } = specimen;
  if (specimen.kind === 'part')
    return <PartSpecimen {...around} id={id} part={specimen.part} state={specimen.state} />;
  return specimen.kind === 'widget' ? (
    <WidgetSpecimen
      {...around}
      id={id}
      widget={name}
      example={specimen.example}
      state={specimen.state}
    />
  ) : (
    <BlockSpecimen
      {...around}
      id={id}
      type={name}
      example={specimen.example}
      state={specimen.state}
    />
  );
}
