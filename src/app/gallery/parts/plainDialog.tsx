import { PlainDialog } from '#/engine/parts/PlainDialog.tsx';
import { Opener } from './Opener.tsx';
import type { Part, PartProps } from './part.ts';

function Draw({ say }: PartProps) {
  return (
    <Opener label={say('Abrir sin conexión')}>
      {(close) => (
        <PlainDialog title={say('No hay conexión')} onClose={close}>
          <p>{say('Lo que ha escrito sigue aquí. Inténtelo de nuevo dentro de un momento.')}</p>
          <div className="dialog__actions">
            <button type="button" className="button" onClick={close}>
              {say('Entendido')}
            </button>
          </div>
        </PlainDialog>
      )}
    </Opener>
  );
}

export const plainDialog: Part = { title: 'Diálogo del navegador', opener: 'button', Draw };
