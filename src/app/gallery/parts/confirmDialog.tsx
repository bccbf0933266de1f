import { ConfirmDialog } from '#/engine/parts/ConfirmDialog.tsx';
import { Opener } from './Opener.tsx';
import type { Part, PartProps } from './part.ts';

function Draw({ say }: PartProps) {
  return (
    <Opener label={say('Quitar un beneficiario')}>
      {(close) => (
        <ConfirmDialog
          title={say('¿Quiere quitar este beneficiario?')}
          named={say('Marta Gil Robles, 50 %')}
          consequence={say('Su parte quedará sin repartir hasta que nombre a otra persona.')}
          action={say('Quitar el beneficiario')}
          onConfirm={() => Promise.resolve(undefined)}
          onClose={close}
        />
      )}
    </Opener>
  );
}

export const confirmDialog: Part = { title: 'Confirmación', opener: 'button', Draw };
