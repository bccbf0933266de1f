import type { WidgetProps } from '@rjsf/utils';
import { contextOf } from '../fields/control.ts';

/** Stands where nobody knows how to draw a field: said plainly, and nothing can be sent. */
export function Unknown(props: WidgetProps) {
  return (
    <p className="notice notice--danger" id={props.id} tabIndex={-1}>
      {contextOf(props).words.text(
        'Esta pregunta no se puede mostrar ahora, así que no podemos recibir el formulario.',
      )}
    </p>
  );
}
