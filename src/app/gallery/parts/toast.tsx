import { useMemo } from 'react';
import { createToasts } from '../../toasts/toasts.ts';
import { ToastRegion } from '../../toasts/ToastRegion.tsx';
import type { Part, PartProps } from './part.ts';

function Draw({ say }: PartProps) {
  const toasts = useMemo(() => createToasts(), []);
  const show = () =>
    toasts.show({
      tone: 'success',
      title: say('Hemos recibido su mensaje'),
      text: say('Le contestaremos hoy o mañana.'),
      action: { label: say('Ver el mensaje'), run: () => undefined },
    });
  return (
    <>
      <button type="button" className="button button--quiet" onClick={show}>
        {say('Enviar el mensaje')}
      </button>
      <ToastRegion toasts={toasts} />
    </>
  );
}

export const toast: Part = { title: 'Aviso que se va solo', opener: 'button', Draw };
