import { Dialog } from '#/engine/parts/Dialog.tsx';
import { Opener } from './Opener.tsx';
import type { Part, PartProps } from './part.ts';

function Draw({ say }: PartProps) {
  return (
    <Opener label={say('Abrir el diálogo')}>
      {(close) => (
        <Dialog title={say('Su sesión va a terminar')} onClose={close}>
          <p>
            {say('Dentro de dos minutos cerraremos su sesión, por su seguridad. ¿Quiere seguir?')}
          </p>
          <div className="dialog__actions">
            <button type="button" className="button" onClick={close}>
              {say('page.session.stay')}
            </button>
            <button type="button" className="button button--quiet" onClick={close}>
              {say('Salir ahora')}
            </button>
          </div>
        </Dialog>
      )}
    </Opener>
  );
}

export const dialog: Part = { title: 'Diálogo', opener: 'button', Draw };
