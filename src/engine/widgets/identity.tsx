import { codeWidget } from './code.tsx';
import { useNeighbour } from './useFromScope.ts';
import type { Widget, WidgetProps } from '../fields/widget.ts';

/** What a document of each kind looks like; what is not here has no form of its own. */
const shapes: Readonly<Record<string, string>> = {
  DNI: 'page.identity.dni',
  NIE: 'page.identity.nie',
  NIF: 'page.identity.nif',
  CIF: 'page.identity.cif',
};

const code = codeWidget({ long: 20 });

function Component(props: WidgetProps<'identity'>) {
  const { words } = props.context;
  const kind = useNeighbour(props, props.asked.field.kind);
  const shape = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
  return (
    <>
      <code.Component {...props} noteId={`${props.id}__shape`} />
      <p className="field-after" id={`${props.id}__shape`}>
        {shape && words.text(shape)}
      </p>
    </>
  );
}

/**
 * Number of an identity document (DNI, NIE, passport …), upper case without hyphens or spaces. When
 * another field says which document it is, its form is shown.
 */
export const identity: Widget<'identity'> = { ...code, Component };
