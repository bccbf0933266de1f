import { Tabs } from '#/engine/parts/Tabs.tsx';
import type { Part, PartProps } from './part.ts';

function Draw({ say, id }: PartProps) {
  return (
    <Tabs
      label={say('Su documentación')}
      parameter={id}
      items={[
        { id: 'pending', label: say('Por firmar'), content: <p>{say('Tres documentos')}</p> },
        { id: 'all', label: say('Todos'), content: <p>{say('Doce documentos')}</p> },
        { id: 'checks', label: say('Validaciones'), content: <p>{say('Ninguna')}</p> },
      ]}
    />
  );
}

export const tabs: Part = { title: 'Pestañas', Draw };
