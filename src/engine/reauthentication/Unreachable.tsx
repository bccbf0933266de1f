import { useEffect, useRef, useState } from 'react';
import { usePorts } from '../ports/ports.tsx';

/** No mail reaches the person any more: people of the manager make sure who they are, and say so. */
export function Unreachable({ onClose }: { onClose(): void }) {
  const { text, reportUnreachable } = usePorts();
  const [state, setState] = useState<'asking' | 'sending' | 'sent' | 'failed'>('asking');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), [state]);
  const send = async () => {
    if (state === 'sending') return;
    setState('sending');
    const problem = await reportUnreachable?.();
    setState(problem ? 'failed' : 'sent');
  };
  return (
    <div ref={place}>
      {state !== 'sent' && (
        <p>
          {text(
            'Sin acceso a un correo no podemos enviarle el código. Podemos llamarle para comprobar que es usted y poner al día sus datos de contacto. Hasta entonces no cambiará nada.',
          )}
        </p>
      )}
      <p role="status">
        {state === 'sending' && text('Enviando…')}
        {state === 'failed' &&
          text('No hemos podido registrar su petición. Llámenos y le atenderemos.')}
        {state === 'sent' &&
          text(
            'Hemos registrado su petición. Le llamaremos para comprobar que es usted; tenga a mano su documento de identidad.',
          )}
      </p>
      <div className="dialog__actions">
        {state !== 'sent' && reportUnreachable && (
          <button
            type="button"
            className="button"
            aria-disabled={state === 'sending' || undefined}
            onClick={() => void send()}
          >
            {text('Pedir que me llamen')}
          </button>
        )}
        <button type="button" className="button button--quiet" onClick={onClose}>
          {text(state === 'sent' ? 'Cerrar' : 'Cancelar')}
        </button>
      </div>
    </div>
  );
}
