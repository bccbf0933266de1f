import { Menu } from '#/engine/parts/Menu.tsx';
import type { Part, PartProps } from './part.ts';

function Draw({ say }: PartProps) {
  return (
    <Menu
      label={say('Qué quiere hacer con la cuenta')}
      items={[
        { id: 'alias', label: say('Cambiar el alias') },
        { id: 'certificate', label: say('Pedir un certificado') },
        { id: 'profile', label: say('Mi perfil'), to: '/profile' },
      ]}
    >
      {say('Acciones')}
    </Menu>
  );
}

export const menu: Part = { title: 'Menú', opener: 'button', Draw };
